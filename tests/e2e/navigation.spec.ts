import type { Page } from "@playwright/test";
import { layout } from "../../content/en/layout.ts";
import { barLink, expect, follow, holdScripts, isShown, listening, open, test } from "../support/e2e.ts";

/** By then a page has done what it does on its first load: scroll to its top, or to the URL's anchor. */
const FIRST_MOMENT_MS = 150;

/** Waits until the page is scrolled to `top` px. */
const isAt = (page: Page, top: number) =>
  expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(top);

const prefetchNothing = (page: Page) =>
  page.addInitScript(() => Object.defineProperty(navigator, "connection", { value: { saveData: true } }));

// The one scrolls to its top by itself, the other has a tool above that place.
for (const path of ["/services/fraud-resilience-assessment", "/solutions/risk-assessment"])
  test(`${path}: Back and Forward restore the scroll position, also after a reload`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.clock.install();
    await open(page, "/why-us");
    await follow(page, path);
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    await page.clock.runFor(FIRST_MOMENT_MS);
    const title = await page.title();
    // What lies below the first screen is rendered a frame later.
    await page.waitForFunction(() => {
      scrollTo(0, 1_200);
      return scrollY === 1_200;
    });
    await follow(page, "/about");
    await isAt(page, 0);
    await page.evaluate(() => scrollTo(0, 300));
    await page.goBack();
    await expect(page).toHaveTitle(title);
    await isAt(page, 1_200);
    await page.goForward();
    await isShown(page, "/about");
    await isAt(page, 300);
    await page.goBack();
    await isAt(page, 1_200);
    await page.clock.runFor(FIRST_MOMENT_MS);
    await isAt(page, 1_200);
    await page.goForward();
    await isAt(page, 300);
    await page.reload();
    await listening(page);
    await page.goBack();
    await isAt(page, 1_200);
  });

test("Back gives the focus to the link by which the page was left", async ({ page }) => {
  await open(page, "/about");
  const link = page.locator("main a[href^='/']").last();
  await link.press("Enter");
  await expect(page.locator("main h1")).toBeFocused();
  await page.goBack();
  await expect(link).toBeFocused();
});

for (const [what, gone] of Object.entries({ script: /route-[\w-]+\.js/, words: /why-us-[\w-]+\.js/ }))
  test(`a link still opens a page whose ${what} is missing after a deploy`, async ({ page, complaints }) => {
    const [file] = gone.exec(await (await page.request.get("/why-us")).text()) ?? [];
    let missing = 0;
    await page.route(`**/assets/${file}`, (route) => {
      missing += 1;
      return page.url().endsWith("/contact") ? route.fulfill({ status: 404 }) : route.continue();
    });
    await open(page, "/contact");
    await barLink(page, "/why-us").click();
    await isShown(page, "/why-us");
    await listening(page);
    expect(missing).toBeGreaterThan(0);
    expect(complaints.filter((text) => !text.includes("404"))).toEqual([]);
    complaints.length = 0;
  });

test("a slow page load is announced after 150 ms until the page opens", async ({ page }) => {
  await prefetchNothing(page);
  await page.clock.install();
  await open(page, "/about");
  await page.clock.pauseAt(Date.now() + 60_000);
  const held = Promise.withResolvers<void>();
  const words = /why-us-[\w-]{8}\.js$/;
  const asked = page.waitForRequest(words);
  await page.route(words, async (route) => {
    await held.promise;
    await route.continue();
  });
  const status = page.getByRole("banner").locator("[aria-live=polite]");
  await barLink(page, "/why-us").click();
  await asked;
  await page.clock.runFor(140);
  await expect(status).toBeEmpty();
  await page.clock.runFor(20);
  await expect(status).toHaveText(layout.opening.loading);
  held.resolve();
  await isShown(page, "/why-us");
  await expect(status).toBeEmpty();
});

test("a slow page opens once at a double click, and not at all after Back", async ({ page }) => {
  await prefetchNothing(page);
  await open(page, "/about");
  await barLink(page, "/contact").click();
  await isShown(page, "/contact");
  let release = await holdScripts(page, /why-us-[\w-]{8}\.js$/);
  await barLink(page, "/why-us").dblclick();
  release();
  await isShown(page, "/why-us");
  await page.goBack();
  await isShown(page, "/contact");
  const words = /customer-journey-[\w-]{8}\.js$/;
  release = await holdScripts(page, words);
  const arrived = page.waitForResponse(words);
  await barLink(page, "/customer-journey").click();
  await page.goBack();
  await isShown(page, "/about");
  release();
  await page.evaluate(async (url) => {
    await import(url);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }, (await arrived).url());
  await page.goForward();
  await isShown(page, "/contact");
});

test("offline, visited pages open and others offer to try again", async ({ page, context, complaints }) => {
  await prefetchNothing(page);
  await open(page, "/about");
  const alert = page.getByRole("banner").locator("[aria-live=assertive]");
  await barLink(page, "/contact").click();
  await isShown(page, "/contact");
  const name = page.getByRole("main").getByRole("textbox").first();
  await name.fill("Layla");
  await context.setOffline(true);
  await barLink(page, "/why-us").click();
  await expect(alert).toContainText(layout.opening.failed);
  await expect(page).toHaveURL(/\/contact$/);
  await expect(name).toHaveValue("Layla");
  await barLink(page, "/about").click();
  await isShown(page, "/about");
  await expect(alert).toBeEmpty();
  await barLink(page, "/why-us").click();
  const again = page.getByRole("banner").getByRole("button", { name: layout.opening.again });
  await expect(again).toBeVisible();
  await context.setOffline(false);
  await again.click();
  await isShown(page, "/why-us");
  await expect(alert).toBeEmpty();
  expect(complaints.filter((text) => !/ERR_INTERNET_DISCONNECTED|Failed to/.test(text))).toEqual([]);
  complaints.length = 0;
});
