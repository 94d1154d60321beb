import type { Page } from "@playwright/test";
import { home } from "../../content/en/home.ts";
import { expect, open, test } from "../support/e2e.ts";

const TITLES = home.panels.map(({ title }) => title);
/** The time in which a panel slides into its place, on a frozen clock, ms. */
const SLIDE_MS = 1_000;

const carousel = (page: Page) => page.getByRole("region", { name: home.hero.carousel.label });
const dot = (page: Page, index: number) =>
  carousel(page).getByRole("button", { name: TITLES[index] ?? "", exact: true });
const toggle = (page: Page, name: "play" | "pause") =>
  carousel(page).getByRole("button", { name: home.hero.carousel[name] });

/** Opens a page whose clock stands still until the test moves it. */
async function openFrozen(page: Page, path = "/") {
  await page.clock.install({ time: "2025-05-08T12:00:00Z" });
  await page.clock.pauseAt("2025-05-08T12:00:01Z");
  await open(page, path);
}

/** Expects that this panel is the one a visitor sees, and the only one. */
async function shows(page: Page, index: number, isFrozen = false) {
  await expect(dot(page, index)).toHaveAttribute("aria-current", "true");
  if (isFrozen) await page.clock.runFor(SLIDE_MS);
  const view = page.locator(".panels-view");
  const slide = view.getByRole("group").nth(index);
  await expect
    .poll(async () =>
      Math.abs(((await slide.boundingBox())?.x ?? Number.NaN) - ((await view.boundingBox())?.x ?? 0)),
    )
    .toBeLessThan(2);
}

test("the sample panels advance every 5000 ms and start over after the fifth", async ({ page }) => {
  await openFrozen(page);
  await page.clock.runFor(4999);
  await shows(page, 0);
  await page.clock.runFor(1);
  await shows(page, 1, true);
  for (const index of [2, 3, 4, 0]) {
    await page.clock.runFor(5000 - SLIDE_MS);
    await shows(page, index, true);
  }
});

test("the sample panels pause on hover, on focus and after Pause", async ({ page }) => {
  await openFrozen(page);
  await carousel(page).hover();
  await page.clock.runFor(12_000);
  await shows(page, 0, true);
  await page.mouse.move(5, 5);
  await page.clock.runFor(5000);
  await shows(page, 1, true);
  await dot(page, 3).focus();
  await page.clock.runFor(12_000);
  await shows(page, 1, true);
  await dot(page, 2).click();
  await page.mouse.move(5, 5);
  await expect(dot(page, 2)).toBeFocused();
  await page.clock.runFor(5000);
  await shows(page, 3, true);
  await toggle(page, "pause").click();
  await page.mouse.move(5, 5);
  await page.clock.runFor(12_000);
  await shows(page, 3, true);
  await toggle(page, "play").click();
  await page.mouse.move(5, 5);
  await page.clock.runFor(5000);
  await shows(page, 4, true);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await expect(toggle(page, "play")).toBeVisible();
});

for (const [path, from, to] of [
  ["/", 1_000, -20],
  ["/ar", 60, 820],
] as const)
  test(`${path}: dragging the panels shows the next one`, async ({ page }) => {
    await openFrozen(page, path);
    const dots = page.locator(".opening [role=toolbar] button");
    await dots.nth(1).click();
    await page.clock.runFor(SLIDE_MS);
    const view = page.locator(".panels-view");
    await view.scrollIntoViewIfNeeded();
    const box = await view.boundingBox();
    if (!box) throw new Error("The panels have no box.");
    await page.mouse.move(box.x + from, box.y + 150);
    await page.mouse.down();
    await page.mouse.move(box.x + to, box.y + 150, { steps: 8 });
    await page.clock.runFor(12_000);
    await expect(dots.nth(1)).toHaveAttribute("aria-current", "true");
    await page.mouse.up();
    await page.clock.runFor(2_000);
    await expect(dots.nth(2)).toHaveAttribute("aria-current", "true");
  });

test("the dots are one stop of Tab, with arrow keys", async ({ page }) => {
  await open(page, "/");
  await toggle(page, "pause").focus();
  await page.keyboard.press("Tab");
  await expect(dot(page, 0)).toBeFocused();
  await page.keyboard.press("ArrowLeft");
  await shows(page, 4);
  await expect(dot(page, 4)).toBeFocused();
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });
  test("all five panels can be read", async ({ page }) => {
    await page.goto("/");
    const view = page.locator(".panels-view");
    const last = view.getByRole("heading", { name: TITLES[4] ?? "" });
    await expect(last).not.toBeInViewport();
    await view.hover();
    await page.mouse.wheel(6_000, 0);
    await expect(last).toBeInViewport();
  });
});

test("a product opens under the pointer or the focus, over what is below it", async ({ page }) => {
  await open(page, "/");
  const products = page.locator("#services li");
  await expect(products).toHaveCount(12);
  const isOpen = async (index: number, open: boolean) => {
    const product = products.nth(index);
    await expect(product.locator(".catalogue-line")).toHaveCSS("visibility", open ? "hidden" : "visible");
    await expect(product.locator(".catalogue-card")).toHaveCSS("visibility", open ? "visible" : "hidden");
  };
  await isOpen(3, false);
  const section = await page.locator("#services").evaluate((element) => element.clientHeight);
  const name = products.nth(3).getByRole("link");
  await name.scrollIntoViewIfNeeded();
  await name.hover();
  await isOpen(3, true);
  expect(await page.locator("#services").evaluate((element) => element.clientHeight)).toBe(section);
  await page.keyboard.press("Escape");
  await isOpen(3, false);
  await page.mouse.move(5, 5);
  await products.nth(7).getByRole("link").focus();
  await isOpen(7, true);
});

test.describe("on touch", () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });
  test("every product shows its sentence", async ({ page }) => {
    await open(page, "/");
    await expect(page.locator("#services .catalogue-card").filter({ visible: true })).toHaveCount(12);
  });
});

test("a URL with an anchor scrolls there smoothly after 100 ms", async ({ page }) => {
  await page.addInitScript(() => {
    const asked: unknown[] = [];
    Object.assign(window, { asked });
    const scroll = Element.prototype.scrollIntoView;
    Element.prototype.scrollIntoView = function (options) {
      asked.push([this.id, (options as ScrollIntoViewOptions | undefined)?.behavior]);
      scroll.call(this, options);
    };
  });
  const asked = () => page.evaluate(() => Reflect.get(window, "asked"));
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await openFrozen(page, "/#contact");
  await page.clock.runFor(99);
  expect(await asked()).toEqual([]);
  await page.clock.runFor(1);
  expect(await asked()).toEqual([["contact", "smooth"]]);
  await expect(page.locator("#contact")).toBeInViewport();
  await expect(page.locator("#contact").getByText(/^In your time zone: \d/)).toBeVisible();
});
