import { frame } from "../../content/en/frame.ts";
import { expect, menuButton, open, test } from "../support/e2e.ts";
import { walk } from "../support/focus.ts";

// `reflow.spec.ts` walks every page as a phone shows it.
for (const path of [
  "/",
  "/about",
  "/customer-journey",
  "/new-customer-journey",
  "/request-assessment",
  "/services/fraud-resilience-assessment",
  "/solutions/fraud-detection",
])
  test(`${path}: Tab goes from the skip link to the last link, each stop in view with a focus ring`, async ({
    page,
  }) => {
    test.slow();
    await page.setViewportSize({ width: 1280, height: 900 });
    await open(page, path);
    const walked = await walk(page, "Tab");
    const order = walked.map((stop) => stop.order);
    expect(order).toEqual(order.toSorted((a, b) => a - b));
    expect(walked[0]?.name).toBe(frame.skip);
    expect(walked.at(-1)?.name).toBe(await page.locator("footer a").last().textContent());
  });

for (const path of ["/", "/new-customer-journey"])
  test(`${path}: Shift+Tab goes back to the skip link, each stop in view with a focus ring`, async ({
    page,
  }) => {
    test.slow();
    await open(page, path);
    await page.locator("footer a").last().focus();
    const back = await walk(page, "Shift+Tab");
    expect(back.at(-1)?.name).toBe(frame.skip);
  });

test("Back gives the focus to the link by which the page was left", async ({ page }) => {
  await open(page, "/about");
  const link = page.locator("main a[href^='/']").last();
  await link.focus();
  await page.keyboard.press("Enter");
  await expect(page.locator("main h1")).toBeFocused();
  await page.goBack();
  await expect(link).toBeFocused();
});

test("a link to a scenario opens its card, also on load", async ({ page }) => {
  await open(page, "/services/fraud-resilience-assessment#account-takeover");
  await expect(page.locator("#account-takeover[open] summary")).toBeFocused();
  await page.locator("main a[href='#refund-fraud']").first().focus();
  await page.keyboard.press("Enter");
  await expect(page.locator("#refund-fraud[open] summary")).toBeFocused();
});

test("Tab goes from a menu's button into that menu", async ({ page }) => {
  await open(page, "/");
  await menuButton(page, "solutions").press("Enter");
  await expect(page.locator("#menu-solutions")).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(page.locator("#menu-solutions a").first()).toBeFocused();
});

test("the first wrong answer is described by how many are wrong", async ({ page }) => {
  await open(page, "/request-assessment");
  await page.locator("main [type=submit]").click();
  const summary = (await page.locator("[data-summary-text]").textContent()) ?? "";
  expect(summary).not.toBe("");
  await expect(page.locator("main [aria-invalid=true]").first()).toHaveAccessibleDescription(
    new RegExp(`${summary}$`),
  );
});
