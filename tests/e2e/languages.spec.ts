import type { Locator, Page } from "@playwright/test";
import { layout as arabic } from "../../content/ar/layout.ts";
import { barLink, expect, isShown, menuButton, open, test } from "../support/e2e.ts";

const root = (page: Page) => page.locator("html");
const markDocument = (page: Page) => page.evaluate(() => Object.assign(window, { isSameDocument: true }));
const isSameDocument = (page: Page) => page.evaluate(() => Reflect.get(window, "isSameDocument"));

test("the bar's language link opens the same page without a reload", async ({ page }) => {
  await open(page, "/request-assessment?plan=basic");
  await markDocument(page);
  await page.evaluate(() => history.replaceState(history.state, "", "#main"));
  await page.locator("header [hreflang=ar]").click();
  await expect(page).toHaveURL("/ar/request-assessment?plan=basic#main");
  await expect(root(page)).toHaveAttribute("lang", "ar");
  await expect(root(page)).toHaveAttribute("dir", "rtl");
  await expect(page.getByRole("navigation", { name: arabic.primaryNav })).toBeVisible();
  await page.locator("header [hreflang=en]").click();
  await expect(page).toHaveURL("/request-assessment?plan=basic#main");
  await expect(root(page)).toHaveAttribute("dir", "ltr");
  await page.goBack();
  await expect(root(page)).toHaveAttribute("lang", "ar");
  expect(await isSameDocument(page)).toBe(true);
});

test("an Arabic page joins its letters, and its links open Arabic pages", async ({ page }) => {
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
  await markDocument(page);
  await barLink(page, "/ar/why-us").click();
  await expect(page).toHaveURL("/ar/why-us");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await isShown(page, "/ar/why-us");
  await menuButton(page, "solutions").press("ArrowDown");
  const links = page.locator("#menu-solutions").getByRole("listitem").getByRole("link");
  await expect(links.first()).toBeFocused();
  await page.keyboard.press("ArrowLeft");
  await expect(links.nth(1)).toBeFocused();
  await links.nth(1).press("Enter");
  await expect(page).toHaveURL("/ar/solutions/transaction-monitoring");
  expect(await isSameDocument(page)).toBe(true);
});

test("an Arabic page mirrors the layout and the drawings, but not the mark", async ({ page }) => {
  const scaleOf = (locator: Locator) => locator.evaluate((element) => getComputedStyle(element).scale);
  const logo = page.locator("header a svg").first();
  await open(page, "/ar/solutions/fraud-detection");
  expect((await logo.boundingBox())?.x).toBeGreaterThan(720);
  expect(await scaleOf(logo)).toBe("none");
  expect(await scaleOf(page.locator(".stage-picture > svg").first())).toBe("-1 1");
});

test("email addresses and numbers are typed left to right in Arabic", async ({ page }) => {
  await open(page, "/ar/request-assessment");
  for (const name of ["email", "phone"]) {
    await expect(page.locator(`main [name=${name}]`)).toHaveCSS("direction", "ltr");
    await expect(page.locator(`main [name=${name}]`)).toHaveCSS("text-align", "end");
  }
  await page.locator("main [name=name]").fill("هدى");
  await expect(page.locator("main [name=name]")).toHaveCSS("direction", "rtl");
});
