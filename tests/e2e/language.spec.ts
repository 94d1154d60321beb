import type { Page } from "@playwright/test";
import { frame } from "../../content/ar/frame.ts";
import { notFound } from "../../content/ar/not-found.ts";
import { frame as english } from "../../content/en/frame.ts";
import { barLink, expect, isShown, listening, menuButton, open, test } from "../support/e2e.ts";
import { lostText, sideways } from "../support/layout.ts";

const toArabic = (page: Page) => page.locator("header [hreflang=ar]");
const toEnglish = (page: Page) => page.locator("header [hreflang=en]");
const root = (page: Page) => page.locator("html");

test("the bar's language link opens the same page without a reload, with query and anchor", async ({
  page,
}) => {
  await open(page, "/request-assessment?plan=basic");
  await page.evaluate(() => {
    Object.assign(window, { isSameDocument: true });
    history.replaceState(history.state, "", "#main");
  });
  await toArabic(page).click();
  await expect(page).toHaveURL("/ar/request-assessment?plan=basic#main");
  await expect(root(page)).toHaveAttribute("lang", "ar");
  await expect(root(page)).toHaveAttribute("dir", "rtl");
  await expect(page.getByRole("navigation", { name: frame.primaryNav })).toBeVisible();
  await toEnglish(page).click();
  await expect(page).toHaveURL("/request-assessment?plan=basic#main");
  await expect(root(page)).toHaveAttribute("dir", "ltr");
  await page.goBack();
  await expect(root(page)).toHaveAttribute("lang", "ar");
  await expect(toEnglish(page)).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(window, "isSameDocument"))).toBe(true);
  expect(await page.context().cookies()).toEqual([]);
});

test("links on an Arabic page open Arabic pages without a reload", async ({ page }) => {
  await open(page, "/ar");
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await barLink(page, "/ar/why-us").click();
  await expect(page).toHaveURL("/ar/why-us");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await isShown(page, "/ar/why-us");
  await menuButton(page, "solutions").click();
  await page.locator("#menu-solutions a[href='/ar/solutions/transaction-monitoring']").click();
  await expect(page).toHaveURL("/ar/solutions/transaction-monitoring");
  expect(await page.evaluate(() => Reflect.get(window, "isSameDocument"))).toBe(true);
});

test("the mobile menu and the footer also have the language link", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, "/about");
  await page.getByRole("button", { name: english.openMenu }).click();
  await page.locator("dialog [hreflang=ar]").click();
  await expect(page).toHaveURL("/ar/about");
  await expect(page.getByRole("dialog")).toBeHidden();
  await page.locator("footer [hreflang=en]").click();
  await expect(page).toHaveURL("/about");
});

test("an unknown Arabic URL shows an Arabic page, whose language link opens the English home page", async ({
  page,
}) => {
  expect((await page.goto("/ar/no/such/page"))?.status()).toBe(404);
  await listening(page);
  await expect(page.getByText(notFound.text)).toBeVisible();
  await expect(page.locator("main bdi")).toHaveText("/ar/no/such/page");
  await expect(page).toHaveURL("/ar/no/such/page");
  await toEnglish(page).click();
  await expect(page).toHaveURL("/");
});

test("an Arabic page loads one Arabic font and joins its letters", async ({ page }) => {
  await page.goto("/ar/about");
  const fonts = await page.evaluate(async () => {
    await document.fonts.ready;
    return performance
      .getEntriesByType("resource")
      .map((entry) => entry.name.split("/").at(-1) ?? "")
      .filter((name) => /arabic.*woff2$/.test(name));
  });
  expect(fonts.map((name) => name.replace(/-[\w-]{8}\.woff2$/, ""))).toEqual(["readex-pro-arabic"]);
  const widths = await page.evaluate(() => {
    const span = document.createElement("span");
    document.querySelector("main")?.append(span);
    return ["محمد", "م\u200cح\u200cم\u200cد"].map((text) => {
      span.textContent = text;
      return span.getBoundingClientRect().width;
    });
  });
  expect(Math.abs((widths[0] ?? 0) - (widths[1] ?? 0))).toBeGreaterThan(2);
});

for (const width of [320, 390, 768, 834, 1024, 1101, 1280, 1440])
  test(`the bar holds all links at ${width} px, each in one line`, async ({ page }) => {
    await page.setViewportSize({ width, height: 700 });
    for (const path of ["/thank-you/contact", "/ar/thank-you/contact"]) {
      await open(page, path);
      const link = page.getByRole("banner").locator("[hreflang]");
      await expect(link).toBeVisible();
      expect.soft(await sideways(page), path).toBe(0);
      expect.soft(await lostText(page), path).toEqual([]);
      const bar = await page.getByRole("banner").boundingBox();
      expect.soft(bar?.height, path).toBeLessThanOrEqual(width < 768 ? 65 : width < 1280 ? 109 : 89);
      const labels = page.getByRole("banner").locator(":is(.bar-link, .link, .btn):visible");
      for (const label of await labels.all()) {
        const lines = await label.evaluate((element) => {
          const text = document.createRange();
          text.selectNode(element.firstChild ?? element);
          return text.getClientRects().length;
        });
        expect.soft(lines, await label.innerText()).toBe(1);
      }
    }
  });
