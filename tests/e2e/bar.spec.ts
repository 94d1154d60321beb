import type { Page } from "@playwright/test";
import { nameClass } from "../../app/layout/name-class.ts";
import { layout } from "../../content/en/layout.ts";
import { site as owner } from "../../settings/site.js";
import { expect, holdScripts, listening, menuButton, open, test } from "../support/e2e.ts";
import { lostText, sideways } from "../support/layout.ts";

const bar = (page: Page) => page.locator("header").first();
const panelOf = (page: Page, id: "solutions" | "services") => page.locator(`#menu-${id}`);
const opener = (page: Page) => page.getByRole("button", { name: layout.openMenu });

test("the bar becomes compact after more than 10 px", async ({ page }) => {
  await open(page, "/about");
  const tall = (await bar(page).boundingBox())?.height;
  await page.evaluate(() => scrollTo(0, 11));
  await expect(bar(page)).toHaveAttribute("data-compact", "true");
  expect((await bar(page).boundingBox())?.height).toBeLessThan(tall ?? 0);
  await page.evaluate(() => scrollTo(0, 10));
  await expect(bar(page)).not.toHaveAttribute("data-compact");
});

test("the bar is compact after an anchor, and after a scroll before the page hydrates", async ({ page }) => {
  await open(page, "/why-us#pilot");
  await expect(bar(page)).toHaveAttribute("data-compact", "true");
  const goOn = await holdScripts(page);
  await page.goto("/about");
  await page.evaluate(() => scrollTo(0, 300));
  goOn();
  await listening(page);
  await expect(bar(page)).toHaveAttribute("data-compact", "true");
});

test("the theme follows the system until one is saved, then the saved one", async ({ page }) => {
  const paper = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  await page.emulateMedia({ colorScheme: "light" });
  await open(page, "/about");
  const light = await paper();
  await page.emulateMedia({ colorScheme: "dark" });
  await expect.poll(paper).not.toBe(light);
  await page.getByRole("button", { name: layout.switchToLight }).click();
  await expect.poll(paper).toBe(light);
  expect(await page.evaluate(() => ({ ...localStorage }))).toEqual({ theme: "light" });
  await page.reload();
  expect(await paper()).toBe(light);
  await expect(page.getByRole("button", { name: layout.switchToDark })).toBeVisible();
});

test("at home the logo scrolls to the top, smoothly where motion is welcome", async ({ page }) => {
  await open(page, "/");
  await page.evaluate(() => scrollTo(0, 3_000));
  const top = () => page.evaluate(() => scrollY);
  const logo = bar(page).getByRole("link", { name: owner.brand });
  await page.evaluate(() => {
    const steps = new Set();
    Object.assign(window, { steps });
    addEventListener("scroll", () => steps.add(scrollY));
  });
  await logo.click();
  await expect.poll(top).toBe(0);
  expect(await page.evaluate(() => Reflect.get(window, "steps").size)).toBeGreaterThan(3);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.evaluate(() => scrollTo(0, 3_000));
  await logo.evaluate((link: HTMLElement) => link.click());
  expect(await top()).toBe(0);
});

test("the footer shows the year, and its link with an anchor focuses that element", async ({ page }) => {
  await page.clock.setFixedTime("2031-05-04");
  await open(page, "/why-us");
  await expect(page.getByRole("contentinfo")).toContainText("© 2031");
  await page.locator('footer a[href="/#about"]').click();
  await expect(page.locator("#about")).toBeFocused();
  await expect(page.locator("#about")).toBeInViewport();
});

for (const path of ["/thank-you/contact", "/ar/thank-you/contact"])
  test(`${path}: any company's name fits the bar`, async ({ page }) => {
    await open(page, path);
    for (const name of ["Versicherungsbetrugsbekämpfungsgesellsch", "شركة الوضوح لمكافحة الاحتيال المالي"])
      for (const width of [320, 768, 1101, 1280]) {
        const at = `${name}, ${width} px`;
        await page.setViewportSize({ width, height: 700 });
        // As a build with that name would.
        await page.locator(`a[aria-label=${JSON.stringify(owner.brand)}] > span`).evaluateAll(
          (spans, [text = "", classes = ""]) => {
            for (const span of spans) {
              span.textContent = text;
              span.setAttribute("class", `font-medium ${classes}`);
            }
          },
          [name, nameClass(name)],
        );
        await expect(bar(page).locator("[hreflang]")).toBeVisible();
        await expect(page.locator(".bar-row > a > span")).toBeInViewport({ ratio: 1 });
        expect.soft(await sideways(page), at).toBe(0);
        expect.soft(await lostText(page), at).toEqual([]);
      }
  });

test("a drop-down opens on hover, and closes with Escape", async ({ page }) => {
  await open(page, "/contact");
  const field = page.locator("main textarea");
  await field.focus();
  const trigger = menuButton(page, "solutions");
  const panel = panelOf(page, "solutions");
  await trigger.hover();
  await expect(trigger).toHaveAttribute("aria-expanded", "true");
  await expect(panel.getByRole("listitem")).toHaveCount(6);
  await page.keyboard.press("Escape");
  await expect(panel).toHaveCount(0);
  await expect(field).toBeFocused();
  await page.mouse.move(640, 880);
  await trigger.hover();
  await expect(panel).toBeVisible();
  await page.mouse.move(640, 880);
  await expect(panel).toHaveCount(0);
  await trigger.hover();
  await panel.locator("a[href$='/kyc-verification']").click();
  await expect(page).toHaveURL(/kyc-verification$/);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expect(panel).toHaveCount(0);
});

test("arrows and Tab go into a drop-down, Escape returns the focus", async ({ page }) => {
  await open(page, "/about");
  const trigger = menuButton(page, "services");
  await trigger.focus();
  await page.keyboard.press("ArrowDown");
  const links = panelOf(page, "services").getByRole("listitem").getByRole("link");
  await expect(links.first()).toBeFocused();
  await expect(links.first()).toHaveAttribute("href", "/services/consulting");
  await page.keyboard.press("ArrowDown");
  await expect(links.nth(1)).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(trigger).toBeFocused();
  await expect(trigger).toHaveAttribute("aria-expanded", "false");
  await trigger.press("Enter");
  await page.keyboard.press("Tab");
  await expect(panelOf(page, "services").getByRole("link").first()).toBeFocused();
  await panelOf(page, "services").getByRole("link").last().focus();
  await page.keyboard.press("Tab");
  await expect(panelOf(page, "services")).toHaveCount(0);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 664 } });
  test("the menu is modal and keeps one section open", async ({ page }) => {
    await open(page, "/about");
    await opener(page).click();
    const menu = page.getByRole("dialog");
    await menu.getByText(layout.menus.solutions.name, { exact: true }).click();
    await expect(menu.locator("a[href$='/risk-assessment']")).toBeVisible();
    await menu.getByText(layout.menus.services.name, { exact: true }).click();
    await expect(menu.locator("a[href$='/kyc-verification']")).toBeHidden();
    await expect(menu.getByRole("link", { name: "Fraud Resilience Assessment" })).toHaveAttribute(
      "href",
      "/services/fraud-resilience-assessment",
    );
    await page.keyboard.press("Escape");
    await expect(menu).toBeHidden();
    await expect(opener(page)).toBeFocused();
    await opener(page).click();
    await menu.locator("a[href='/why-us']").click();
    await expect(page).toHaveURL(/why-us$/);
    await expect(menu).toBeHidden();
    await opener(page).click();
    await page.setViewportSize({ width: 844, height: 390 });
    await expect(menu).toBeHidden();
  });

  test("at 400 % zoom every link of the menu can be reached", async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 256 });
    await open(page, "/about");
    await opener(page).click();
    const menu = page.getByRole("dialog");
    await menu.getByText(layout.menus.services.name, { exact: true }).click();
    // In its next frame the opened section scrolls into view.
    await page.evaluate(() => new Promise(requestAnimationFrame));
    for (const path of ["/", "/services/training-capability", "/get-started"]) {
      const link = menu.locator(`a[href="${path}"]`).last();
      await link.focus();
      await expect(link).toBeInViewport({ ratio: 0.99 });
      await link.click({ trial: true });
    }
    await menu.locator("[hreflang=ar]").click();
    await expect(page).toHaveURL("/ar/about");
    await expect(page.getByRole("dialog")).toBeHidden();
  });
});
