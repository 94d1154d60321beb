import type { Page } from "@playwright/test";
import { forms } from "../../content/en/forms.ts";
import { frame } from "../../content/en/frame.ts";
import { expect, listening, menuButton, open, test } from "../support/e2e.ts";
import { answer, leadForms, openForm } from "../support/lead-forms.ts";
import { everyPage } from "../support/paths.ts";

/** Listens from the first byte of every document to what a policy forbids, and keeps it in the window. */
const listen = (page: Page) =>
  page.addInitScript(() => {
    const violations: string[] = [];
    // Printing would stop the page.
    Object.assign(window, { violations, print() {} });
    addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI, sample }) =>
      violations.push(`${violatedDirective} ${blockedURI} ${sample}`),
    );
  });

/** Asks the page what it has broken, and the browser what the visit has left behind. */
async function isClean(page: Page, stored: string[]) {
  expect(await page.evaluate(() => Reflect.get(window, "violations"))).toEqual([]);
  expect(await page.context().cookies()).toEqual([]);
  const kept = await page.evaluate(async () => ({
    local: Object.keys(localStorage),
    session: Object.keys(sessionStorage),
    databases: (await indexedDB.databases()).length,
    caches: globalThis.caches ? (await caches.keys()).length : 0,
    workers: navigator.serviceWorker ? (await navigator.serviceWorker.getRegistrations()).length : 0,
  }));
  expect(kept).toEqual({ local: stored, session: [], databases: 0, caches: 0, workers: 0 });
}

test("using every link and control breaks no policy, sets no cookie and stores only the theme", async ({
  page,
  complaints,
}) => {
  test.setTimeout(180_000);
  await listen(page);
  await open(page, "/");
  const isFirst = (path: string) => path === "/";
  for (const path of everyPage) {
    if (!isFirst(path)) {
      // Within the site where a link leads there, from outside where none does.
      const link = page.locator(`a[href="${path}"]`).first();
      const isLinked = (await link.count()) > 0;
      if (isLinked) await link.evaluate((element: HTMLElement) => element.click());
      else await page.goto(path);
      await page.waitForURL(path);
      // The address changes first, the page with its focus follows, and closes what was open.
      if (isLinked) await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
      else await listening(page);
    }
    for (const id of ["solutions", "services"] as const) {
      await menuButton(page, id).click();
      await expect(page.locator("[data-menu-sheet] a").first()).toBeVisible();
    }
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
    await isClean(page, []);
  }
  await page.getByRole("button", { name: frame.switchToDark }).click();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole("button", { name: frame.openMenu }).click();
  await page.getByRole("dialog").getByText(frame.menus.solutions.name, { exact: true }).click();
  await page.locator("dialog a[href='/why-us']").click();
  await expect(page).toHaveURL(/why-us$/);
  await isClean(page, ["theme"]);
  expect(complaints.splice(0).filter((line) => !line.includes("404"))).toEqual([]);
});

test("every form can be sent without a policy violation and without stored data", async ({ page }) => {
  test.slow();
  await listen(page);
  for (const { kind } of leadForms) {
    const form = await openForm(page, kind);
    await answer(page, kind);
    await form.locator("[type=submit]").click();
    await expect(page.locator("[data-toast][data-type=success]").first()).toBeVisible();
    await isClean(page, []);
  }
  await open(page, "/login");
  await page.getByLabel(forms.login.labels.username).fill("demo");
  await page.locator("[name=password]").fill("not the password");
  await page.getByRole("button", { name: forms.login.submit }).click();
  await expect(page.getByText(forms.login.invalid)).toBeVisible();
  await isClean(page, []);
});

test("the security policy blocks strings as markup and script", async ({ page, complaints }) => {
  await listen(page);
  await page.goto("/about");
  const refused = await page.evaluate(() => {
    const tries = [
      () => {
        document.createElement("div").innerHTML = "<b>bold</b>";
      },
      () => {
        document.createElement("script").text = "1";
      },
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
