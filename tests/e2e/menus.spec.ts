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

test("a drop-down works by keyboard: arrows move through it, Escape returns the focus", async ({ page }) => {
  await open(page, "/about");
  const trigger = menuButton(page, "services");
  await trigger.focus();
  await page.keyboard.press("ArrowDown");
  const links = page.locator("#menu-services").getByRole("listitem").getByRole("link");
  await expect(links.first()).toBeFocused();
  await expect(links.first()).toHaveAttribute("href", "/services/consulting");
  await page.keyboard.press("ArrowDown");
  await expect(links.nth(1)).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(trigger).toBeFocused();
  await expect(trigger).toHaveAttribute("aria-expanded", "false");
});

test("Escape closes a drop-down that hover opened without moving the focus", async ({ page }) => {
  await open(page, "/contact");
  const field = page.locator("main textarea");
  await field.focus();
  await menuButton(page, "services").hover();
  await expect(page.locator("#menu-services")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.locator("#menu-services")).toHaveCount(0);
  await expect(field).toBeFocused();
});

test("a drop-down closes when the focus leaves it, also after hover opened it", async ({ page }) => {
  await open(page, "/contact");
  const trigger = menuButton(page, "services");
  const sheet = page.locator("#menu-services");
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

test("the chevron of a drop-down turns while it is open", async ({ page }) => {
  await open(page, "/about");
  const trigger = menuButton(page, "solutions");
  await expect(trigger.locator("svg")).toHaveCSS("rotate", "none");
  await trigger.click();
  await expect(trigger.locator("svg")).toHaveCSS("rotate", "180deg");
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

test("the mobile menu is modal, keeps one section open and uses its own labels", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, "/about");
  await page.getByRole("button", { name: frame.openMenu }).click();
  const menu = page.getByRole("dialog");
  await expect(menu).toBeVisible();
  await menu.getByText(frame.menus.solutions.name, { exact: true }).click();
  await expect(menu.locator("a[href$='/kyc-verification']")).toBeVisible();
  await expect(menu.locator("a[href$='/risk-assessment']")).toBeVisible();
  await menu.getByText(frame.menus.services.name, { exact: true }).click();
  await expect(menu.locator("a[href$='/kyc-verification']")).toBeHidden();
  await expect(menu.getByRole("link", { name: "Fraud Resilience Assessment" })).toHaveAttribute(
    "href",
    "/services/fraud-resilience-assessment",
  );
  await page.keyboard.press("Escape");
  await expect(menu).toBeHidden();
  await expect(page.getByRole("button", { name: frame.openMenu })).toBeFocused();
});

test("the mobile menu closes when the window grows to the size at which the bar has the links", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, "/about");
  await page.getByRole("button", { name: frame.openMenu }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.setViewportSize({ width: 844, height: 390 });
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(barLink(page, "/about")).toBeInViewport({ ratio: 1 });
});

test("opening a section of the mobile menu keeps it in view when the one above it closes", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 664 });
  await open(page, "/about");
  await page.getByRole("button", { name: frame.openMenu }).click();
  const menu = page.getByRole("dialog");
  await menu.getByText(frame.menus.solutions.name, { exact: true }).click();
  const services = menu.getByText(frame.menus.services.name, { exact: true });
  await services.evaluate((row) => row.scrollIntoView({ block: "start" }));
  await services.click();
  await expect(services).toBeInViewport({ ratio: 1 });
});

test("choosing a page in the mobile menu closes it", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, "/about");
  await page.getByRole("button", { name: frame.openMenu }).click();
  await page.locator("dialog a[href='/why-us']").click();
  await expect(page).toHaveURL(/why-us$/);
  await expect(page.getByRole("dialog")).toBeHidden();
});

test("the close button stays visible when a phone is rotated while the menu is open", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, "/about");
  await page.getByRole("button", { name: frame.openMenu }).click();
  await page.setViewportSize({ width: 667, height: 375 });
  await page.getByRole("button", { name: frame.closeMenu }).click();
  await expect(page.getByRole("dialog")).toBeHidden();
});
