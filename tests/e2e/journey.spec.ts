import type { Page } from "@playwright/test";
import { journey } from "../../content/en/journey.ts";
import { barLink, expect, open, test } from "../support/e2e.ts";

const TIMELINE = "/customer-journey";
const RACETRACK = "/new-customer-journey";

/** Scrolls to a share of the page, as the visitor's wheel would. */
const scrollToShare = (page: Page, share: number) =>
  page.evaluate((f) => {
    scrollTo(0, f * (document.documentElement.scrollHeight - innerHeight));
  }, share);

const current = (page: Page) => page.locator("main li[data-current]");

/** Scrolls to 17 positions; returns those at which a visitor does not see the name of the step that is lit there. */
const unseen = (page: Page, parts: number) =>
  page.evaluate(async (all) => {
    const lost: string[] = [];
    for (let at = 0; at <= 16; at++) {
      const room = document.documentElement.scrollHeight - innerHeight;
      scrollTo({ top: (at / 16) * room, behavior: "instant" });
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
        lost.push(`step ${lit} at ${at} / 16`);
    }
    return lost;
  }, parts);

const sizes = [
  [390, 844],
  [844, 390],
  [1280, 720],
] as const;

for (const [path, parts] of [
  [TIMELINE, 8.5],
  [RACETRACK, 9],
] as const)
  for (const mode of ["as usual", "with letters twice as large"])
    test(`${path}, ${mode}: the step that is lit is in view at every scroll position`, async ({ page }) => {
      test.slow();
      await open(page, path);
      if (mode === "with letters twice as large")
        await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
      for (const [width, height] of sizes) {
        await page.setViewportSize({ width, height });
        expect.soft(await unseen(page, parts), `${width} x ${height}`).toEqual([]);
      }
    });

for (const [path, other] of [
  [TIMELINE, RACETRACK],
  [RACETRACK, TIMELINE],
] as const)
  test(`${path}: its links lead to the steps and to ${other}`, async ({ page, context }) => {
    await open(page, path);
    const first = page.locator('main a[href="#step-1"]').first();
    const [tab] = await Promise.all([
      context.waitForEvent("page"),
      first.click({ modifiers: ["ControlOrMeta"] }),
    ]);
    await tab.close();
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await first.click();
    await expect(current(page)).toHaveAttribute("id", "step-1");
    await page.locator("#step-6 h2 a").press("Enter");
    await expect(current(page)).toHaveAttribute("id", "step-6");
    await expect(page.locator("#step-6 h2")).toBeFocused();
    await expect(page.locator("#step-6").getByRole("link", { name: journey.readMore })).toBeInViewport();
    await page.locator(`main a[href="${other}"]`).first().click();
    await expect(page).toHaveURL(other);
    await expect(barLink(page, TIMELINE)).toHaveAttribute(
      "aria-current",
      other === TIMELINE ? "page" : "true",
    );
  });

/** Returns the car's position on the drawing. */
const stand = (page: Page) =>
  page.locator("[data-car]").evaluate((element) => {
    const { e, f } = new DOMMatrix(getComputedStyle(element).transform);
    return { x: e, y: f };
  });

test("the car reaches each corner when its step becomes active", async ({ page }) => {
  await open(page, RACETRACK);
  const corners = await page.locator(".race-star").evaluateAll((stars) =>
    stars.map((star) => {
      const { e, f } = (star as SVGGElement).transform.baseVal.consolidate()?.matrix ?? { e: 0, f: 0 };
      return [e, f] as const;
    }),
  );
  expect(corners).toHaveLength(8);
  for (const [index, [x, y]] of corners.entries()) {
    await scrollToShare(page, (index + 1) / 9);
    await expect
      .poll(async () => {
        const at = await stand(page);
        return Math.hypot(at.x - x, at.y - y);
      })
      .toBeLessThan(3);
  }
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, RACETRACK);
  const before = await stand(page);
  await scrollToShare(page, 0.7);
  await expect(current(page)).toHaveCount(1);
  expect(await stand(page)).toEqual(before);
});
