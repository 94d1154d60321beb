import type { Locator, Page } from "@playwright/test";
import { fraudResilienceAssessment as words } from "../../content/en/fraud-resilience-assessment.ts";
import { expect, open, test } from "../support/e2e.ts";

const path = "/services/fraud-resilience-assessment";
const top = (page: Page) => page.evaluate(() => scrollY);
const upButton = (page: Page) => page.getByRole("button", { name: words.contents.backToTop });

/** Opens the page and lets its first, smooth scroll to the top pass. */
async function openAtTop(page: Page) {
  await page.clock.install();
  await page.addInitScript(() => {
    const { scrollTo } = window;
    window.scrollTo = (...by: unknown[]) => {
      if (typeof by[0] === "object") document.documentElement.dataset.wentUp = "";
      Reflect.apply(scrollTo, window, by);
    };
  });
  await open(page, path);
  // The clock runs on by itself until a test stops it.
  await expect(page.locator("html")).toHaveAttribute("data-went-up", "");
}

/** Returns the box of an element in the window. */
const boxOf = (locator: Locator): Promise<DOMRect> =>
  locator.evaluate((element) => element.getBoundingClientRect().toJSON());

/** Scrolls an element to this distance from the window's top. */
const scrollTo = (locator: Locator, y: number) =>
  locator.evaluate((element, to) => scrollBy(0, element.getBoundingClientRect().top - to), y);

test("a contents list appears after 500 px, marks the section in view and leads to each", async ({
  page,
}) => {
  await openAtTop(page);
  const nav = page.getByRole("navigation", { name: words.contents.label });
  await page.evaluate(() => window.scrollTo(0, 501));
  await expect(nav.locator("a[href^='#']:visible")).toHaveCount(8);
  await page.evaluate(() => window.scrollTo(0, 500));
  await expect(nav).toBeHidden();
  for (const [y, id] of [
    [149, "#methodology-section"],
    [152, "#overview-section"],
  ] as const) {
    await scrollTo(page.locator("#methodology-section"), y);
    await expect(nav.locator("[aria-current]")).toHaveAttribute("href", id);
  }
  await nav.locator("a[href='#pricing-section']").click();
  await expect(page.locator("#pricing-section")).toBeFocused();
  await expect(page.locator("#pricing-section")).toBeInViewport();
  await upButton(page).click();
  // The way is long and smooth.
  await expect.poll(() => top(page), { timeout: 15_000 }).toBe(0);
  await expect(upButton(page)).toBeHidden();
  await page.getByRole("link", { name: words.landing.learnMore }).click();
  await expect(page.locator("#overview-section")).toBeFocused();
  await expect.poll(() => top(page)).toBeGreaterThan(300);
});

// `hover-intent.test.ts` has the times of every case.
for (const [kind, id, text, delay] of [
  ["scenario's card", "refund-fraud", "dd >> nth=0", 700],
  ["step's tooltip", "step-1", ".tip-text", 300],
] as const)
  test(`a ${kind} opens after ${delay} ms of hover, and its text can be selected`, async ({ page }) => {
    await openAtTop(page);
    await page.clock.pauseAt(Date.now() + 3_600_000);
    // Going to a section makes it take the focus from then on, also when its text is pressed.
    await page.getByRole("link", { name: words.landing.learnMore }).click();
    const part = page.locator(`details#${id}`);
    await part.locator("summary").hover();
    await page.clock.runFor(delay - 1);
    await expect(part).not.toHaveAttribute("open");
    await page.clock.runFor(1);
    await expect(part).toHaveAttribute("open");
    // Once hover has opened it, a click does not close it.
    await part.locator("summary").click({ position: { x: 10, y: 12 } });
    await part.locator(text).hover();
    await part.locator(text).dblclick({ position: { x: 16, y: 18 } });
    expect(await page.evaluate(() => String(getSelection()).trim())).toMatch(/^\p{L}+$/u);
    await page.keyboard.press("Escape");
    await expect(part).not.toHaveAttribute("open");
  });

test("Enter, not focus, opens a scenario's card; Enter, Escape and Tab close it", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await openAtTop(page);
  const card = page.locator("details#gift-cards");
  await scrollTo(card, 480);
  await page.locator("details#bots summary").focus();
  await page.keyboard.press("Tab");
  await expect(card.locator("summary")).toBeFocused();
  await expect(card).not.toHaveAttribute("open");
  for (const key of ["Enter", "Escape", "Tab"]) {
    await page.keyboard.press("Enter");
    await expect(card).toHaveAttribute("open");
    await expect(card.locator("> :not(summary)")).toBeInViewport({ ratio: 1 });
    await page.keyboard.press(key);
    await expect(card).not.toHaveAttribute("open");
  }
});

test("a phase expands on hover, and nothing below moves", async ({ page }) => {
  await openAtTop(page);
  const heights = new Set<number>();
  for (const { name } of Object.values(words.methodology.phases)) {
    const phase = page.getByRole("button", { name });
    await phase.hover();
    await expect(phase).toHaveAttribute("aria-expanded", "true");
    heights.add((await boxOf(page.locator(".phases"))).height);
  }
  expect([...heights]).toHaveLength(1);
});

test("a link to a scenario or to the self-check opens it, also on load", async ({ page }) => {
  await open(page, `${path}#account-takeover`);
  await expect(page.locator("#account-takeover[open] summary")).toBeFocused();
  await page.locator("main a[href='#self-check']").press("Enter");
  await expect(page.locator("#self-check[open] > summary")).toBeFocused();
});

test.describe("on a phone", () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });
  test("a tap opens a card, which stays in view when the one above it closes", async ({ page }) => {
    await openAtTop(page);
    const card = page.locator("details#bots");
    await card.locator("summary").tap();
    await expect(card.getByText(words.scenarios.labels.whatWeTest)).toBeVisible();
    const next = page.locator("details#synthetic-identity");
    await scrollTo(next, 400);
    await next.locator("summary").tap();
    await expect(next).toHaveAttribute("open");
    await expect.poll(async () => (await next.boundingBox())?.y).toBeGreaterThan(64);
    await expect(page.getByRole("navigation", { name: words.contents.label })).toBeHidden();
    await upButton(page).tap();
    await expect.poll(() => top(page)).toBe(0);
    await expect(upButton(page)).toBeHidden();
  });
});
