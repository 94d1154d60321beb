import { readFileSync } from "node:fs";
import { expect, type Page } from "@playwright/test";
import type axe from "axe-core";

const axeScript = readFileSync(new URL(import.meta.resolve("axe-core/axe.min.js")), "utf8");

/** The rules of axe that depend on colours; a theme changes nothing else. */
const COLOUR_RULES = ["color-contrast", "link-in-text-block"];

/**
 * Returns what axe finds wrong in a part of the page, by all of its rules or by the named ones. A page gets axe once; the
 * package that joins axe and Playwright loads it twice at every call.
 */
async function faultsOf(page: Page, part: string, rules?: string[]): Promise<string[]> {
  if (await page.evaluate(() => !("axe" in window))) await page.evaluate(axeScript);
  const options: axe.RunOptions = {
    resultTypes: ["violations"],
    ...(rules && { runOnly: { type: "rule", values: rules } }),
  };
  return page.evaluate(
    async ([selector, options]) => {
      const loaded: typeof axe = Reflect.get(window, "axe");
      const { violations } = await loaded.run(selector, options);
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(" | ")}`);
    },
    [part, options] as const,
  );
}

/** Expects that a part of the page, or all of it, breaks none of axe's rules in both themes. */
export async function expectAccessible(page: Page, part = "html") {
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    const faults = await faultsOf(page, part, colorScheme === "light" ? undefined : COLOUR_RULES);
    expect.soft(faults, `${page.viewportSize()?.width} px, ${colorScheme}`).toEqual([]);
  }
}
