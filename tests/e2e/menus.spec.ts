import { frame } from "../../content/en/frame.ts";
import { barLink, expect, menuButton, open, test } from "../support/e2e.ts";

test("a drop-down opens after 200 ms of hover and lists six working links", async ({ page }) => {
  const now = Date.now();
  await page.clock.install({ time: now });
  await open(page, "/about");
  await page.clock.pauseAt(now + 60_000);
  const trigger = menuButton(page, "solutions");
  await trigger.hover();
  await page.clock.runFor(199);
  await expect(trigger).toHaveAttribute("aria-expanded", "false");
  await page.clock.runFor(1);
  await expect(trigger).toHaveAttribute("aria-expanded", "true");
  await page.clock.resume();
  const sheet = page.locator("#menu-solutions");
  await expect(sheet.getByRole("listitem")).toHaveCount(6);
  await sheet.locator("a[href$='/kyc-verification']").click();
  await expect(page).toHaveURL(/kyc-verification$/);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expect(sheet).toHaveCount(0);
});

test("a drop-down works by keyboard: arrows and Tab go into it, Escape returns the focus; its chevron turns", async ({
  page,
}) => {
  await open(page, "/about");
  const trigger = menuButton(page, "services");
  const chevron = trigger.locator("svg");
  await expect(chevron).toHaveCSS("rotate", "none");
  await trigger.focus();
  // Browsers have their own meaning for it, as for Alt and an arrow.
  await page.keyboard.press("Control+ArrowDown");
  await expect(trigger).toHaveAttribute("aria-expanded", "false");
  await page.keyboard.press("ArrowDown");
  const links = page.locator("#menu-services").getByRole("listitem").getByRole("link");
  await expect(links.first()).toBeFocused();
  await expect(chevron).toHaveCSS("rotate", "180deg");
  await expect(links.first()).toHaveAttribute("href", "/services/consulting");
  await page.keyboard.press("ArrowDown");
  await expect(links.nth(1)).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(trigger).toBeFocused();
  await expect(trigger).toHaveAttribute("aria-expanded", "false");
  await menuButton(page, "solutions").press("Enter");
  await expect(page.locator("#menu-solutions")).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(page.locator("#menu-solutions a").first()).toBeFocused();
});

test("a drop-down that hover opened closes with Escape, without the pointer, and when the focus leaves it", async ({
  page,
}) => {
  await open(page, "/contact");
  const field = page.locator("main textarea");
  const trigger = menuButton(page, "services");
  const sheet = page.locator("#menu-services");
  await field.focus();
  await trigger.hover();
  await expect(sheet).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(sheet).toHaveCount(0);
  await expect(field).toBeFocused();
  await page.mouse.move(640, 880);
  await trigger.hover();
  await expect(sheet).toBeVisible();
  await page.mouse.move(640, 880);
  await expect(sheet).toHaveCount(0);
  await trigger.focus();
  await page.keyboard.press("ArrowDown");
  await expect(sheet.getByRole("link").first()).toBeFocused();
  await sheet.getByRole("link").last().focus();
  await page.keyboard.press("Tab");
  await expect(sheet).toHaveCount(0);
});

test("if a drop-down's script fails to load, typed text stays and its button goes to the services", async ({
  page,
  complaints,
}) => {
  await page.route("**/assets/menu-sheet*", (route) => route.abort());
  await open(page, "/contact");
  const field = page.locator("main textarea");
  await field.fill("A long message");
  const trigger = menuButton(page, "services");
  const failed = page.waitForEvent("requestfailed");
  await trigger.hover();
  await failed;
  await expect(trigger).toHaveAttribute("aria-expanded", "true");
  await expect(field).toHaveValue("A long message");
  await trigger.click();
  await expect(page).toHaveURL(/\/#services$/);
  expect(complaints.filter((text) => !text.includes("ERR_FAILED"))).toEqual([]);
  complaints.length = 0;
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 664 } });

  test("the menu is modal, keeps one section open and in view, and closes with Escape or a page", async ({
    page,
  }) => {
    await open(page, "/about");
    const opener = page.getByRole("button", { name: frame.openMenu });
    await opener.click();
    const menu = page.getByRole("dialog");
    await expect(menu).toBeVisible();
    await menu.getByText(frame.menus.solutions.name, { exact: true }).click();
    await expect(menu.locator("a[href$='/kyc-verification']")).toBeVisible();
    await expect(menu.locator("a[href$='/risk-assessment']")).toBeVisible();
    const services = menu.getByText(frame.menus.services.name, { exact: true });
    await services.evaluate((row) => row.scrollIntoView({ block: "start" }));
    await services.click();
    await expect(services).toBeInViewport({ ratio: 1 });
    await expect(menu.locator("a[href$='/kyc-verification']")).toBeHidden();
    await expect(menu.getByRole("link", { name: "Fraud Resilience Assessment" })).toHaveAttribute(
      "href",
      "/services/fraud-resilience-assessment",
    );
    await page.keyboard.press("Escape");
    await expect(menu).toBeHidden();
    await expect(opener).toBeFocused();
    await opener.click();
    await menu.locator("a[href='/why-us']").click();
    await expect(page).toHaveURL(/why-us$/);
    await expect(menu).toBeHidden();
  });

  test("the menu can be closed when the phone is turned, and closes once the bar has the links", async ({
    page,
  }) => {
    await open(page, "/about");
    const opener = page.getByRole("button", { name: frame.openMenu });
    await opener.click();
    await page.setViewportSize({ width: 667, height: 375 });
    await page.getByRole("button", { name: frame.closeMenu }).click();
    await expect(page.getByRole("dialog")).toBeHidden();
    await opener.click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await page.setViewportSize({ width: 844, height: 390 });
    await expect(page.getByRole("dialog")).toBeHidden();
    await expect(barLink(page, "/about")).toBeInViewport({ ratio: 1 });
  });
});
