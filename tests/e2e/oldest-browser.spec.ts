import { existsSync } from "node:fs";
import type { Page } from "@playwright/test";
import { localPath } from "../../contract/language.ts";
import { DARK, LIGHT } from "../../illustrations/engine/palette.ts";
import { chromiumFlags, oldestChromium } from "../../scripts/browser.ts";
import { expect, open, test } from "../support/e2e.ts";
import { sideways } from "../support/layout.ts";
import { answer, formOf, leadForms } from "../support/lead-forms.ts";
import { everyPage, tools } from "../support/paths.ts";
import { missingWords } from "../support/presence.ts";
import { openTool } from "../support/tools.ts";

test.use({
  launchOptions: { executablePath: oldestChromium, args: chromiumFlags },
  viewport: { width: 1280, height: 900 },
});
test.skip(!existsSync(oldestChromium), "npm test fetches this browser");

/** The distinct values of some style properties of the elements that a selector finds. */
const stylesOf = (page: Page, selector: string, ...properties: string[]) =>
  page.locator(selector).evaluateAll(
    (elements, names) => [
      ...new Set(
        elements.map((element) => {
          const style = getComputedStyle(element);
          return names.map((name) => style.getPropertyValue(name)).join(" on ");
        }),
      ),
    ],
    properties,
  );

/** Returns a colour as the browser writes it. */
const rgb = (hex = "") =>
  `rgb(${hex
    .match(/\w\w/g)
    ?.map((pair) => Number.parseInt(pair, 16))
    .join(", ")})`;

for (const language of ["en", "ar"] as const)
  test(`every page hydrates, fits, and has the colours of both themes: ${language}`, async ({ page }) => {
    test.setTimeout(120_000);
    for (const path of everyPage) {
      await page.setViewportSize({ width: 1280, height: 900 });
      await open(page, localPath(path as `/${string}`, language));
      for (const [colorScheme, tokens] of [
        ["light", LIGHT],
        ["dark", DARK],
      ] as const) {
        const pair = (...names: string[]) => names.map((name) => rgb(tokens[name])).join(" on ");
        await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
        for (const [selector, colours, ...properties] of [
          ["html", pair("ink", "paper"), "color", "background-color"],
          ["main .btn-primary:enabled", pair("on-acc", "acc"), "color", "background-color"],
          [
            "main form:not(.hero-form) .control:enabled",
            pair("field", "raised"),
            "border-block-end-color",
            "background-color",
          ],
          ["main .box:enabled", pair("field"), "border-block-end-color"],
        ] as const) {
          const found = await stylesOf(page, selector, ...properties);
          expect.soft(found, `${path}: ${selector}, ${colorScheme}`).toEqual(found.length ? [colours] : []);
        }
      }
      for (const width of [1280, 390]) {
        await page.setViewportSize({ width, height: 844 });
        expect.soft(await sideways(page), path).toBeLessThanOrEqual(0);
      }
    }
    await page.emulateMedia({ colorScheme: "light" });
    await page.locator("header [commandfor=menu]").click();
    expect(await stylesOf(page, "#menu", "background-color")).toEqual([rgb(LIGHT.paper)]);
  });

for (const { path, id, control, key } of tools)
  test(`${path}: the tool answers`, async ({ page }) => {
    const tool = await openTool(page, path, id);
    const before = await tool.innerText();
    await tool.locator(control).first().press(key);
    await expect.poll(() => tool.innerText()).not.toBe(before);
  });

for (const { kind, path } of leadForms)
  test(`${kind}: is sent`, async ({ page }) => {
    await open(page, path);
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
