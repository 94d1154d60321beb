import type { Page } from "@playwright/test";
import { nameClass } from "../../app/layout/name-class.ts";
import { frame } from "../../content/en/frame.ts";
import { site as owner } from "../../settings/site.js";
import { barLink, expect, menuButton, open, test } from "../support/e2e.ts";
import { lostText, sideways } from "../support/layout.ts";

const bar = (page: Page) => page.locator("header").first();
const sheetOf = (page: Page, id: "solutions" | "services") => page.locator(`#menu-${id}`);
const opener = (page: Page) => page.getByRole("button", { name: frame.openMenu });

test("the bar becomes compact after more than 10 px", async ({ page }) => {
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

test("at home the logo scrolls smoothly to the top", async ({ page, context }) => {
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
    const steps = new Set();
    Object.assign(window, { steps });
    addEventListener("scroll", () => steps.add(scrollY));
  });
  await logo.click();
  await expect.poll(top).toBe(0);
  expect(await page.evaluate(() => Reflect.get(window, "steps").size)).toBeGreaterThan(3);
});

test("the footer shows the year, and its link with an anchor focuses that element", async ({ page }) => {
  await page.clock.setFixedTime("2031-05-04");
  await open(page, "/why-us");
  await expect(page.getByRole("contentinfo")).toContainText("© 2031");
  await page.locator('footer a[href="/#about"]').click();
  await expect(page.locator("#about")).toBeFocused();
  await expect(page.locator("#about")).toBeInViewport();
});

const names = [
  owner.brand,
  "AIG",
  "Versicherungsbetrugsbekämpfungsgesellsch",
  "شركة الوضوح لمكافحة الاحتيال المالي",
];

for (const path of ["/thank-you/contact", "/ar/thank-you/contact"])
  test(`${path}: at every width any company's name fits the bar`, async ({ page }) => {
    test.slow();
    await open(page, path);
    for (const width of [320, 390, 768, 834, 1024, 1101, 1280, 1440])
      for (const name of names) {
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
        const first = await page.locator(".bar-row > a").boundingBox();
        const last = await page.locator(".bar-row .btn-primary").boundingBox();
        const edges = [first, last].flatMap((box) => [box?.x ?? 0, (box?.x ?? 0) + (box?.width ?? 0)]);
        expect.soft(Math.min(...edges), at).toBeCloseTo(64, 0);
        expect.soft(width - Math.max(...edges), at).toBeCloseTo(64, 0);
      }
  });

// `hover-intent.test.ts` has the times of every case.
test("a drop-down opens after 200 ms of hover, and closes with Escape", async ({ page }) => {
  const now = Date.now();
  await page.clock.install({ time: now });
  await open(page, "/contact");
  await page.clock.pauseAt(now + 60_000);
  const field = page.locator("main textarea");
  await field.focus();
  const trigger = menuButton(page, "solutions");
  const sheet = sheetOf(page, "solutions");
  await trigger.hover();
  await page.clock.runFor(199);
  await expect(trigger).toHaveAttribute("aria-expanded", "false");
  await page.clock.runFor(1);
  await expect(trigger).toHaveAttribute("aria-expanded", "true");
  await page.clock.resume();
  await expect(sheet.getByRole("listitem")).toHaveCount(6);
  await page.keyboard.press("Escape");
  await expect(sheet).toHaveCount(0);
  await expect(field).toBeFocused();
  await page.mouse.move(640, 880);
  await trigger.hover();
  await expect(sheet).toBeVisible();
  await page.mouse.move(640, 880);
  await expect(sheet).toHaveCount(0);
  await trigger.hover();
  await sheet.locator("a[href$='/kyc-verification']").click();
  await expect(page).toHaveURL(/kyc-verification$/);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expect(sheet).toHaveCount(0);
});

test("arrows and Tab go into a drop-down, Escape returns the focus", async ({ page }) => {
  await open(page, "/about");
  const trigger = menuButton(page, "services");
  await trigger.focus();
  // Browsers have their own meaning for it, as for Alt and an arrow.
  await page.keyboard.press("Control+ArrowDown");
  await expect(trigger).toHaveAttribute("aria-expanded", "false");
  await page.keyboard.press("ArrowDown");
  const links = sheetOf(page, "services").getByRole("listitem").getByRole("link");
  await expect(links.first()).toBeFocused();
  await expect(links.first()).toHaveAttribute("href", "/services/consulting");
  await page.keyboard.press("ArrowDown");
  await expect(links.nth(1)).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(trigger).toBeFocused();
  await expect(trigger).toHaveAttribute("aria-expanded", "false");
  await trigger.press("Enter");
  await page.keyboard.press("Tab");
  await expect(sheetOf(page, "services").getByRole("link").first()).toBeFocused();
  await sheetOf(page, "services").getByRole("link").last().focus();
  await page.keyboard.press("Tab");
  await expect(sheetOf(page, "services")).toHaveCount(0);
});

test("a drop-down whose script fails leads to the services", async ({ page, complaints }) => {
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
  test("the menu is modal and keeps one section open and in view", async ({ page }) => {
    await open(page, "/about");
    await opener(page).click();
    const menu = page.getByRole("dialog");
    await menu.getByText(frame.menus.solutions.name, { exact: true }).click();
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
    await expect(opener(page)).toBeFocused();
    await opener(page).click();
    await page.setViewportSize({ width: 667, height: 375 });
    await page.getByRole("button", { name: frame.closeMenu }).click();
    await expect(menu).toBeHidden();
    await opener(page).click();
    await menu.locator("a[href='/why-us']").click();
    await expect(page).toHaveURL(/why-us$/);
    await expect(menu).toBeHidden();
    await opener(page).click();
    await page.setViewportSize({ width: 844, height: 390 });
    await expect(menu).toBeHidden();
    await expect(barLink(page, "/about")).toBeInViewport({ ratio: 1 });
  });

  test("at 400 % zoom every link of the menu can be reached", async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 256 });
    await open(page, "/about");
    await opener(page).click();
    const menu = page.getByRole("dialog");
    await menu.getByText(frame.menus.services.name, { exact: true }).click();
    // In its next frame the opened section scrolls into view.
    await page.evaluate(() => new Promise(requestAnimationFrame));
    for (const path of ["/", "/services/training-capability", "/get-started"]) {
      const link = menu.locator(`a[href="${path}"]`).last();
      await link.focus();
      await expect(link).toBeInViewport({ ratio: 0.99 });
      await link.click({ trial: true });
    }
    expect((await menu.getByRole("navigation").boundingBox())?.height).toBeGreaterThan(150);
    await menu.locator("[hreflang=ar]").click();
    await expect(page).toHaveURL("/ar/about");
    await expect(page.getByRole("dialog")).toBeHidden();
  });
});
