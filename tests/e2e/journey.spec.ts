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

// `journey-in-view.spec.ts` looks at which step is active, and in view, at every scroll position.
for (const [path, other] of [
  [TIMELINE, RACETRACK],
  [RACETRACK, TIMELINE],
] as const)
  test(`${path}: its first button scrolls to the first step, unless it opens a new tab, and it links to ${other}`, async ({
    page,
    context,
  }) => {
    await open(page, path);
    const first = page.locator('main a[href="#step-1"]').first();
    const [tab] = await Promise.all([
      context.waitForEvent("page"),
      first.click({ modifiers: ["ControlOrMeta"] }),
    ]);
    await tab.close();
    expect(await page.evaluate(() => scrollY)).toBe(0);
    expect(new URL(page.url()).hash).toBe("");
    await first.click();
    await expect(current(page)).toHaveAttribute("id", /-1$/);
    await page.locator(`main a[href="${other}"]`).first().click();
    await expect(page).toHaveURL(other);
    await expect(barLink(page, TIMELINE)).toHaveAttribute(
      "aria-current",
      other === TIMELINE ? "page" : "true",
    );
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", /\/customer-journey$/);
  });

const car = (page: Page) => page.locator("[data-car]");
/** Returns the car's position on the drawing and its heading in degrees. */
const stand = (page: Page) =>
  car(page).evaluate((element) => {
    const { a, b, e, f } = new DOMMatrix(getComputedStyle(element).transform);
    return { x: e, y: f, heading: (Math.atan2(b, a) * 180) / Math.PI };
  });

test("the car reaches each corner when its step becomes active, follows the road, and colours it", async ({
  page,
}) => {
  await open(page, RACETRACK);
  const left = () =>
    page
      .locator('[data-driven="lap"]')
      .first()
      .evaluate((part) => Number.parseFloat(getComputedStyle(part).strokeDashoffset));
  expect(await left()).toBe(1);
  const corners = await page.locator(".race-star").evaluateAll((stars) =>
    stars.map((star) => {
      const { e, f } = (star as SVGGElement).transform.baseVal.consolidate()?.matrix ?? { e: 0, f: 0 };
      return [e, f];
    }),
  );
  expect(corners).toHaveLength(8);
  for (const [index, [x = 0, y = 0]] of corners.entries()) {
    await scrollToShare(page, (index + 1) / 9);
    await expect
      .poll(async () => {
        const at = await stand(page);
        return Math.hypot(at.x - x, at.y - y);
      })
      .toBeLessThan(3);
  }
  // Half-way from the third corner to the fourth the road runs level, from the sixth to the seventh back.
  for (const [share, heading] of [
    [3.5 / 9, 0],
    [1.5 / 9, -72],
    [6.5 / 9, 180],
  ] as const) {
    await scrollToShare(page, share);
    await expect.poll(async () => Math.abs((await stand(page)).heading - heading) % 360).toBeLessThan(0.5);
  }
  await scrollToShare(page, 0.5);
  await expect.poll(left).toBeLessThan(0.6);
  await scrollToShare(page, 1);
  await expect.poll(left).toBeLessThan(0.001);
});

// `media.spec.ts` and `scripts-off.spec.ts` find all eight texts.
test("with reduced motion the car stays still", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, RACETRACK);
  const before = await stand(page);
  await scrollToShare(page, 0.7);
  await expect(current(page)).toHaveCount(1);
  expect(await stand(page)).toEqual(before);
});

for (const path of [TIMELINE, RACETRACK])
  test(`${path}: the name of a later step leads to it and makes it active`, async ({ page }) => {
    await open(page, path);
    await page.locator("#step-6 h2 a").press("Enter");
    await expect(current(page)).toHaveAttribute("id", "step-6");
    await expect(page.locator("#step-6 h2")).toBeFocused();
    await expect(page.locator("#step-6").getByRole("link", { name: journey.readMore })).toBeInViewport();
  });

test("on a phone the track stays below the bar while scrolling, and the car off the number of its corner", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, RACETRACK);
  const track = page.locator(".race-track");
  for (const step of [1, 4, 5, 8]) {
    await scrollToShare(page, (step + 0.07) / 9);
    await expect(current(page)).toHaveAttribute("id", new RegExp(`-${step}$`));
    await expect
      .poll(async () => {
        const node = await page.locator(".race-star[data-current=true]").evaluate((element) => {
          const { e, f } = (element as SVGGElement).transform.baseVal.consolidate()?.matrix ?? { e: 0, f: 0 };
          return { x: e, y: f };
        });
        const at = await stand(page);
        return Math.hypot(at.x - node.x, at.y - node.y);
      })
      .toBeGreaterThan(75);
    if (step < 8) await expect.poll(async () => Math.round((await track.boundingBox())?.y ?? 0)).toBe(64);
  }
  expect((await track.boundingBox())?.height).toBeLessThanOrEqual(290);
});

/** Within each step's share of the lap. */
const within = (step: number) => (step + 0.04) / 9;

/** The numbers of the links that are not hidden. */
const legible = (links: Element[]) =>
  links.flatMap((link, index) => (link.checkVisibility({ visibilityProperty: true }) ? [index + 1] : []));

test("on the racetrack only the active step's text is visible, at 1280 x 720 and 1440 x 900", async ({
  page,
}) => {
  test.slow();
  await open(page, RACETRACK);
  for (const [width, height] of [
    [1280, 720],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const step of [1, 2, 3, 4, 5, 6, 7, 8]) {
      await scrollToShare(page, within(step));
      const link = current(page).getByRole("link", { name: journey.readMore });
      await expect(current(page)).toHaveAttribute("id", `step-${step}`);
      await expect(link).toBeInViewport({ ratio: 1 });
      await expect.poll(() => page.locator("main ol .race-lit > a").evaluateAll(legible)).toEqual([step]);
      await link.click({ trial: true });
    }
  }
});
