import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";
import { open } from "./e2e.ts";

/** Opens a page and scrolls to one of its tools, so that its script is loaded. */
export async function openTool(page: Page, path: string, id: string) {
  await open(page, path);
  await page.locator(`#${id}`).scrollIntoViewIfNeeded();
  await page.locator(`#${id} [data-live]`).waitFor();
}

/** Expects that a tool has no accessibility violation, by day and by night, and that the page does not scroll sideways. */
export async function isAccessible(page: Page, id: string) {
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
  const axe = () => new AxeBuilder({ page }).include(`#${id}`);
  const day = await axe().analyze();
  await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
  const night = await axe().withRules("color-contrast").analyze(); // nothing else depends on the theme
  const violations = [...day.violations, ...night.violations];
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(wide).toBeLessThanOrEqual(0);
}

/** Aborts the requests of a tool's script, opens the page and waits until the request has failed. */
export async function openWithoutScript(page: Page, path: string, id: string, script: RegExp) {
  await page.route(script, (route) => route.abort());
  const failed = page.waitForEvent("requestfailed");
  await open(page, path);
  await page.locator(`#${id}`).scrollIntoViewIfNeeded();
  await failed;
}
