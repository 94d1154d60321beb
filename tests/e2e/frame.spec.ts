import type { Page } from "@playwright/test";
import { nameClass } from "../../app/frame/name-class.ts";
import { frame } from "../../content/en/frame.ts";
import { site as owner } from "../../site.config.ts";
import { expect, isShown, open, test } from "../support/e2e.ts";
import { lostText, sideways } from "../support/layout.ts";

const bar = (page: Page) => page.locator("header").first();

test("the bar becomes compact after more than 10 px", async ({ page }) => {
  await open(page, "/about");
  await page.evaluate(() => scrollTo(0, 10));
  await expect(bar(page)).not.toHaveAttribute("data-compact");
  const tall = (await bar(page).boundingBox())?.height;
  await page.evaluate(() => scrollTo(0, 11));
  await expect(bar(page)).toHaveAttribute("data-compact", "true");
  expect((await bar(page).boundingBox())?.height).toBeLessThan(tall ?? 0);
});

test("the theme follows the system until one is saved, then the saved one", async ({ page }) => {
  const paper = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  await page.emulateMedia({ colorScheme: "light" });
  await open(page, "/about");
  const light = await paper();
  await page.emulateMedia({ colorScheme: "dark" });
  await expect.poll(paper).not.toBe(light);
  await page.getByRole("button", { name: frame.switchToLight }).click();
  await expect.poll(paper).toBe(light);
  expect(await page.evaluate(() => ({ ...localStorage }))).toEqual({ theme: "light" });
  await page.reload();
  expect(await paper()).toBe(light);
  await page.emulateMedia({ colorScheme: "light" });
  await page.emulateMedia({ colorScheme: "dark" });
  expect(await paper()).toBe(light);
  await expect(page.getByRole("button", { name: frame.switchToDark })).toBeVisible();
});

test("at home the logo scrolls smoothly to the top", async ({ page }) => {
  await open(page, "/");
  await page.evaluate(() => {
    scrollTo(0, 3_000);
    Object.assign(window, { steps: new Set() });
    addEventListener("scroll", () => (window as unknown as { steps: Set<number> }).steps.add(scrollY));
  });
  await bar(page).getByRole("link", { name: owner.brand }).click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  expect(await page.evaluate(() => (window as unknown as { steps: Set<number> }).steps.size)).toBeGreaterThan(
    3,
  );
});

for (const [path, top, selector] of [
  ["/", 600, `header a[aria-label=${JSON.stringify(owner.brand)}]`],
  ["/services/fraud-resilience-assessment", 0, 'main a[href="#overview-section"]:not(.contents-entry)'],
  ["/customer-journey", 0, 'main a[href="#step-1"]'],
  ["/new-customer-journey", 0, 'main a[href="#step-1"]'],
] as const)
  test(`${path}: ${selector} with Ctrl opens a new tab and does not scroll this one`, async ({
    page,
    context,
  }) => {
    await open(page, path);
    await page.evaluate((y) => scrollTo(0, y), top);
    const tab = context.waitForEvent("page");
    await page
      .locator(selector)
      .first()
      .click({ modifiers: ["ControlOrMeta"] });
    await (await tab).close();
    expect(await page.evaluate(() => scrollY)).toBe(top);
    expect(new URL(page.url()).hash).toBe("");
  });

test("a link with an anchor on another page focuses that element", async ({ page }) => {
  await open(page, "/why-us");
  await page.locator('footer a[href="/#about"]').click();
  await expect(page.locator("#about")).toBeFocused();
  await expect(page.locator("#about")).toBeInViewport();
});

test("the footer shows the current year", async ({ page }) => {
  await page.clock.setFixedTime("2031-05-04");
  await open(page, "/about");
  await expect(page.getByRole("contentinfo")).toContainText("© 2031");
});

test("on a tablet the bar's links are evenly spaced, and the compact bar is under 92 px high", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await open(page, "/about");
  const boxes = await Promise.all(
    (await page.locator(".bar-link:visible").all()).map((link) => link.boundingBox()),
  );
  const gaps = boxes
    .slice(1)
    .map((box, at) => (box?.x ?? 0) - ((boxes[at]?.x ?? 0) + (boxes[at]?.width ?? 0)));
  expect(gaps.length).toBe(6);
  expect(Math.max(...gaps) - Math.min(...gaps)).toBeLessThan(1);
  await page.evaluate(() => scrollTo(0, 100));
  await expect(bar(page)).toHaveAttribute("data-compact", "true");
  expect((await bar(page).boundingBox())?.height).toBeLessThan(92);
});

for (const [width, path] of [768, 820, 1024, 1180, 1280].flatMap((one) => [
  [one, "/about"] as const,
  [one, "/ar/about"] as const,
]))
  test(`${path} at ${width} px: the bar has the whole name, and the page's margins`, async ({ page }) => {
    await page.setViewportSize({ width, height: 700 });
    await open(page, path);
    await expect(page.locator(".bar-row > a > span")).toHaveText(owner.brand);
    await expect(page.locator(".bar-row > a > span")).toBeInViewport({ ratio: 1 });
    const [first, last] = [page.locator(".bar-row > a"), page.locator(".bar-row .btn-primary")];
    const edges = [await first.boundingBox(), await last.boundingBox()].map((box) => ({
      from: box?.x ?? 0,
      to: width - (box?.x ?? 0) - (box?.width ?? 0),
    }));
    expect(Math.min(...edges.flatMap(({ from, to }) => [from, to]))).toBeCloseTo(64, 0);
    expect(await lostText(page)).toEqual([]);
  });

test("the skip link is the first tab stop and moves focus to the content", async ({ page }) => {
  await open(page, "/about");
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: frame.skip });
  await expect(skip).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.locator("main")).toBeFocused();
});

test("the bar marks the current page", async ({ page }) => {
  for (const path of ["/", "/about", "/customer-journey"]) {
    await page.goto(path);
    await isShown(page, path);
    await expect(page.locator('.bar-link[aria-current="page"]')).toHaveCount(1);
  }
});

const companies = [
  "AIG",
  "WORLDBANK",
  "Zebra & Söhne",
  "O'Neil <Fraud>",
  "Sentinel Fraud Services",
  "International Fraud Prevention Partners",
  "Versicherungsbetrugsbekämpfungsgesellsch",
  "شركة الوضوح لمكافحة الاحتيال المالي",
];

/** Sets another company's name in the bar and in the menu, as a build with that name would. */
const rename = (page: Page, name: string) =>
  page.locator(`a[aria-label=${JSON.stringify(owner.brand)}] > span`).evaluateAll(
    (spans, [text = "", names = ""]) => {
      for (const span of spans) {
        span.textContent = text;
        span.setAttribute("class", `font-medium ${names}`);
      }
    },
    [name, nameClass(name)],
  );

for (const width of [320, 390, 768, 1280, 1440])
  test(`any company's name fits the bar at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 700 });
    await open(page, "/thank-you/contact");
    const shape = async () => ({
      bar: (await bar(page).boundingBox())?.height,
      links: (await page.locator(".bar-nav").boundingBox())?.height,
    });
    const usual = await shape();
    for (const name of companies) {
      await rename(page, name);
      expect.soft(await shape(), name).toEqual(usual);
      expect.soft(await sideways(page), name).toBe(0);
      expect.soft(await lostText(page), name).toEqual([]);
      if (width >= 768) continue;
      await page.getByRole("button", { name: frame.openMenu }).click();
      await expect(page.getByRole("button", { name: frame.closeMenu })).toBeInViewport({ ratio: 1 });
      await page.getByRole("button", { name: frame.closeMenu }).click();
    }
  });
