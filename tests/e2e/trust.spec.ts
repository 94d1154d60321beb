import type { Page } from "@playwright/test";
import { layout } from "../../content/en/layout.ts";
import {
  barLink,
  expect,
  expectNoTraces,
  isShown,
  listening,
  menuButton,
  open,
  test,
} from "../support/e2e.ts";
import { everyTemplate } from "../support/paths.ts";

/** Follows a link and expects another page of the same document at its top, with the focus on its heading and nothing to say. */
async function arriveAt(page: Page, path: string) {
  await page.evaluate(() => {
    Object.assign(window, { isSameDocument: true });
    scrollTo(0, document.documentElement.scrollHeight);
  });
  await page
    .locator(`a[href="${path}"]`)
    .first()
    .evaluate((link: HTMLElement) => link.click());
  await page.waitForURL(path);
  // The URL changes first, the page with its focus follows, and closes what was open.
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expect.poll(() => page.evaluate(() => scrollY), path).toBe(0);
  await expect(
    page.locator("[aria-live], [role=status], [role=alert]").filter({ hasText: /\S/ }),
  ).toHaveCount(0);
  if ((await barLink(page, path).count()) > 0) await isShown(page, path);
  expect(await page.evaluate(() => Reflect.get(window, "isSameDocument")), path).toBe(true);
}

/** Opens a menu, presses whatever the page's main part has to press, and scrolls to its end. */
async function pressAll(page: Page) {
  await menuButton(page, "services").click();
  await expect(page.locator("[data-menu-panel] a").first()).toBeVisible();
  await page.keyboard.press("Escape");
  await page.evaluate(async () => {
    const main = document.querySelector("main");
    for (const part of main?.querySelectorAll<HTMLElement>("summary, button[type=button]") ?? []) {
      part.dispatchEvent(new PointerEvent("pointerover", { bubbles: true, pointerType: "mouse" }));
      part.focus();
      part.click();
      await new Promise((resolve) => setTimeout(resolve));
    }
    for (const share of [0.3, 0.6, 1]) {
      scrollTo(0, document.documentElement.scrollHeight * share);
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
  });
}

// The console names what a policy forbids, and no test may leave a line in it (`e2e.ts`).
test("using every kind of page breaks no policy and leaves no trace", async ({ page, complaints }) => {
  test.setTimeout(180_000);
  // Printing would stop the page.
  await page.addInitScript(() => Object.assign(window, { print() {} }));
  await open(page, "/");
  for (const path of everyTemplate) {
    // From outside where no link leads there.
    if ((await page.locator(`a[href="${path}"]`).count()) === 0) {
      await page.goto(path);
      await listening(page);
    } else if (path !== "/") await arriveAt(page, path);
    await pressAll(page);
    await expectNoTraces(page);
  }
  await page.getByRole("button", { name: layout.switchToDark }).click();
  await expectNoTraces(page, ["theme"]);
  expect(complaints.splice(0).filter((line) => !line.includes("404"))).toEqual([]);
});

test("the security policy blocks strings as markup", async ({ page, complaints }) => {
  await page.goto("/about");
  const write = page.evaluate(() => Reflect.set(document.createElement("div"), "innerHTML", "<b>bold</b>"));
  await expect(write).rejects.toThrow("TrustedHTML");
  complaints.length = 0;
});
