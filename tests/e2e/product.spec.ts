import type { Page } from "@playwright/test";
import { frame } from "../../content/en/frame.ts";
import { productLabels } from "../../content/en/product-labels.ts";
import { products } from "../../content/en/products.ts";
import { expect, open, test } from "../support/e2e.ts";

const items = Object.values(frame.menus).flatMap((menu) => menu.items);
const pages = items.flatMap(({ id, path, name }) =>
  Object.entries(products).flatMap(([key, page]) => (key === id ? { ...page, id, path, name } : [])),
);

for (const page of pages)
  test(`${page.path}: shows its name, sections, figure and next step`, async ({ page: tab }) => {
    await tab.goto(page.path);
    await expect(tab.getByRole("heading", { level: 1 })).toHaveText(page.name);
    for (const heading of [
      page.forWhom.heading,
      page.how.heading,
      productLabels.contract,
      page.relatedProducts.heading,
      page.closing.heading,
    ])
      await expect(tab.getByRole("heading", { level: 2, name: heading, exact: true })).toBeVisible();
    const figure = tab.locator(".figure").getByRole("img");
    const figures = page.model ? 2 : 1;
    await expect(figure).toHaveCount(figures);
    for (const one of await figure.all()) await expect(one).toHaveAccessibleName(/^[^{}]+\d[^{}]+$/);
    await expect(tab.getByText(productLabels.sample, { exact: true })).toHaveCount(
      figures + 2 + (page.headRecord ? 1 : 0) + (page.call ? 1 : 0),
    );
    await expect(tab.locator(".figure + div").getByText(productLabels.howToRead)).toHaveCount(figures);
    for (const { name } of Object.values(page.connection))
      await expect(tab.getByRole("heading", { level: 4, name, exact: true })).toBeVisible();
    for (const [heading, items] of [
      [productLabels.needs, page.needs],
      [productLabels.get, page.get],
      [productLabels.isNot, page.isNot],
    ] as const) {
      const part = tab.getByRole("heading", { level: 3, name: heading, exact: true }).locator("..");
      await expect(part.getByRole("heading", { level: 4 })).toHaveText(items.map(({ name }) => name));
    }
    for (const drawing of ["ol:has(> [aria-current]) use", ".closing use"])
      await expect(tab.locator(drawing).first()).toHaveAttribute("href", new RegExp(`/${page.id}-`));
    const chain = tab.locator("ol:has(> [aria-current])");
    await expect(chain.getByRole("listitem")).toHaveCount(4);
    await expect(chain.getByRole("link")).toHaveCount(3);
    await expect(chain.locator('[aria-current="true"]').getByRole("heading")).toHaveText(page.name);
  });

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

test("a figure is complete for a visitor who has not scrolled", async ({ page }) => {
  await open(page, "/solutions/risk-assessment");
  await page.setViewportSize({ width: 1280, height: 6_000 });
  await expect(page.locator(".figure")).toBeInViewport({ ratio: 1 });
  expect(await clips(page)).toEqual(["none 1", "none 1", "none 1", "none 1"]);
});

test("with reduced motion a figure is complete from the start", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, "/solutions/risk-assessment");
  await expect(async () => {
    await page.evaluate(() => scrollBy(0, 10));
    await expect(page.locator(".figure")).toHaveAttribute("data-seen", "false", { timeout: 500 });
  }).toPass();
  expect(await clips(page)).toEqual(["none 1", "none 1", "none 1", "none 1"]);
});

test("a figure's labels are 11 px or more at every width", async ({ page }) => {
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
  }
});

test("on a phone the figure covers fewer minutes, and its text has their counts", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/solutions/risk-assessment");
  await expect(page.getByText("126 attempts, 66 stopped")).toBeVisible();
  await expect(page.getByText("170 attempts, 66 stopped")).toBeHidden();
});

test("no head picture is cropped at its start or overlaps the heading", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/solutions/risk-assessment");
  for (const width of [1101, 1280, 1366, 1439]) {
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

test("the halo of a head picture's ring appears together with the ring", async ({ page }) => {
  await page.goto("/solutions/risk-assessment");
  const [halo, ring] = await page.locator(".head-wide :is(.layer-halo, .layer-ring)").evaluateAll((layers) =>
    layers.map((layer) => {
      const { animationName, animationDelay, animationDuration } = getComputedStyle(layer);
      return [animationName, animationDelay, animationDuration];
    }),
  );
  expect(halo).toEqual(["draw-on", "1.2s", "0.6s"]);
  expect(ring).toEqual(halo);
});

for (const width of [768, 1100])
  test(`at ${width} px the closing text is at most 56 px below its picture`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/why-us");
    const closing = page.locator(".closing");
    const art = await closing.locator(".closing-art").boundingBox();
    const heading = await closing.getByRole("heading").boundingBox();
    expect((heading?.y ?? Number.NaN) - ((art?.y ?? 0) + (art?.height ?? 0))).toBeLessThanOrEqual(56);
  });
