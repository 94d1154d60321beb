import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/** The rules of axe that depend on colours; a theme changes nothing else. */
const COLOUR_RULES = ["color-contrast", "link-in-text-block"];

/**
 * Returns axe on a page: without frames, of which no page has any, and without a list of what is right, it needs a third
 * of the time.
 */
export const axeOn = (page: Page) =>
  new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ["violations"] });

/** Expects that a part of the page, or all of it, has no accessibility violation, by day and by night. */
export async function expectAccessible(page: Page, part = "html") {
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    const axe = axeOn(page).include(part);
    const { violations } = await (colorScheme === "light" ? axe : axe.withRules(COLOUR_RULES)).analyze();
    const faults = violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(" | ")}`,
    );
    expect.soft(faults, `${page.viewportSize()?.width} px, ${colorScheme}`).toEqual([]);
  }
}
