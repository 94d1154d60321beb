import { frame } from "../../content/en/frame.ts";
import { expect, open, test } from "../support/e2e.ts";
import { walk } from "../support/focus.ts";

// `reflow.spec.ts` walks every page as a phone shows it.
for (const path of [
  "/",
  "/customer-journey",
  "/new-customer-journey",
  "/services/fraud-resilience-assessment",
  "/solutions/fraud-detection",
])
  test(`${path}: Tab goes from the skip link to the last link, and back, each stop in view with a focus ring`, async ({
    page,
  }) => {
    test.slow();
    await page.setViewportSize({ width: 1280, height: 900 });
    await open(page, path);
    const walked = await walk(page, "Tab");
    const order = walked.map((stop) => stop.order);
    expect(order).toEqual(order.toSorted((a, b) => a - b));
    expect(walked[0]?.name).toBe(frame.skip);
    const last = page.locator("footer a").last();
    expect(walked.at(-1)?.name).toBe(await last.textContent());
    if (path !== "/" && path !== "/new-customer-journey") return;
    await last.focus();
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

test("a link to a scenario or to the self-check opens it, also on load", async ({ page }) => {
  await open(page, "/services/fraud-resilience-assessment#account-takeover");
  await expect(page.locator("#account-takeover[open] summary")).toBeFocused();
  await page.locator("main a[href='#self-check']").focus();
  await page.keyboard.press("Enter");
  await expect(page.locator("#self-check[open] > summary")).toBeFocused();
});
