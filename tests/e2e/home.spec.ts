import type { Page } from "@playwright/test";
import { home } from "../../content/en/home.ts";
import { expect, open, test } from "../support/e2e.ts";

const TITLES = home.panels.map(({ title }) => title);
const STATUSES =
  "Verified,Flagged,Reviewing,Detected,Learning,Mitigated,High Risk,12 Today,Online,Active,Alert,Suspicious,Elevated,Operational".split(
    ",",
  );

const carousel = (page: Page) => page.getByRole("region", { name: home.hero.carousel.label });
const dot = (page: Page, title: string) => carousel(page).getByRole("button", { name: title });

/** Opens a page whose clock stands still until the test moves it. */
async function openFrozen(page: Page, path = "/") {
  await page.clock.install({ time: "2025-05-08T12:00:00Z" });
  await page.clock.pauseAt("2025-05-08T12:00:01Z");
  await open(page, path);
}

/** The time in which a panel slides into its place, on a frozen clock, ms. */
const SLIDE_MS = 1_000;

/** The panel with this title is the one a visitor sees, and the only one. */
async function shows(page: Page, title: string, frozen = false) {
  const view = page.locator(".panels-view");
  await expect(dot(page, title)).toHaveAttribute("aria-current", "true");
  if (frozen) await page.clock.runFor(SLIDE_MS);
  await expect
    .poll(async () => {
      const box = await view.boundingBox();
      const slide = await view.getByText(title, { exact: true }).locator("xpath=../..").boundingBox();
      return Math.abs((slide?.x ?? Number.NaN) - (box?.x ?? Number.NaN)) < 2;
    })
    .toBe(true);
}

test.describe("the sample panels", () => {
  test.use({ contextOptions: { reducedMotion: "no-preference" } });

  test("advance every 5000 ms and start over after the fifth", async ({ page }) => {
    await openFrozen(page);
    await page.clock.runFor(4999);
    await shows(page, TITLES[0] ?? "");
    await page.clock.runFor(1);
    await shows(page, TITLES[1] ?? "", true);
    for (const title of [...TITLES.slice(2), TITLES[0] ?? ""]) {
      await page.clock.runFor(5000 - SLIDE_MS);
      await shows(page, title, true);
    }
  });

  test("pause on hover, on keyboard focus and after Pause, and go on after a click on a dot", async ({
    page,
  }) => {
    await openFrozen(page);
    await carousel(page).hover();
    await page.clock.runFor(12_000);
    await shows(page, TITLES[0] ?? "", true);
    await page.mouse.move(5, 5);
    await page.clock.runFor(5000);
    await shows(page, TITLES[1] ?? "", true);
    await dot(page, TITLES[3] ?? "").focus();
    await page.clock.runFor(12_000);
    await shows(page, TITLES[1] ?? "", true);
    await dot(page, TITLES[2] ?? "").click();
    await page.mouse.move(5, 5);
    await expect(dot(page, TITLES[2] ?? "")).toBeFocused();
    await page.clock.runFor(5000);
    await shows(page, TITLES[3] ?? "", true);
    await carousel(page).getByRole("button", { name: home.hero.carousel.pause }).click();
    await page.mouse.move(5, 5);
    await page.clock.runFor(12_000);
    await shows(page, TITLES[3] ?? "", true);
    await carousel(page).getByRole("button", { name: home.hero.carousel.play }).click();
    await page.mouse.move(5, 5);
    await page.clock.runFor(5000);
    await shows(page, TITLES[4] ?? "", true);
    await page.emulateMedia({ reducedMotion: "reduce" });
    await expect(carousel(page).getByRole("button", { name: home.hero.carousel.play })).toBeVisible();
  });

  test("a click on a dot as the very first input shows its panel", async ({ page }) => {
    await open(page, "/");
    await expect(carousel(page).getByRole("button", { name: home.hero.carousel.pause })).toBeVisible();
    await dot(page, TITLES[3] ?? "").dispatchEvent("click");
    await shows(page, TITLES[3] ?? "");
  });

  test("pause while they are dragged, also with the pointer outside, and show the next one after it", async ({
    page,
  }) => {
    await openFrozen(page);
    await dot(page, TITLES[1] ?? "").click();
    await shows(page, TITLES[1] ?? "", true);
    await carousel(page).scrollIntoViewIfNeeded();
    const box = await page.locator(".panels-view").boundingBox();
    if (!box) throw new Error("The panels have no box.");
    await page.mouse.move(box.x + 1_000, box.y + 150);
    await page.mouse.down();
    await page.mouse.move(box.x - 20, box.y + 150, { steps: 8 });
    await page.clock.runFor(12_000);
    await expect(dot(page, TITLES[1] ?? "")).toHaveAttribute("aria-current", "true");
    await page.mouse.up();
    await page.clock.runFor(2_000);
    await shows(page, TITLES[2] ?? "", true);
  });
});

test("the dots are one stop of Tab: the arrow keys show the panel before and after", async ({ page }) => {
  await open(page, "/");
  await carousel(page).getByRole("button", { name: home.hero.carousel.pause }).focus();
  await page.keyboard.press("Tab");
  await expect(dot(page, TITLES[0] ?? "")).toBeFocused();
  await page.keyboard.press("ArrowLeft");
  await shows(page, TITLES[4] ?? "");
  await expect(dot(page, TITLES[4] ?? "")).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.locator("#services a").first()).toBeFocused();
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("all five panels can be read, with fourteen statuses of May 8, 2025", async ({ page }) => {
    await page.goto("/");
    const view = page.locator(".panels-view");
    for (const word of STATUSES) await expect(view.getByText(word, { exact: true }).first()).toBeAttached();
    await expect(view.getByText(/^May 8, 2025/)).toHaveCount(15);
    const last = view.getByRole("heading", { name: TITLES[4] ?? "" });
    await expect(last).not.toBeInViewport();
    await view.hover();
    await page.mouse.wheel(6_000, 0);
    await expect(last).toBeInViewport();
  });
});

test("the payment that is marked is stopped, and its reasons add up to its score", async ({ page }) => {
  await page.goto("/");
  const answer = page.locator(".hero-answer");
  const points = (await answer.getByRole("definition").allTextContents()).map(Number);
  const score = points.reduce((sum, some) => sum + some, 0);
  await expect(answer.getByText(String(score), { exact: true })).toBeVisible();
  await expect(answer.getByText(home.hero.answer.status, { exact: true })).toBeVisible();
});

test("a product opens over what is below it under the pointer or the focus, and Escape closes it", async ({
  page,
}) => {
  await open(page, "/");
  const products = page.locator("#services li");
  await expect(products).toHaveCount(12);
  const isOpen = async (index: number, open: boolean) => {
    const product = products.nth(index);
    await expect(product.locator(".catalogue-line")).toHaveCSS("visibility", open ? "hidden" : "visible");
    await expect(product.locator(".catalogue-card")).toHaveCSS("visibility", open ? "visible" : "hidden");
  };
  await isOpen(3, false);
  const height = (await page.locator("#services").boundingBox())?.height;
  const name = products.nth(3).getByRole("link");
  await name.scrollIntoViewIfNeeded();
  const before = await name.boundingBox();
  await name.hover();
  await isOpen(3, true);
  expect(await name.boundingBox()).toEqual(before);
  expect((await page.locator("#services").boundingBox())?.height).toBe(height);
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
    for (const product of await page.locator("#services li").all()) {
      await expect(product.locator(".catalogue-card")).toBeVisible();
      await expect(product.locator(".catalogue-line")).toBeHidden();
    }
  });
});

test("an address with an anchor scrolls there after 100 ms", async ({ page }) => {
  await page.addInitScript(() => {
    const asked: { id: string; behavior: string | undefined }[] = [];
    Object.assign(window, { asked });
    const scroll = Element.prototype.scrollIntoView;
    Element.prototype.scrollIntoView = function (options) {
      asked.push({ id: this.id, behavior: (options as ScrollIntoViewOptions | undefined)?.behavior });
      scroll.call(this, options);
    };
  });
  const asked = () => page.evaluate(() => (window as unknown as { asked: unknown[] }).asked);
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await openFrozen(page, "/#contact");
  await page.clock.runFor(99);
  const before = await asked();
  await page.clock.runFor(1);
  expect(before).toEqual([]);
  expect(await asked()).toEqual([{ id: "contact", behavior: "smooth" }]);
  await expect(page.locator("#contact")).toBeInViewport();
});

test.describe("a visitor in Dubai", () => {
  test.use({ timezoneId: "Asia/Dubai", locale: "en-GB" });

  test("sees the office hours in the office's time and in their own, also in print", async ({ page }) => {
    await open(page, "/");
    const contact = page.locator("#contact");
    // What lies below the first screen may hydrate a moment after the bar.
    await expect(async () => {
      await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
      expect(await contact.textContent()).toContain("13:00 to 22:00 on your clock");
    }).toPass();
    await page.reload();
    const given = contact.getByText("Monday-Friday 9:00 AM-6:00 PM GMT");
    await given.scrollIntoViewIfNeeded();
    await expect(given).toBeVisible();
    await expect(contact.getByText("13:00 to 22:00 on your clock")).toBeVisible();
  });
});

test("a malformed anchor in the URL still shows the page", async ({ page }) => {
  await page.clock.install();
  await open(page, "/#100%");
  await page.clock.runFor(200);
  await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();
});

test("the first screen has what counts: the found tile, the form, the first panel with its dots; on phones the headline first", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/");
  const ring = page.locator(".story-ring use");
  const answer = page.locator(".hero-answer");
  const field = page.locator(".hero-form input[name=email]");
  const dots = page.getByRole("toolbar", { name: home.hero.carousel.choose });
  const title = carousel(page).getByRole("heading", { name: TITLES[0] ?? "" });
  const row = page.locator(".panels-view li").first();
  const schedule = page.locator("main .btn-primary").first();
  for (const [width, height, ...parts] of [
    [1440, 900, ring, answer, field, dots, title, row],
    [1280, 800, ring, answer, field, dots],
    [768, 1024, ring, answer],
    [390, 844, page.locator("h1"), schedule],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const part of parts) await expect(part, `${width} x ${height}`).toBeInViewport({ ratio: 1 });
  }
});

test("no text lies on the ring or under the answer, at any width", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  for (const path of ["/", "/ar"]) {
    await page.goto(path);
    for (const width of [390, 768, 1024, 1280, 1440, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      const covered = await page.evaluate(() => {
        const box = (part: string) => document.querySelector(part)?.getBoundingClientRect() ?? new DOMRect();
        const [ring, answer] = [box(".story-ring use"), box(".hero-answer")];
        const texts = [...document.querySelectorAll(".hero-words :is(h1, li, p, a)")].map((text) => {
          const range = document.createRange();
          range.selectNodeContents(text);
          return range.getBoundingClientRect();
        });
        const isOver = (one: DOMRect) => (other: DOMRect) =>
          one.left < other.right &&
          one.right > other.left &&
          one.top < other.bottom &&
          one.bottom > other.top;
        return [...texts.filter(isOver(ring)), ...[...texts, ring].filter(isOver(answer))].length;
      });
      expect.soft(covered, `${path}, ${width} px`).toBe(0);
    }
  }
});
