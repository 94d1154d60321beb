import type { Page } from "@playwright/test";
import { expect, open, test } from "../support/e2e.ts";

/** Scrolls to 25 positions; returns those at which a visitor does not see the name of the step that is lit there. */
const unseen = (page: Page, parts: number) =>
  page.evaluate(async (all) => {
    const lost: string[] = [];
    for (let at = 0; at <= 24; at++) {
      const room = document.documentElement.scrollHeight - innerHeight;
      scrollTo({ top: (at / 24) * room, behavior: "instant" });
      for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
      const lit = Math.min(8, Math.floor((scrollY / room) * all));
      const current = [...document.querySelectorAll("main [aria-current=step]")];
      const title = document.querySelector(`#step-${lit} h2`)?.textContent ?? "";
      const isSeen = [...(current[0]?.querySelectorAll("h2, span > span, [data-name]") ?? [])].some(
        (name) => {
          const { x, y, width, height } = name.getBoundingClientRect();
          return (
            name.textContent === title &&
            name.contains(document.elementFromPoint(x + width / 2, y + height / 2))
          );
        },
      );
      const reached = document.querySelectorAll('main li[data-reached="true"]').length;
      if ((lit ? current.length !== 1 || !isSeen : current.length) || reached !== lit)
        lost.push(`step ${lit} at ${at} / 24`);
    }
    return lost;
  }, parts);

/** One size of each layout, and below these with the sizes between. */
const few = [
  [390, 844],
  [844, 390],
  [1280, 500],
  [1440, 900],
] as const;
const all = [...few, [768, 1024], [1280, 720]] as const;

for (const [path, parts, mode, sizes] of [
  ["/customer-journey", 8.5, "as usual", all],
  ["/customer-journey", 8.5, "with reduced motion", few],
  ["/customer-journey", 8.5, "with letters twice as large", few],
  ["/new-customer-journey", 9, "as usual", all],
  ["/new-customer-journey", 9, "with reduced motion", few],
  ["/new-customer-journey", 9, "with letters twice as large", all],
] as const)
  test(`${path}, ${mode}: the step that is lit is in view at every scroll position`, async ({ page }) => {
    test.slow();
    if (mode === "with reduced motion") await page.emulateMedia({ reducedMotion: "reduce" });
    await open(page, path);
    if (mode === "with letters twice as large")
      await page.evaluate(() => {
        document.documentElement.style.fontSize = "200%";
      });
    for (const [width, height] of sizes) {
      await page.setViewportSize({ width, height });
      expect.soft(await unseen(page, parts), `${width} x ${height}`).toEqual([]);
    }
  });
