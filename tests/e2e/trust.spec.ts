import type { Page } from "@playwright/test";
import { frame } from "../../content/en/frame.ts";
import {
  barLink,
  expect,
  expectNoTraces,
  follow,
  listening,
  menuButton,
  open,
  test,
} from "../support/e2e.ts";
import { everyPage } from "../support/paths.ts";

/** The page to start from for links that are not on every page. */
const from: Partial<Record<string, string>> = {
  "/new-customer-journey": "/customer-journey",
  "/request-assessment": "/services/fraud-resilience-assessment",
  "/request-sample-report": "/services/fraud-resilience-assessment",
};

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
  // The address changes first, the page with its focus follows, and closes what was open.
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expect.poll(() => page.evaluate(() => scrollY), path).toBe(0);
  await expect(
    page.locator("[aria-live], [role=status], [role=alert]").filter({ hasText: /\S/ }),
  ).toHaveCount(0);
  await expect(page.locator("main")).toHaveCount(1);
  const marked = page.locator('.bar-link[aria-current="page"]');
  await expect(marked).toHaveCount(await barLink(page, path).count());
  for (const link of await marked.all()) await expect(link).toHaveAttribute("href", path);
  expect(await page.evaluate(() => Reflect.get(window, "isSameDocument")), path).toBe(true);
}

/** Opens a menu, presses whatever the page's main part has to press, and scrolls to its end. */
async function pressAll(page: Page) {
  await menuButton(page, "services").click();
  await expect(page.locator("[data-menu-sheet] a").first()).toBeVisible();
  await page.keyboard.press("Escape");
  await page.evaluate(async () => {
    const main = document.querySelector("main");
    for (const part of main?.querySelectorAll<HTMLElement>("summary, button[type=button]") ?? []) {
      part.dispatchEvent(new PointerEvent("pointerover", { bubbles: true, pointerType: "mouse" }));
      part.focus();
      part.click();
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    for (const share of [0.3, 0.6, 1]) {
      scrollTo(0, document.documentElement.scrollHeight * share);
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
  });
}

// The console names what a policy forbids, and no test may leave a line in it (`e2e.ts`).
test("using every page breaks no policy and leaves no trace", async ({ page, complaints }) => {
  test.setTimeout(180_000);
  // Printing would stop the page.
  await page.addInitScript(() => Object.assign(window, { print() {} }));
  await open(page, "/");
  const titles = new Set<string>();
  for (const path of everyPage) {
    const start = from[path];
    if (start && new URL(page.url()).pathname !== start) await follow(page, start);
    // From outside where no link leads there.
    if ((await page.locator(`a[href="${path}"]`).count()) === 0) {
      await page.goto(path);
      await listening(page);
    } else if (path !== "/") await arriveAt(page, path);
    titles.add(await page.title());
    await pressAll(page);
    await expectNoTraces(page);
  }
  // Two addresses have the same page.
  expect(titles.size).toBe(everyPage.length - 1);
  await page.getByRole("button", { name: frame.switchToDark }).click();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole("button", { name: frame.openMenu }).click();
  await page.getByRole("dialog").getByText(frame.menus.solutions.name, { exact: true }).click();
  await page.locator("dialog a[href='/why-us']").click();
  await expect(page).toHaveURL(/why-us$/);
  await expectNoTraces(page, ["theme"]);
  expect(complaints.splice(0).filter((line) => !line.includes("404"))).toEqual([]);
});

test("the security policy blocks strings as markup and script", async ({ page, complaints }) => {
  await page.goto("/about");
  const refused = await page.evaluate(() => {
    const tries = [
      () => Reflect.set(document.createElement("div"), "innerHTML", "<b>bold</b>"),
      () => Reflect.set(document.createElement("script"), "text", "1"),
      () => Reflect.get(window, "trustedTypes").createPolicy("ours", { createHTML: (text: string) => text }),
    ];
    return tries.map((attempt) => {
      try {
        attempt();
        return "allowed";
      } catch (error) {
        return (error as Error).name;
      }
    });
  });
  expect(refused).toEqual(["TypeError", "TypeError", "TypeError"]);
  complaints.length = 0;
});
