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

const steps = (page: Page) => page.locator("main ol > li[id]");
const current = (page: Page) => page.locator("main li[data-current]");
/** The active step, or the line that names it while it is out of view. */
const named = (page: Page) => page.locator('main [aria-current="step"]');

/** A share of the page and the step that is then active, on both sides of each change. */
const cases = {
  [TIMELINE]: [
    [0, 0],
    [0.115, 0],
    [0.12, 1],
    [0.23, 1],
    [0.24, 2],
    [0.36, 3],
    [0.48, 4],
    [0.58, 4],
    [0.6, 5],
    [0.72, 6],
    [0.83, 7],
    [0.93, 7],
    [0.95, 8],
    [1, 8],
  ],
  [RACETRACK]: [
    [0, 0],
    [0.108, 0],
    [0.115, 1],
    [0.22, 1],
    [0.23, 2],
    [0.34, 3],
    [0.45, 4],
    [0.55, 4],
    [0.56, 5],
    [0.67, 6],
    [0.78, 7],
    [0.88, 7],
    [0.895, 8],
    [1, 8],
  ],
} as const;

for (const [path, list] of Object.entries(cases))
  for (const width of [1440, 390])
    test(`${path} at ${width} px: the active step follows the scroll`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await open(page, path);
      await expect(steps(page)).toHaveCount(8);
      for (const [share, step] of list) {
        await scrollToShare(page, share);
        if (step === 0) await expect(current(page)).toHaveCount(0);
        else await expect(current(page)).toHaveAttribute("id", new RegExp(`-${step}$`));
        await expect(page.locator('main li[data-reached="true"]')).toHaveCount(step);
      }
    });

for (const path of [TIMELINE, RACETRACK])
  test(`${path}: its first button scrolls to the first step, and the last step is in view when reached`, async ({
    page,
  }) => {
    await open(page, path);
    await page.locator('main a[href="#step-1"]').first().click();
    await expect(current(page)).toHaveAttribute("id", /-1$/);
    await scrollToShare(page, 0.95);
    await expect(named(page)).toContainText(journey.steps.at(-1)?.title ?? "");
    await expect(named(page)).toBeInViewport();
  });

test("the strap of the timeline fills with the scroll, and is full under reduced motion", async ({
  page,
}) => {
  await open(page, TIMELINE);
  const filled = (step: number) =>
    page
      .locator(`#step-${step}`)
      .evaluate((row) => new DOMMatrix(getComputedStyle(row, "::after").transform).d);
  await scrollToShare(page, 3.5 / 8.5);
  await expect.poll(() => filled(2)).toBe(1);
  await expect.poll(() => filled(3)).toBeCloseTo(0.5, 1);
  expect(await filled(4)).toBe(0);
  await page.emulateMedia({ reducedMotion: "reduce" });
  expect(await filled(8)).toBe(1);
});

test("the two versions link to each other, and the timeline is the canonical one", async ({ page }) => {
  await open(page, TIMELINE);
  await page.locator(`main a[href="${RACETRACK}"]`).click();
  await expect(page).toHaveURL(RACETRACK);
  await expect(barLink(page, TIMELINE)).toHaveAttribute("aria-current", "true");
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", /\/customer-journey$/);
  await page.locator(`main a[href="${TIMELINE}"]`).click();
  await expect(page).toHaveURL(TIMELINE);
});

const car = (page: Page) => page.locator("[data-car]");
/** Returns the car's position on the drawing and its heading in degrees. */
const stand = (page: Page) =>
  car(page).evaluate((element) => {
    const { a, b, e, f } = new DOMMatrix(getComputedStyle(element).transform);
    return { x: e, y: f, heading: (Math.atan2(b, a) * 180) / Math.PI };
  });

test("the car reaches each corner when its step becomes active, and follows the road's direction", async ({
  page,
}) => {
  await open(page, RACETRACK);
  const corners = await page
    .locator(".race-mark")
    .evaluateAll((marks) =>
      marks.map((mark) => [Number(mark.getAttribute("x")), Number(mark.getAttribute("y"))]),
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
});

test("the road behind the car is coloured", async ({ page }) => {
  await open(page, RACETRACK);
  const left = () =>
    page
      .locator('[data-driven="lap"]')
      .first()
      .evaluate((part) => Number.parseFloat(getComputedStyle(part).strokeDashoffset));
  expect(await left()).toBe(1);
  await scrollToShare(page, 0.5);
  await expect.poll(left).toBeLessThan(0.6);
  await scrollToShare(page, 1);
  await expect.poll(left).toBeLessThan(0.001);
});

test("with reduced motion the car stays still and all eight texts are visible", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, RACETRACK);
  const before = await stand(page);
  await scrollToShare(page, 0.7);
  await expect(current(page)).toHaveCount(1);
  expect(await stand(page)).toEqual(before);
  const opacities = await page
    .locator(".race-list .race-text")
    .evaluateAll((texts) => texts.map((text) => getComputedStyle(text).opacity));
  expect(opacities).toEqual(Array(8).fill("1"));
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });
  for (const path of [TIMELINE, RACETRACK])
    test(`${path} shows all eight steps`, async ({ page }) => {
      await page.goto(path);
      const texts = page.getByRole("link", { name: journey.readMore });
      await expect(texts).toHaveCount(8);
      for (const text of await texts.all()) {
        await text.scrollIntoViewIfNeeded();
        await expect(text).toBeInViewport();
      }
    });
});

test("focusing a later corner scrolls to it and makes it active", async ({ page }) => {
  await open(page, RACETRACK);
  await page.locator("#step-6 a").focus();
  await expect(current(page)).toHaveAttribute("id", "step-6");
  await expect(page.locator("#step-6 a")).toBeFocused();
  await expect(page.locator("#step-6 a")).toBeInViewport();
});

test("on a phone the track stays below the bar while scrolling", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, RACETRACK);
  const track = page.locator(".race-track");
  for (const share of [0.2, 0.4, 0.6]) {
    await scrollToShare(page, share);
    await expect.poll(async () => Math.round((await track.boundingBox())?.y ?? 0)).toBe(64);
  }
  expect((await track.boundingBox())?.height).toBeLessThanOrEqual(290);
});

test("on a phone the car does not cover the number of its corner", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, RACETRACK);
  for (const step of [1, 4, 5, 8]) {
    await scrollToShare(page, (step + 0.07) / 9);
    await expect(current(page)).toHaveAttribute("id", new RegExp(`-${step}$`));
    await expect
      .poll(async () => {
        const node = await page.locator(".race-node[data-current=true]").evaluate((element) => {
          const { e, f } = (element as SVGGElement).transform.baseVal.consolidate()?.matrix ?? { e: 0, f: 0 };
          return { x: e, y: f };
        });
        const at = await stand(page);
        return Math.hypot(at.x - node.x, at.y - node.y);
      })
      .toBeGreaterThan(75);
  }
});

/** Within each step's share of the lap. */
const within = (step: number) => (step + 0.04) / 9;

/** The numbers of the links that no part of the page fades out. */
const legible = (links: Element[]) =>
  links.flatMap((link, index) =>
    link.checkVisibility({ checkOpacity: true, opacityProperty: true }) ? [index + 1] : [],
  );

for (const [width, height] of [
  [1280, 720],
  [768, 1024],
  [375, 548],
] as const)
  test(`the racetrack at ${width} x ${height}: only the active step's text is visible`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await open(page, RACETRACK);
    for (const step of [1, 2, 3, 4, 5, 6, 7, 8]) {
      await scrollToShare(page, within(step));
      const link = current(page).getByRole("link", { name: journey.readMore });
      await expect(current(page)).toHaveAttribute("id", `step-${step}`);
      await expect(link).toBeInViewport({ ratio: 1 });
      await expect.poll(() => page.locator("main ol > li a").evaluateAll(legible)).toEqual([step]);
      await link.click({ trial: true });
    }
  });

test("rotating a phone does not cross-fade the corners", async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await open(page, RACETRACK);
  const turn = await page.evaluateHandle(() => ({
    fading: new Promise<number>((told) => {
      addEventListener("resize", () => requestAnimationFrame(() => told(document.getAnimations().length)));
    }),
  }));
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await turn.evaluate(({ fading }) => fading)).toBe(0);
  expect(await page.locator("main ol > li a").evaluateAll(legible)).toEqual([]);
});

test("rotating a phone and back during a transition keeps the active corner", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, RACETRACK);
  await page.evaluate(() => {
    const each = (what: "pause" | "finish") => () => {
      for (const move of document.getAnimations()) move[what]();
    };
    addEventListener("transitionrun", each("pause"), { once: true });
    addEventListener("resize", each("finish"), { once: true });
  });
  await scrollToShare(page, within(5));
  await expect(current(page)).toHaveAttribute("id", /-5$/);
  await page.setViewportSize({ width: 844, height: 390 });
  const name = page.locator("main li[id$='-5'] h2");
  await expect(name).toBeInViewport({ ratio: 1 });
  const bar = await page.locator("header").boundingBox();
  expect((await name.boundingBox())?.y).toBeGreaterThan(bar?.height ?? Number.NaN);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(current(page)).toHaveAttribute("id", /-5$/);
  await expect(current(page).getByRole("link", { name: journey.readMore })).toBeInViewport({
    ratio: 1,
  });
});
