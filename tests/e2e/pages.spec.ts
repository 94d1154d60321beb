import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect, open, test } from "../support/e2e.ts";
import { sideways } from "../support/layout.ts";
import { everyArabicTemplate, everyPage, everyTemplate } from "../support/paths.ts";

/** The rules of axe that depend on colours; a theme changes nothing else. */
const COLOUR_RULES = ["color-contrast", "link-in-text-block"];

async function violations(page: Page, rules?: string[]) {
  const axe = new AxeBuilder({ page });
  const { violations } = await (rules ? axe.withRules(rules) : axe).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target).join(" | ")}`);
}

for (const path of [...everyPage, ...everyArabicTemplate])
  test(`${path}: hydrates silently, asks no other host, stores nothing, passes axe and fits a phone`, async ({
    page,
    site,
    complaints,
    context,
  }) => {
    test.slow();
    const foreign: string[] = [];
    page.on("request", (request) => {
      if (!request.url().startsWith(site.url) && !request.url().startsWith("data:"))
        foreign.push(request.url());
    });
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.setViewportSize({ width: 1280, height: 900 });
    await open(page, path);
    // pages of one template, and of two languages, differ in their words and figures, which a phone shows as well
    for (const width of everyTemplate.includes(path) ? [1280, 390] : [390]) {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
      expect.soft(await violations(page), `${width} px, light`).toEqual([]);
      await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
      expect.soft(await violations(page, COLOUR_RULES), `${width} px, dark`).toEqual([]);
    }
    await page.setViewportSize({ width: 320, height: 700 });
    expect.soft(await sideways(page), "px to scroll sideways at 320 px").toBeLessThanOrEqual(0);

    await page.waitForLoadState("networkidle");
    expect(foreign).toEqual([]);
    expect(await context.cookies()).toEqual([]);
    expect(await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])).toEqual(
      [],
    );
    if (path.endsWith("/no/such/page")) complaints.length = 0;
  });
