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

/** Returns the controls and filled areas that have no visible border, outline or underline. */
const edgeless = (page: Page) =>
  page.evaluate(() => {
    const canvas = getComputedStyle(document.body).backgroundColor;
    const isSeen = (width: string, style: string, colour: string) =>
      Number.parseFloat(width) >= 1 && style !== "none" && colour !== "rgba(0, 0, 0, 0)" && colour !== canvas;
    const hasEdge = (element: Element) => {
      const style = getComputedStyle(element);
      const sides = ["Top", "Right", "Bottom", "Left"].map((side) => {
        const get = (part: string) => String(Reflect.get(style, `border${side}${part}`));
        return isSeen(get("Width"), get("Style"), get("Color"));
      });
      return sides.includes(true) || isSeen(style.outlineWidth, style.outlineStyle, style.outlineColor);
    };
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

/** Returns the elements that take the focus without a ring. */
const ringless = (page: Page) =>
  page.evaluate(() => {
    const draws = ({ outlineStyle, outlineWidth }: CSSStyleDeclaration) =>
      outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2;
    return [...document.querySelectorAll<HTMLElement>("a[href], button, input, select, textarea, summary")]
      .filter((element) => {
        element.focus({ preventScroll: true });
        if (document.activeElement !== element || element.tabIndex < 0) return false;
        return !draws(getComputedStyle(element)) && !draws(getComputedStyle(element, "::after"));
      })
      .map((element) => element.outerHTML.slice(0, 80));
  });

/** Keeps what a page asks to scroll smoothly to, from its first script on. */
const noteSmoothScrolls = (page: Page) =>
  page.addInitScript(() => {
    const smooth: unknown[] = [];
    Object.assign(window, { smooth });
    for (const [owner, name] of [
      [window, "scrollTo"],
      [Element.prototype, "scrollIntoView"],
    ] as const) {
      const scroll = Reflect.get(owner, name);
      Reflect.set(owner, name, function (this: unknown, ...args: unknown[]) {
        if (JSON.stringify(args).includes("smooth")) smooth.push(args);
        return Reflect.apply(scroll, this, args);
      });
    }
  });

/** Returns what is moving. */
const moving = (page: Page) =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter((one) => Number(one.effect?.getComputedTiming().endTime) > 1 && one.playState === "running")
      .map((one) => (one.effect as KeyframeEffect).target?.className.toString()),
  );

for (const path of everyTemplate) {
  test(`${path}: reduced motion stops all, and forced colours keep edges and rings`, async ({ page }) => {
    await noteSmoothScrolls(page);
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
    expect(await page.evaluate(() => Reflect.get(window, "smooth"))).toEqual([]);
    await markFills(page);
    await page.emulateMedia({ forcedColors: "active" });
    expect(await edgeless(page)).toEqual([]);
    await page.keyboard.press("Tab");
    expect(await ringless(page)).toEqual([]);
  });

  test(`${path}: prints all text dark on white, unfolded, without the bar`, async ({ page }) => {
    // The printable width of A4, from a visitor who has chosen dark.
    await page.setViewportSize({ width: 703, height: 1_000 });
    await page.addInitScript(() => localStorage.setItem("theme", "dark"));
    await open(page, path);
    await page.emulateMedia({ media: "print" });
    await expect(page.locator("header").first()).toBeHidden();
    expect(await missingWords(page, { withFolded: true })).toEqual([]);
    expect(await lostText(page)).toEqual([]);
    const texts = "main :is(h1, h2, h3, p, li, a, dt, dd, span, label, td, th):not([aria-hidden])";
    const pale = await page.locator(texts).evaluateAll((elements) => {
      const bright = (colour: string) => {
        const [r = 0, g = 0, b = 0] = (colour.match(/\d+/g) ?? []).map(Number);
        return (0.2126 * r + 0.7152 * g + 0.0722 * b) / 255;
      };
      return elements
        .filter((element) => element.checkVisibility() && bright(getComputedStyle(element).color) > 0.4)
        .map((element) => element.outerHTML.slice(0, 80));
    });
    expect(pale).toEqual([]);
  });
}
