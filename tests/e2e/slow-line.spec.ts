import type { Page } from "@playwright/test";
import { frame } from "../../content/en/frame.ts";
import { barLink, expect, follow, isShown, listening, open, test } from "../support/e2e.ts";

test.beforeEach(({ page }) =>
  page.addInitScript(() => Object.defineProperty(navigator, "connection", { value: { saveData: true } })),
);

const ways: Record<string, (page: Page) => Promise<void>> = {
  link: (page) => barLink(page, "/why-us").click(),
  Back: (page) => page.evaluate(() => history.back()),
};
for (const [way, leave] of Object.entries(ways))
  test(`${way}: a slow page load is announced after 150 ms until the page opens`, async ({ page }) => {
    await page.clock.install();
    await open(page, "/why-us");
    await follow(page, "/about");
    // Forgets the page that was visited.
    await page.reload();
    await listening(page);
    await page.clock.pauseAt(Date.now() + 60_000);
    const held = Promise.withResolvers<void>();
    const asked = page.waitForRequest("**/assets/why-us-*.json");
    await page.route("**/assets/why-us-*.json", async (route) => {
      await held.promise;
      await route.continue();
    });
    const status = page.getByRole("banner").locator("[aria-live=polite]");
    await leave(page);
    await asked;
    await page.clock.runFor(140);
    await expect(status).toBeEmpty();
    await page.clock.runFor(20);
    await expect(status).toHaveText(frame.opening.loading);
    held.resolve();
    await isShown(page, "/why-us");
    await expect(status).toBeEmpty();
  });

test("offline, visited pages open, other pages show an error with Try again, and typed answers are kept", async ({
  page,
  context,
  complaints,
}) => {
  await open(page, "/about");
  const bar = page.getByRole("banner");
  await barLink(page, "/contact").click();
  await isShown(page, "/contact");
  const name = page.getByRole("main").getByRole("textbox").first();
  await name.fill("Layla");
  await context.setOffline(true);
  await barLink(page, "/why-us").click();
  await expect(bar.locator("[aria-live=assertive]")).toContainText(frame.opening.failed);
  await expect(page).toHaveURL(/\/contact$/);
  await expect(name).toHaveValue("Layla");
  await barLink(page, "/about").click();
  await isShown(page, "/about");
  await expect(bar.locator("[aria-live=assertive]")).toBeEmpty();
  await barLink(page, "/why-us").click();
  await expect(bar.locator("[aria-live=assertive]")).toContainText(frame.opening.failed);
  await page.goBack();
  await isShown(page, "/contact");
  await expect(bar.locator("[aria-live=assertive]")).toBeEmpty();
  await barLink(page, "/why-us").click();
  const again = bar.getByRole("button", { name: frame.opening.again });
  await expect(again).toBeVisible();
  await context.setOffline(false);
  await again.click();
  await isShown(page, "/why-us");
  await expect(bar.locator("[aria-live=assertive]")).toBeEmpty();
  expect(complaints.filter((text) => !/ERR_INTERNET_DISCONNECTED|Failed to/.test(text))).toEqual([]);
  complaints.length = 0;
});
