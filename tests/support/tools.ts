import type { Page } from "@playwright/test";
import { expectAccessible } from "./axe.ts";
import { expect, open, test } from "./e2e.ts";
import { sideways } from "./layout.ts";

/** Opens a page and scrolls to one of its tools, so that its script is loaded. */
export async function openTool(page: Page, path: string, id: string) {
  await open(page, path);
  await page.locator(`#${id}`).scrollIntoViewIfNeeded();
  await page.locator(`#${id} [data-live]`).waitFor();
}

/** Tests a tool for accessibility on the widest and the narrowest screen, once `prepare` has brought it to a state. */
export const testAccessibility = (path: string, id: string, prepare?: (page: Page) => Promise<void>) => {
  for (const width of [1440, 320])
    test(`at ${width} px it passes axe in both themes`, async ({ page }) => {
      test.slow();
      await page.setViewportSize({ width, height: 900 });
      await openTool(page, path, id);
      await prepare?.(page);
      await expectAccessible(page, `#${id}`);
      expect(await sideways(page)).toBeLessThanOrEqual(0);
    });
};

/** Aborts the requests of a tool's script, opens the page and waits until the request has failed. */
export async function openWithoutScript(page: Page, path: string, id: string, script: RegExp) {
  await page.route(script, (route) => route.abort());
  const failed = page.waitForEvent("requestfailed");
  await open(page, path);
  await page.locator(`#${id}`).scrollIntoViewIfNeeded();
  await failed;
}

/** Prints a tool alone, by its button, and returns the number of pages. */
export async function printedPages(page: Page, button: string): Promise<number> {
  // The pages are counted in place of the browser's dialogue.
  await page.evaluate(() => Object.defineProperty(window, "print", { value: () => {} }));
  await page.getByRole("button", { name: button }).click();
  const pdf = await page.pdf({ format: "A4" });
  return pdf.toString("latin1").match(/\/Type \/Page\b/g)?.length ?? 0;
}
