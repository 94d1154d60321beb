import { existsSync } from "node:fs";
import type { Page } from "@playwright/test";
import { DARK, LIGHT } from "../../illustrations/engine/palette.ts";
import { chromiumFlags, oldestChromium } from "../../scripts/browser.ts";
import { expect, open, test } from "../support/e2e.ts";
import { sideways } from "../support/layout.ts";
import { answer, formOf, openForm } from "../support/lead-forms.ts";
import { everyTemplate, tools } from "../support/paths.ts";
import { missingWords } from "../support/presence.ts";
import { openTool } from "../support/tools.ts";

test.use({
  launchOptions: { executablePath: oldestChromium, args: chromiumFlags },
  viewport: { width: 1280, height: 900 },
});
test.skip(!existsSync(oldestChromium), "npm test fetches this browser");

/** Returns the colours that elements have, such as "#101a2b on #fdfdfb", each pair once. */
const coloursOf = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((elements) => {
    const hex = (rgb: string) =>
      `#${(rgb.match(/\d+/g) ?? []).map((part) => Number(part).toString(16).padStart(2, "0")).join("")}`;
    const styles = elements.map((element) => getComputedStyle(element));
    return [
      ...new Set(styles.map(({ color, backgroundColor }) => `${hex(color)} on ${hex(backgroundColor)}`)),
    ];
  });

test("every page hydrates, fits, and has the colours of both themes", async ({ page }) => {
  test.setTimeout(120_000);
  for (const path of [...everyTemplate, "/ar", "/ar/get-started", "/ar/new-customer-journey"]) {
    await page.setViewportSize({ width: 1280, height: 900 });
    await open(page, path);
    for (const [colorScheme, { ink, paper, accent, "on-accent": onAccent }] of [
      ["light", LIGHT],
      ["dark", DARK],
    ] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      expect.soft(await coloursOf(page, "html"), `${path}, ${colorScheme}`).toEqual([`${ink} on ${paper}`]);
      const buttons = await coloursOf(page, "main .btn-primary:enabled");
      expect.soft(buttons, path).toEqual(buttons.length > 0 ? [`${onAccent} on ${accent}`] : []);
    }
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 844 });
      expect.soft(await sideways(page), path).toBeLessThanOrEqual(0);
    }
  }
});

for (const { path, id, control, key } of tools)
  test(`${path}: the tool answers`, async ({ page }) => {
    const tool = await openTool(page, path, id);
    const before = await tool.innerText();
    await tool.locator(control).first().press(key);
    await expect.poll(() => tool.innerText()).not.toBe(before);
  });

for (const kind of ["contact", "registration"] as const)
  test(`${kind}: is sent`, async ({ page }) => {
    await openForm(page, kind);
    await answer(page, kind);
    await formOf(page, kind).locator("[type=submit]").click();
    await expect(page.locator("[data-toast][data-type=success]")).toBeVisible();
  });

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });
  test("the longest form is read whole and sent", async ({ page }) => {
    await page.goto("/get-started");
    expect(await missingWords(page)).toEqual([]);
    await answer(page, "registration");
    await formOf(page, "registration").locator("[type=submit]").click();
    await expect(page).toHaveURL(/\/thank-you\//);
  });
});
