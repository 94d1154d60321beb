import type { Page } from "@playwright/test";
import { notFound } from "../../content/en/pages.ts";
import { barLink, expect, isShown, listening, open, test } from "../support/e2e.ts";

/** Returns a list that grows by the path of each document the page loads. */
function countDocuments(page: Page) {
  const loaded: string[] = [];
  page.on("request", (request) => {
    if (request.isNavigationRequest()) loaded.push(new URL(request.url()).pathname);
  });
  return loaded;
}

/** Takes the lines out of the console, and returns those beside the browser's own report of the 404. */
const logged = (complaints: string[]) =>
  complaints.splice(0).filter((line) => !line.startsWith("Failed to load resource"));

/** Expects the not-found page for this path, hydrated and working. */
async function isNotFound(page: Page, path: string) {
  await listening(page);
  await expect(page.getByText(notFound.text)).toBeVisible();
  await expect(page.locator("main bdi")).toHaveText(path);
  expect(new URL(page.url()).pathname).toBe(path);
  const html = page.locator("html");
  const before = await html.getAttribute("data-theme");
  await page.locator(".theme-toggle").click();
  await expect(html).not.toHaveAttribute("data-theme", before ?? "none");
}

for (const path of ["/no/such/address", "/about//", "/%61bout", "/WHY-US?a=b#c"])
  test(`${path} loads the not-found page once and logs the path once`, async ({ page, complaints }) => {
    const documents = countDocuments(page);
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(404);
    const { pathname } = new URL(path, page.url());
    await isNotFound(page, pathname);
    await page.waitForLoadState("networkidle");
    expect(documents).toEqual([pathname]);
    expect(logged(complaints)).toEqual([`404: this page does not exist: ${pathname}`]);
  });

test("a link, Back and Forward open the not-found page", async ({ page, complaints }) => {
  await open(page, "/about");
  const documents = countDocuments(page);
  await page
    .locator('a[href="/contact"]')
    .first()
    .evaluate((link: HTMLAnchorElement) => {
      link.href = "/About";
      link.click();
    });
  await page.waitForURL("**/About");
  await isNotFound(page, "/About");
  expect(documents).toEqual(["/About"]);
  expect(logged(complaints)).toEqual([`404: this page does not exist: /About`]);
  await page.goBack();
  await listening(page);
  await isShown(page, "/about");
  await page.goForward();
  await isNotFound(page, "/About");
  await page.locator("a[href='#main']").first().press("Enter");
  await expect(page.locator("main")).toBeFocused();
  await page.goBack();
  await isNotFound(page, "/About");
  await page.getByRole("link", { name: notFound.home.label }).click();
  await expect(page).toHaveURL(/\/$/);
  await isShown(page, "/");
  await page.goBack();
  await isNotFound(page, "/About");
  logged(complaints);
});

test("a page removed by a deploy is requested once, and Back leaves it", async ({ page, complaints }) => {
  await page.route("**/assets/why-us-*.js", (route) => route.fulfill({ status: 404 }));
  await page.route("**/why-us", async (route) =>
    route.fulfill({ response: await route.fetch({ url: `${new URL(route.request().url()).origin}/gone` }) }),
  );
  await open(page, "/contact");
  const documents = countDocuments(page);
  await barLink(page, "/why-us").click();
  await isNotFound(page, "/why-us");
  expect(documents).toEqual(["/why-us"]);
  await page.goBack();
  await isShown(page, "/contact");
  await listening(page);
  logged(complaints);
});
