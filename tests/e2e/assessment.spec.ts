import type { Locator, Page } from "@playwright/test";
import { fraudResilienceAssessment as words } from "../../content/en/fraud-resilience-assessment.ts";
import { expect, open, test } from "../support/e2e.ts";

const path = "/services/fraud-resilience-assessment";

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

/** Opens the page, then stops its clock. */
async function openWithClock(page: Page) {
  await openAtTop(page);
  await page.clock.pauseAt(Date.now() + 3_600_000);
}

test("on large screens a contents list appears after 500 px, marks the section 150 px from the top and leads to each", async ({
  page,
}) => {
  await openAtTop(page);
  const nav = page.getByRole("navigation", { name: words.contents.label });
  const top = () => page.evaluate(() => scrollY);
  await page.evaluate(() => scrollTo(0, 500));
  await expect(nav).toBeHidden();
  await page.evaluate(() => scrollTo(0, 501));
  await expect(nav).toBeVisible();
  await expect(nav.locator("a[href^='#']")).toHaveCount(8);
  const current = nav.locator("[aria-current]");
  for (const [offset, id] of [
    [-150, "#methodology-section"],
    [-151, "#overview-section"],
  ] as const) {
    await page.evaluate((by) => {
      const top = document.getElementById("methodology-section")?.getBoundingClientRect().top ?? 0;
      scrollTo(0, (by === -150 ? Math.ceil(scrollY + top) : Math.floor(scrollY + top)) + by);
    }, offset);
    await expect(current).toHaveAttribute("href", id);
    await expect(current).not.toHaveCSS("border-inline-start-color", "rgba(0, 0, 0, 0)");
  }
  await nav.locator("a[href='#pricing-section']").click();
  await expect(page.locator("#pricing-section")).toBeFocused();
  await expect(page.locator("#pricing-section")).toBeInViewport();
  const up = page.getByRole("button", { name: words.contents.backToTop });
  await up.click();
  await expect.poll(top).toBe(0);
  await expect(up).toBeHidden();
  // The button of the head.
  await page.getByRole("link", { name: words.landing.learnMore }).click();
  await expect(page.locator("#overview-section")).toBeFocused();
  await expect.poll(top).toBeGreaterThan(300);
});

test("a scenario's card opens after 700 ms of hover and closes 300 ms after it ends, or with Escape", async ({
  page,
}) => {
  await openWithClock(page);
  const card = page.locator("details#account-takeover");
  await card.scrollIntoViewIfNeeded();
  await card.locator("summary").hover();
  await page.clock.runFor(699);
  await expect(card).not.toHaveAttribute("open");
  await page.clock.runFor(1);
  await expect(card).toHaveAttribute("open");
  // Wherever the focus is.
  await expect(page.locator("summary:focus")).toHaveCount(0);
  await page.keyboard.press("Escape");
  await expect(card).not.toHaveAttribute("open");
  await page.mouse.move(0, 0);
  await page.clock.runFor(300);
  await card.locator("summary").hover();
  await page.clock.runFor(700);
  await card.locator("dl").hover();
  await page.clock.runFor(1000);
  await expect(card).toHaveAttribute("open");
  // Once hover has opened it, a click does not close it.
  await card.locator("summary").click();
  await page.clock.runFor(1000);
  await expect(card).toHaveAttribute("open");
  await page.mouse.move(0, 0);
  await page.clock.runFor(299);
  await expect(card).toHaveAttribute("open");
  await page.clock.runFor(1);
  await expect(card).not.toHaveAttribute("open");
});

test("in a short window a scenario's detail stays below the bar, inside the window and off its card", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await openWithClock(page);
  const card = page.locator("details#gift-cards");
  const detail = card.locator("> :not(summary)");
  for (const [y, side] of [
    [100, "below"],
    [270, "before"],
    [480, "above"],
  ] as const) {
    await page.mouse.move(0, 0);
    await page.clock.runFor(300);
    await card.evaluate((element, to) => scrollBy(0, element.getBoundingClientRect().top - to), y);
    await card.locator("summary").hover({ position: { x: 100, y: 150 } });
    await page.clock.runFor(700);
    await expect(card).toHaveAttribute("data-side", side);
    const box = await boxOf(detail);
    const face = await boxOf(card.locator("summary"));
    expect(box.right <= face.left || box.bottom <= face.top || box.top >= face.bottom).toBe(true);
    expect(box.top).toBeGreaterThanOrEqual((await boxOf(page.locator("header"))).bottom);
    expect(box.bottom).toBeLessThanOrEqual(720);
    // It covers scenarios only, never a part of the contents list, and its lines stay readable.
    const grid = await boxOf(page.locator(".scenarios"));
    expect(box.left).toBeGreaterThanOrEqual(grid.left);
    expect(box.right).toBeLessThanOrEqual(grid.right);
    expect((await boxOf(detail.locator("dd").first())).width).toBeGreaterThan(300);
  }
});

for (const [kind, id, text, delay] of [
  ["scenario's card", "refund-fraud", "dd >> nth=0", 700],
  ["step's tooltip", "step-1", ".tip-text", 300],
] as const)
  test(`a ${kind} opens after ${delay} ms, and its text can be pressed and selected`, async ({ page }) => {
    await openWithClock(page);
    // Going to a section makes it take the focus from then on, also when its text is pressed.
    await page.getByRole("link", { name: words.landing.learnMore }).click();
    const part = page.locator(`details#${id}`);
    await part.locator("summary").hover();
    await page.clock.runFor(delay - 1);
    await expect(part).not.toHaveAttribute("open");
    await page.clock.runFor(1);
    await expect(part).toHaveAttribute("open");
    await part.locator("summary").click({ position: { x: 10, y: 12 } });
    await part.locator(text).hover();
    await part.locator(text).dblclick({ position: { x: 16, y: 18 } });
    expect(await page.evaluate(() => String(getSelection()).trim())).toMatch(/^\p{L}+$/u);
    // A drag may leave the text before it ends.
    await page.mouse.down();
    await page.mouse.move(0, 0);
    await page.clock.runFor(1000);
    await page.mouse.up();
    await expect(part).toHaveAttribute("open");
  });

test("Enter opens a scenario's card, focus alone does not, and Enter, Escape and Tab close it", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await openAtTop(page);
  const card = page.locator("details#gift-cards");
  await card.evaluate((element) => scrollBy(0, element.getBoundingClientRect().top - 480));
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

test("a screen reader that moves the focus while it reads can read every card and step", async ({ page }) => {
  await openAtTop(page);
  for (const part of await page.locator(".scenarios details, .flow details").all()) {
    await part.locator("summary").focus();
    await page.keyboard.press("Enter");
    // The focus leaves the summary as the reading goes on to the text.
    await page.evaluate(async () => {
      (document.activeElement as HTMLElement).blur();
      await new Promise((resolve) => requestAnimationFrame(resolve));
    });
    await expect(part.locator("> :not(summary)")).toBeVisible();
  }
  await expect(page.locator(".scenarios details, .flow details")).toHaveCount(18);
});

test("a step's tooltip covers only its own step, at every width", async ({ page }) => {
  await openAtTop(page);
  for (const width of [700, 1110, 1280, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const column = await boxOf(page.locator("#overview-section ol"));
    for (const id of [1, 2, 3]) {
      const step = page.locator(`details#step-${id}`);
      await step.locator("summary").press("Enter");
      await expect(step).toHaveAttribute("open");
      const tip = await boxOf(step.locator(".tip-text"));
      const name = await boxOf(page.locator(`details#step-${id + 1} summary > :first-child`));
      // Above the letters of the next name, which has 4 px over it.
      expect(tip.bottom, `${width} px`).toBeLessThanOrEqual(name.top + 4);
      expect(tip.right, `${width} px`).toBeLessThanOrEqual(column.right);
      // The pointer can go from the step into its tooltip.
      expect(tip.top).toBeLessThanOrEqual((await boxOf(step.locator("summary"))).bottom);
      await page.keyboard.press("Escape");
    }
  }
});

test("a phase expands on hover, and nothing below moves", async ({ page }) => {
  await openAtTop(page);
  const phase = page.locator(".phases").getByRole("button").nth(1);
  await expect(phase).toHaveAttribute("aria-expanded", "false");
  await phase.hover();
  await expect(phase).toHaveAttribute("aria-expanded", "true");
  for (const width of [1101, 1208, 1280, 1334, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const heights = new Set<number>();
    for (const { name } of Object.values(words.methodology.phases)) {
      await page.getByRole("button", { name }).click();
      heights.add((await page.locator(".phases").boundingBox())?.height ?? 0);
    }
    expect([...heights], `${width} px`).toHaveLength(1);
  }
});

test.describe("on a phone", () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });
  test("a tap opens a card, which stays in view below the bar when the card above it closes", async ({
    page,
  }) => {
    await openAtTop(page);
    const card = page.locator("details#bots");
    await card.locator("summary").tap();
    await expect(card).toHaveAttribute("open");
    await expect(card.getByText(words.scenarios.labels.whatWeTest)).toBeVisible();
    await expect(card.getByText(words.benefits.sample)).toBeVisible();
    await expect(card.getByText("08", { exact: true })).toBeVisible();
    const next = page.locator("details#gift-cards");
    expect((await boxOf(card.locator("dl"))).bottom).toBeLessThanOrEqual((await boxOf(next)).top);
    await next.locator("summary").tap();
    const third = page.locator("details#synthetic-identity");
    await third.evaluate((element) => scrollBy(0, element.getBoundingClientRect().top - 400));
    await third.locator("summary").tap();
    await expect(third).toHaveAttribute("open");
    await expect.poll(async () => (await third.boundingBox())?.y).toBeGreaterThan(64);
  });

  test("only the back-to-top button appears, after 500 px", async ({ page }) => {
    await openAtTop(page);
    const up = page.getByRole("button", { name: words.contents.backToTop });
    await expect(up).toBeHidden();
    await page.evaluate(() => scrollTo(0, 501));
    await expect(up).toBeVisible();
    await expect(page.locator(".contents-list").first()).toBeHidden();
    await up.tap();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  });
});
