import type { Page } from "@playwright/test";
import { nameClass } from "../../app/layout/name-class.ts";
import { frame } from "../../content/en/frame.ts";
import { site as owner } from "../../settings/site.js";
import { expect, open, test } from "../support/e2e.ts";
import { lostText, sideways } from "../support/layout.ts";

const bar = (page: Page) => page.locator("header").first();

test("the bar becomes compact after more than 10 px; on a tablet it is then under 92 px high, its links evenly spaced", async ({
  page,
}) => {
  await open(page, "/about");
  await page.evaluate(() => scrollTo(0, 10));
  await expect(bar(page)).not.toHaveAttribute("data-compact");
  const tall = (await bar(page).boundingBox())?.height;
  await page.evaluate(() => scrollTo(0, 11));
  await expect(bar(page)).toHaveAttribute("data-compact", "true");
  expect((await bar(page).boundingBox())?.height).toBeLessThan(tall ?? 0);
  await page.setViewportSize({ width: 1024, height: 768 });
  expect((await bar(page).boundingBox())?.height).toBeLessThan(92);
  const boxes = await page
    .locator(".bar-link:visible")
    .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().toJSON()));
  const gaps = boxes.slice(1).map(({ left }, at) => left - boxes[at].right);
  expect(gaps.length).toBe(6);
  expect(Math.max(...gaps) - Math.min(...gaps)).toBeLessThan(1);
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

test("at home the logo scrolls smoothly to the top, and with Ctrl opens a new tab instead", async ({
  page,
  context,
}) => {
  await open(page, "/");
  await page.evaluate(() => scrollTo(0, 3_000));
  const top = () => page.evaluate(() => scrollY);
  const logo = bar(page).getByRole("link", { name: owner.brand });
  const [tab] = await Promise.all([
    context.waitForEvent("page"),
    logo.click({ modifiers: ["ControlOrMeta"] }),
  ]);
  await tab.close();
  expect(await top()).toBe(3_000);
  await page.evaluate(() => {
    Object.assign(window, { steps: new Set() });
    addEventListener("scroll", () => (window as unknown as { steps: Set<number> }).steps.add(scrollY));
  });
  await logo.click();
  await expect.poll(top).toBe(0);
  expect(await page.evaluate(() => (window as unknown as { steps: Set<number> }).steps.size)).toBeGreaterThan(
    3,
  );
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

for (const path of ["/thank-you/contact", "/ar/thank-you/contact"])
  test(`${path}: at every width the bar has the whole name, each link in one line, and the page's margins`, async ({
    page,
  }) => {
    await open(page, path);
    for (const width of [320, 390, 768, 834, 1024, 1101, 1280, 1440]) {
      await page.setViewportSize({ width, height: 700 });
      const at = `${width} px`;
      await expect(bar(page).locator("[hreflang]")).toBeVisible();
      await expect(page.locator(".bar-row > a > span")).toHaveText(owner.brand);
      await expect(page.locator(".bar-row > a > span")).toBeInViewport({ ratio: 1 });
      expect.soft(await sideways(page), at).toBe(0);
      expect.soft(await lostText(page), at).toEqual([]);
      const height = (await bar(page).boundingBox())?.height;
      expect.soft(height, at).toBeLessThanOrEqual(width < 768 ? 65 : width < 1280 ? 109 : 89);
      const broken = await bar(page)
        .locator(":is(.bar-link, .link, .btn):visible")
        .evaluateAll((labels) =>
          labels.flatMap((label) => {
            const text = document.createRange();
            text.selectNode(label.firstChild ?? label);
            return text.getClientRects().length === 1 ? [] : [label.textContent];
          }),
        );
      expect.soft(broken, at).toEqual([]);
      if (width < 768) continue;
      const ends = [page.locator(".bar-row > a"), page.locator(".bar-row .btn-primary")];
      const margins = (await Promise.all(ends.map((end) => end.boundingBox()))).flatMap((box) => [
        box?.x ?? 0,
        width - (box?.x ?? 0) - (box?.width ?? 0),
      ]);
      expect.soft(Math.min(...margins), at).toBeCloseTo(64, 0);
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

test("any company's name fits the bar at every width", async ({ page }) => {
  await open(page, "/thank-you/contact");
  const shape = async () => ({
    bar: (await bar(page).boundingBox())?.height,
    links: (await page.locator(".bar-nav").boundingBox())?.height,
  });
  for (const width of [320, 390, 768, 1280, 1440]) {
    await page.setViewportSize({ width, height: 700 });
    await rename(page, owner.brand);
    const usual = await shape();
    for (const name of companies) {
      await rename(page, name);
      expect.soft(await shape(), `${name}, ${width} px`).toEqual(usual);
      expect.soft(await sideways(page), `${name}, ${width} px`).toBe(0);
      expect.soft(await lostText(page), `${name}, ${width} px`).toEqual([]);
      if (width > 320) continue;
      await page.getByRole("button", { name: frame.openMenu }).click();
      await expect(page.getByRole("button", { name: frame.closeMenu })).toBeInViewport({ ratio: 1 });
      await page.getByRole("button", { name: frame.closeMenu }).click();
    }
  }
});
