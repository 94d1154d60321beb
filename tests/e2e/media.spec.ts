import type { Page } from "@playwright/test";
import { expect, open, test } from "../support/e2e.ts";
import { lostText } from "../support/layout.ts";
import { everyTemplate } from "../support/paths.ts";
import { missingWords } from "../support/presence.ts";

/** Marks what stands out from what is around it by its fill alone, while colours are the page's own. */
const markFills = (page: Page) =>
  page.evaluate(() => {
    const fill = (element: Element) => getComputedStyle(element).backgroundColor;
    const isClear = (colour: string) => /, 0\)$|transparent|\/ 0\)$/.test(colour);
    for (const element of document.querySelectorAll<HTMLElement>("body *:not(svg *, header)")) {
      if (isClear(fill(element)) || !element.checkVisibility()) continue;
      let around = element.parentElement;
      while (around && isClear(fill(around))) around = around.parentElement;
      if (around && fill(around) !== fill(element)) element.dataset.filled = "";
    }
  });

/** Returns the controls and filled areas that have no visible border or outline. */
const edgeless = (page: Page) =>
  page.evaluate(() => {
    const canvas = getComputedStyle(document.body).backgroundColor;
    const hasEdge = (element: Element) =>
      ["border-top", "border-right", "border-bottom", "border-left", "outline"].some((edge) => {
        const style = getComputedStyle(element);
        const colour = style.getPropertyValue(`${edge}-color`);
        const isDrawn = style.getPropertyValue(`${edge}-style`) !== "none" && colour !== "rgba(0, 0, 0, 0)";
        return (
          isDrawn && colour !== canvas && Number.parseFloat(style.getPropertyValue(`${edge}-width`)) >= 1
        );
      });
    // The browser itself draws sliders in forced colours.
    const others = "[type=hidden], [type=checkbox], [type=range], .sr-only *, .radio-group *";
    const fields = `input:not(${others}), .radio-group, select, textarea`;
    return (
      [...document.querySelectorAll<HTMLElement>(`[data-filled], .btn, ${fields}`)]
        .filter((element) => element.checkVisibility() && !hasEdge(element))
        // A child that covers an edged parent shows its parent's edge.
        .filter((element) => !(element.parentElement && hasEdge(element.parentElement)))
        .map((element) => `${element.tagName.toLowerCase()}.${element.getAttribute("class")}`)
    );
  });

/** Returns what is moving. */
const moving = (page: Page) =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter((one) => Number(one.effect?.getComputedTiming().endTime) > 1 && one.playState === "running")
      .map((one) => (one.effect as KeyframeEffect).target?.className.toString()),
  );

/** Returns the texts that stay pale on paper. */
const pale = (page: Page) =>
  page.locator("main :is(h1, h2, h3, p, li, dt, dd):not([aria-hidden])").evaluateAll((elements) =>
    elements
      .filter((element) => element.checkVisibility())
      .filter((element) => {
        const [r = 0, g = 0, b = 0] = (getComputedStyle(element).color.match(/\d+/g) ?? []).map(Number);
        return 0.2126 * r + 0.7152 * g + 0.0722 * b > 100;
      })
      .map((element) => element.outerHTML.slice(0, 80)),
  );

for (const path of everyTemplate)
  test(`${path}: is whole with reduced motion, in forced colours and on paper`, async ({ page }) => {
    // From a visitor who has chosen dark.
    await page.addInitScript(() => localStorage.setItem("theme", "dark"));
    await page.emulateMedia({ reducedMotion: "reduce" });
    await open(page, path);
    // A tool replaces its prerendered state once it is near.
    await page.evaluate(() => document.querySelector(".lazy-tool")?.scrollIntoView());
    await expect(page.locator(".lazy-tool:visible")).toHaveCount(0);
    for (const share of [0, 0.5, 1]) {
      await page.evaluate((part) => scrollTo(0, document.documentElement.scrollHeight * part), share);
      expect(await moving(page)).toEqual([]);
    }
    expect((await missingWords(page)).filter((words) => !words.includes("phase"))).toEqual([]);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe("auto");

    await markFills(page);
    await page.emulateMedia({ forcedColors: "active" });
    expect(await edgeless(page)).toEqual([]);

    await page.emulateMedia({ forcedColors: "none", media: "print" });
    // The printable width of A4.
    await page.setViewportSize({ width: 703, height: 1_000 });
    await expect(page.locator("header").first()).toBeHidden();
    expect(await missingWords(page, { withFolded: true })).toEqual([]);
    expect(await lostText(page)).toEqual([]);
    expect(await pale(page)).toEqual([]);
  });
