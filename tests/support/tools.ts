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

/** Opens the panel of a tool and returns its button. */
export async function openPanel(page: Page, id: string) {
  const button = page.locator(`#${id} .tool-more > summary`);
  await button.click();
  return button;
}

/** Tests a tool for accessibility on the widest and the narrowest screen, once `prepare` has brought it to a state. */
export const testAccessibility = (path: string, id: string, prepare?: (page: Page) => Promise<void>) =>
  test("it passes axe in both themes and fits, at 1440 and at 320 px", async ({ page }) => {
    test.slow();
    await openTool(page, path, id);
    await prepare?.(page);
    for (const state of ["closed", "open"])
      for (const width of [1440, 320]) {
        await page.setViewportSize({ width, height: 900 });
        if (state === "open")
          await page.locator(`#${id} details`).evaluate((panel) => panel.setAttribute("open", ""));
        await expectAccessible(page, `#${id}`);
        expect(await sideways(page)).toBeLessThanOrEqual(0);
      }
  });

/** Returns the number of sheets of paper that a page prints on. */
export async function sheetsOf(page: Page): Promise<number> {
  const pdf = await page.pdf({ format: "A4" });
  return pdf.toString("latin1").match(/\/Type \/Page\b/g)?.length ?? 0;
}

/** Prints a tool alone, by its button, and returns the number of pages. */
export async function printedPages(page: Page, button: string): Promise<number> {
  // The pages are counted in place of the browser's dialogue.
  await page.evaluate(() => Object.defineProperty(window, "print", { value: () => {} }));
  await page.getByRole("button", { name: button }).click();
  return sheetsOf(page);
}
