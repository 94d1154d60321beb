import type { Page } from "@playwright/test";
import { frame } from "../../content/ar/frame.ts";
import { notFound } from "../../content/ar/pages.ts";
import { frame as english } from "../../content/en/frame.ts";
import { barLink, expect, isShown, listening, menuButton, open, test } from "../support/e2e.ts";

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

test("an Arabic page joins its letters, and its links open Arabic pages without a reload", async ({
  page,
}) => {
  await open(page, "/ar");
  const [joined = 0, apart = 0] = await page.evaluate(async () => {
    await document.fonts.ready;
    const span = document.createElement("span");
    document.querySelector("main")?.append(span);
    const widths = ["محمد", "م\u200cح\u200cم\u200cد"].map((text) => {
      span.textContent = text;
      return span.getBoundingClientRect().width;
    });
    span.remove();
    return widths;
  });
  expect(Math.abs(joined - apart)).toBeGreaterThan(2);
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
