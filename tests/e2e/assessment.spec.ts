import type { Page } from "@playwright/test";
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
  // the clock runs on by itself until a test stops it
  await expect(page.locator("html")).toHaveAttribute("data-went-up", "");
}

/** Opens the page, then stops its clock. */
async function openWithClock(page: Page) {
  await openAtTop(page);
  await page.clock.pauseAt(Date.now() + 3_600_000);
}

test("both addresses show it, and its eight sections stand in order", async ({ page }) => {
  for (const address of [path, "/services/consulting"]) {
    await page.goto(address);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      "Simulate, Strengthen, Secure: Stay Ahead of Fraud Threats",
    );
  }
  const ids = await page.locator("main section[id$=-section]").evaluateAll((all) => all.map((one) => one.id));
  expect(ids).toHaveLength(8);
  expect(ids[0]).toBe("overview-section");
});

test("the contents list and the way up appear past 500 px, on large screens", async ({ page }) => {
  await openAtTop(page);
  const nav = page.getByRole("navigation", { name: "On this page" });
  await page.evaluate(() => scrollTo(0, 500));
  await expect(nav).toBeHidden();
  await page.evaluate(() => scrollTo(0, 501));
  await expect(nav).toBeVisible();
  await expect(nav.locator("a[href^='#']")).toHaveCount(8);
  const up = page.getByRole("button", { name: "Back to top" });
  await up.click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect(up).toBeHidden();
});

test("the contents list marks the section across the line 150 px from the top", async ({ page }) => {
  await openAtTop(page);
  const current = page.getByRole("navigation", { name: "On this page" }).locator("[aria-current]");
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
});

test("an entry leads to its section, Learn More to the overview", async ({ page }) => {
  await openAtTop(page);
  await page.getByRole("link", { name: "Learn More" }).click();
  await expect(page.locator("#overview-section")).toBeFocused();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(300);
  await page.evaluate(() => scrollTo(0, 900));
  await page.getByRole("navigation", { name: "On this page" }).getByRole("link", { name: "Pricing" }).click();
  await expect(page.locator("#pricing-section")).toBeFocused();
  await expect(page.locator("#pricing-section")).toBeInViewport();
});

test("a scenario's card opens after 700 ms of hover and closes 300 ms after it ends", async ({ page }) => {
  await openWithClock(page);
  const card = page.locator("details#account-takeover");
  await card.scrollIntoViewIfNeeded();
  await card.locator("summary").hover();
  await page.clock.runFor(699);
  await expect(card).not.toHaveAttribute("open");
  await page.clock.runFor(1);
  await expect(card).toHaveAttribute("open");
  await card.locator("dl").hover();
  await page.clock.runFor(1000);
  await expect(card).toHaveAttribute("open");
  await page.mouse.move(0, 0);
  await page.clock.runFor(299);
  await expect(card).toHaveAttribute("open");
  await page.clock.runFor(1);
  await expect(card).not.toHaveAttribute("open");
});

test("the keyboard opens a scenario's card on focus, Escape closes it", async ({ page }) => {
  await openAtTop(page);
  await page.locator("details#account-takeover summary").focus();
  await page.keyboard.press("Tab");
  const card = page.locator("details#mass-registration");
  await expect(card).toHaveAttribute("open");
  await page.keyboard.press("Escape");
  await expect(card).not.toHaveAttribute("open");
});

test("Escape closes a card that the pointer opened, wherever the focus is", async ({ page }) => {
  await openAtTop(page);
  const card = page.locator("details#account-takeover");
  await card.locator("summary").hover();
  await expect(card).toHaveAttribute("open");
  await page.keyboard.press("Escape");
  await expect(card).not.toHaveAttribute("open");
  await expect(page.locator("summary:focus")).toHaveCount(0);
});

test("a step's tooltip opens after 300 ms", async ({ page }) => {
  await openWithClock(page);
  const step = page.locator("details#step-2");
  await step.locator("summary").hover();
  await page.clock.runFor(299);
  await expect(step).not.toHaveAttribute("open");
  await page.clock.runFor(1);
  await expect(step).toHaveAttribute("open");
  // the pointer can go from the step into its tooltip
  const [from, to] = [
    await step.locator("summary").boundingBox(),
    await step.getByText(/^Your team's log/).boundingBox(),
  ];
  expect(to?.y).toBeLessThanOrEqual((from?.y ?? 0) + (from?.height ?? 0));
});

test("a phase expands under the pointer", async ({ page }) => {
  await openAtTop(page);
  const phase = page.getByRole("button", { name: "Simulation & Testing" });
  await expect(phase).toHaveAttribute("aria-expanded", "false");
  await phase.hover();
  await expect(phase).toHaveAttribute("aria-expanded", "true");
});

test.describe("by touch", () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });
  test("hovering opens nothing, a tap on the card does", async ({ page }) => {
    await openAtTop(page);
    const card = page.locator("details#bots");
    await card.locator("summary").tap();
    await expect(card).toHaveAttribute("open");
    await expect(card.getByText("What we test")).toBeVisible();
    await expect(card.getByText("16 requests by people")).toBeVisible();
    const next = page.locator("details#gift-cards");
    const [detail, after] = [await card.locator("dl").boundingBox(), await next.boundingBox()];
    expect((detail?.y ?? 0) + (detail?.height ?? 0)).toBeLessThanOrEqual(after?.y ?? 0);
  });

  test("the way up stands alone, past 500 px", async ({ page }) => {
    await openAtTop(page);
    const up = page.getByRole("button", { name: "Back to top" });
    await expect(up).toBeHidden();
    await page.evaluate(() => scrollTo(0, 501));
    await expect(up).toBeVisible();
    await up.tap();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  });
});

test("the price buttons name their plan", async ({ page }) => {
  await openAtTop(page);
  const links = page.locator("#pricing-section a");
  expect(
    await links.evaluateAll((all) => all.map((one) => [one.textContent, one.getAttribute("href")])),
  ).toEqual([
    ["Request Quote", "/request-assessment?plan=basic"],
    ["Get a Custom Plan", "/request-assessment?plan=advanced"],
    ["Subscribe Now", "/request-assessment?plan=monitoring"],
  ]);
});

test("the sample report prints on two pages", async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => {};
  });
  await openAtTop(page);
  await page.getByRole("button", { name: /Print/ }).click();
  const pdf = await page.pdf({ format: "A4" });
  expect(pdf.toString("latin1").match(/\/Type \/Page\b/g)).toHaveLength(2);
});

test("each block of the sample report says SAMPLE by itself", async ({ page }) => {
  await openAtTop(page);
  await expect(page.locator(".report").getByText("SAMPLE SCORE").first()).toBeVisible();
  for (const block of ["Detailed Findings", "Risk Mitigation Plan", "Custom Strategy"])
    await expect(page.getByRole("heading", { name: `${block} SAMPLE`, exact: true })).toBeVisible();
});

test("the page says what we need and what an assessment is not", async ({ page }) => {
  await openAtTop(page);
  for (const heading of ["What we need from you", "What it is not"])
    await expect(page.locator("#methodology-section").getByRole("heading", { name: heading })).toBeVisible();
});

test("no rule of a section runs through the contents list", async ({ page }) => {
  await page.goto(path);
  const list = await page.locator(".contents-list").first().boundingBox();
  const end = (list?.x ?? Number.NaN) + (list?.width ?? Number.NaN);
  const starts = await page
    .locator("main section[id$=-section], main section[id$=-section] *")
    .evaluateAll((all) =>
      all
        .filter(
          (one) =>
            one.checkVisibility() && Number.parseFloat(getComputedStyle(one).borderBlockStartWidth) > 0,
        )
        .map((one) => one.getBoundingClientRect().left),
    );
  expect(starts.length).toBeGreaterThan(8);
  expect(Math.min(...starts)).toBeGreaterThan(end);
});

test("a finding's rating and pages stand over the columns of its text", async ({ page }) => {
  await page.goto(path);
  const left = (selector: string) =>
    page
      .locator(selector)
      .evaluateAll((all) => all.slice(0, 3).map((one) => one.getBoundingClientRect().left));
  const texts = await left(".findings dl > div");
  expect(texts).toHaveLength(3);
  for (const [index, start] of (await left(".findings thead th")).entries())
    expect(Math.abs(start - (texts[index] ?? Number.NaN))).toBeLessThan(1);
});

test("on a tablet the plan's horizons are rows of the full width", async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1_024 });
  await page.goto(path);
  for (const item of await page.locator(".plan > li").all())
    expect((await item.boundingBox())?.width).toBeGreaterThan(600);
});
