import type { Page } from "@playwright/test";
import { expect } from "./e2e.ts";

/** More stops than any page has: a walk that needs them is caught in a trap. */
const FAR = 200;

interface Here {
  name: string;
  /** Its place among the elements of the document, without `<link>`: those that prefetch pages come and go. */
  order: number;
  fault: string;
}

/** The place the Tab key has come to, once what it sets off (a scroll, a row that opens) is over. */
const here = (page: Page): Promise<Here | undefined> =>
  page.evaluate(async () => {
    const PATIENCE_MS = 3_000;
    const element = document.activeElement as HTMLElement | null;
    if (!element || element === document.body) return undefined;
    const drawsRing = ({ outlineStyle, outlineWidth }: CSSStyleDeclaration) =>
      outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2;
    const faultOf = () => {
      const inBar = element.closest("header, .fixed");
      const bar = inBar ? 0 : (document.querySelector("header")?.getBoundingClientRect().bottom ?? 0);
      const { left, right, top, bottom, height } = element.getBoundingClientRect();
      const from = Math.max(top, bar);
      const to = Math.min(bottom, innerHeight);
      // Half a text area may be beyond the edge, and of what is taller than half the window, that half has to show.
      const share = element.tagName === "TEXTAREA" ? height / 2 : height - 2;
      if (left < 0 || right > innerWidth || to - from < Math.min(share, (innerHeight - bar) / 2))
        return "out of view";
      const at = document.elementFromPoint((left + right) / 2, (from + to) / 2);
      if (!at || !(element.contains(at) || at.contains(element)))
        return `under ${at?.outerHTML.slice(0, 60)}`;
      return drawsRing(getComputedStyle(element)) || drawsRing(getComputedStyle(element, "::after"))
        ? ""
        : "without a ring";
    };
    const start = performance.now();
    do await new Promise((resolve) => requestAnimationFrame(resolve));
    while (faultOf() && performance.now() - start < PATIENCE_MS);
    return {
      name: element.getAttribute("aria-label") ?? element.getAttribute("name") ?? element.textContent ?? "",
      order: [...document.querySelectorAll(":not(link)")].indexOf(element),
      fault: faultOf(),
    };
  });

/**
 * Presses the key until the focus leaves the page, and returns the stops; each has to be in view, covered by nothing, with
 * a focus ring.
 */
export async function walk(page: Page, key: "Tab" | "Shift+Tab") {
  const stops: Here[] = [];
  while (stops.length < FAR) {
    await page.keyboard.press(key);
    const stop = await here(page);
    if (!stop) break;
    stops.push(stop);
  }
  expect(stops.length).toBeLessThan(FAR);
  expect(stops.filter(({ fault }) => fault)).toEqual([]);
  return stops;
}
