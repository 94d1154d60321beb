import type { Page } from "@playwright/test";
import { expect, open, test } from "../support/e2e.ts";

/** Returns the clip path and opacity of each part of the wide figure. */
const clips = (page: Page) =>
  page
    .locator(".figure")
    .getByRole("img")
    .locator("use")
    .evaluateAll((parts) =>
      parts.map((part) => {
        const { clipPath, opacity } = getComputedStyle(part);
        return `${clipPath} ${opacity}`;
      }),
    );

test("a figure animates once, when it is scrolled into view", async ({ page }) => {
  await open(page, "/solutions/risk-assessment");
  const figure = page.locator(".figure");
  // A busy browser may hydrate the figure only after the first scroll.
  await expect(async () => {
    await page.evaluate(() => scrollBy(0, 10));
    await expect(figure).toHaveAttribute("data-seen", "false", { timeout: 500 });
  }).toPass();
  await figure.evaluate((box) =>
    box.addEventListener("animationstart", (event) => {
      if ((event as AnimationEvent).animationName === "wipe")
        box.dataset.drawings = String(Number(box.dataset.drawings ?? 0) + 1);
    }),
  );
  await figure.scrollIntoViewIfNeeded();
  await expect(figure).toHaveAttribute("data-seen", "true");
  await expect(figure).not.toHaveAttribute("data-seen");
  await expect(figure).toHaveAttribute("data-drawings", "1");
  // At another width another of its formats is shown: whole, and not drawn again.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.evaluate(
    () => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))),
  );
  await expect(figure).toHaveAttribute("data-drawings", "1");
});

test("a figure is complete with reduced motion from the start, and for a visitor who has not scrolled", async ({
  page,
}) => {
  const whole = ["none 1", "none 1", "none 1", "none 1"];
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, "/solutions/risk-assessment");
  // A busy browser may hydrate the figure only after the first scroll.
  await expect(async () => {
    await page.evaluate(() => scrollBy(0, 10));
    await expect(page.locator(".figure")).toHaveAttribute("data-seen", "false", { timeout: 500 });
  }).toPass();
  expect(await clips(page)).toEqual(whole);
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.goto("/solutions/risk-assessment");
  await page.setViewportSize({ width: 1280, height: 6_000 });
  await expect(page.locator(".figure")).toBeInViewport({ ratio: 1 });
  expect(await clips(page)).toEqual(whole);
});

test("a figure's labels are 11 px or more at every width, and on a phone it covers fewer minutes, as its text says", async ({
  page,
}) => {
  await page.goto("/solutions/risk-assessment");
  const figure = page.locator(".figure").getByRole("img");
  for (const width of [320, 390, 767, 768, 1024, 1279, 1280, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    await expect(figure).toHaveCount(1);
    const scale = await figure.evaluate((svg: SVGSVGElement) => svg.getScreenCTM()?.a ?? 0);
    // Labels are 13 px high, and 14 in the middle format.
    const size = width >= 768 && width < 1280 ? 14 : 13;
    expect(scale * size, `${width} px`).toBeGreaterThanOrEqual(11);
    expect(scale * size, `${width} px`).toBeLessThan(18);
    await expect(page.getByText("126 attempts, 66 stopped")).toBeVisible({ visible: width < 768 });
    await expect(page.getByText("170 attempts, 66 stopped")).toBeVisible({ visible: width >= 768 });
  }
});

test("no head picture is cropped at its start or overlaps the heading, and its ring appears with its halo", async ({
  page,
}) => {
  await page.goto("/solutions/risk-assessment");
  const [halo, ring] = await page.locator(".head-wide :is(.layer-halo, .layer-ring)").evaluateAll((layers) =>
    layers.map((layer) => {
      const { animationName, animationDelay, animationDuration } = getComputedStyle(layer);
      return [animationName, animationDelay, animationDuration];
    }),
  );
  expect(halo).toEqual(["draw-on", "1.2s", "0.6s"]);
  expect(ring).toEqual(halo);
  await page.emulateMedia({ reducedMotion: "reduce" });
  for (const width of [961, 1101, 1280, 1366, 1439]) {
    await page.setViewportSize({ width, height: 900 });
    const place = await page.locator(".head-picture").boundingBox();
    const sheet = await page.locator(".head-wide").boundingBox();
    const words = await page.getByRole("heading", { level: 1 }).boundingBox();
    expect(sheet?.x, `${width} px`).toBeGreaterThanOrEqual(place?.x ?? Number.NaN);
    expect(place?.x, `${width} px`).toBeGreaterThanOrEqual(
      (words?.x ?? Number.NaN) + (words?.width ?? Number.NaN),
    );
  }
});

test("the card of the dashboard covers neither the ring nor the column of the chart", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  for (const path of ["/solutions/kyc-verification", "/ar/solutions/kyc-verification"]) {
    await page.goto(path);
    for (const width of [961, 1280, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const card = await page.locator(".head-sheet").boundingBox();
      for (const layer of ["halo", "warm"]) {
        const part = await page.locator(`.head-wide > .layer-${layer}`).boundingBox();
        if (!card || !part) throw new Error(`No card or no ${layer} at ${width} px.`);
        const beside = part.x > card.x + card.width || part.x + part.width < card.x;
        expect(beside, `${layer}, ${path}, ${width} px`).toBe(true);
      }
    }
  }
});

test("on a tablet the closing text is at most 56 px below its picture", async ({ page }) => {
  await page.goto("/why-us");
  const closing = page.locator(".closing");
  for (const width of [768, 1100]) {
    await page.setViewportSize({ width, height: 900 });
    const art = await closing.locator(".closing-art").boundingBox();
    const heading = await closing.getByRole("heading").boundingBox();
    expect(
      (heading?.y ?? Number.NaN) - ((art?.y ?? 0) + (art?.height ?? 0)),
      `${width} px`,
    ).toBeLessThanOrEqual(56);
  }
});
