import { notFound as arabic } from "../../content/ar/pages.ts";
import { notFound } from "../../content/en/pages.ts";
import { expect, listening, test } from "../support/e2e.ts";

for (const [path, words] of [
  ["/WHY-US?a=b#c", notFound],
  ["/ar/no/such/address", arabic],
] as const)
  test(`${path} loads the not-found page once and logs the path once`, async ({ page, complaints }) => {
    const documents: string[] = [];
    page.on("request", (request) => {
      if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
    });
    expect((await page.goto(path))?.status()).toBe(404);
    await listening(page);
    const { pathname } = new URL(page.url());
    await expect(page.getByText(words.text)).toBeVisible();
    await expect(page.locator("main bdi")).toHaveText(pathname);
    const html = page.locator("html");
    const before = await html.getAttribute("data-theme");
    await page.locator(".theme-toggle").click();
    await expect(html).not.toHaveAttribute("data-theme", before ?? "none");
    expect(documents).toEqual([pathname]);
    // The browser itself reports the 404, too.
    const logged = complaints.splice(0).filter((line) => !line.startsWith("Failed to load resource"));
    expect(logged).toEqual([`404: this page does not exist: ${pathname}`]);
    await page.getByRole("link", { name: words.home.label }).click();
    await expect(page).toHaveURL(words === arabic ? "/ar" : "/");
  });
