import { forms } from "../../content/en/forms.ts";
import { frame } from "../../content/en/frame.ts";
import { expect, test } from "../support/e2e.ts";
import { lostText } from "../support/layout.ts";
import { everyTemplate, unknownPage } from "../support/paths.ts";
import { missingWords } from "../support/presence.ts";

test.use({ javaScriptEnabled: false });

for (const path of everyTemplate)
  test(`${path}: without scripts all text is visible and every control works`, async ({ page }) => {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(path === unknownPage ? 404 : 200);
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await missingWords(page)).toEqual([]);
      expect(await lostText(page)).toEqual([]);
      const dead = await page.locator("button, a, input, select, summary").evaluateAll((controls) =>
        controls
          .filter((control) => {
            if (!control.checkVisibility({ visibilityProperty: true })) return false;
            if (control.closest("dialog:not([open])")) return false;
            if (control instanceof HTMLAnchorElement) {
              const { hash, pathname, href } = control;
              const isHere = pathname === location.pathname && hash;
              return !href || (isHere && !document.getElementById(hash.slice(1)));
            }
            if (control.tagName === "SUMMARY") return control.parentElement?.tagName !== "DETAILS";
            const target = document.getElementById(control.getAttribute("commandfor") ?? "");
            if (control.getAttribute("command") === "show-modal")
              return !(target instanceof HTMLDialogElement);
            const { form, type } = control as HTMLButtonElement;
            return form?.method !== "post" || type === "button";
          })
          .map((control) => control.outerHTML.slice(0, 90)),
      );
      expect(dead, `${width} px`).toEqual([]);
    }
  });

test("without scripts the bar of a wide window links to all products", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto("/services/fraud-resilience-assessment");
  await page.locator("#account-takeover summary").click();
  await expect(page.locator("#account-takeover dl")).toBeVisible();
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
  await expect(page.getByRole("banner")).not.toHaveCSS("background-color", /^rgba\(.*, 0\)$/);
  await page
    .getByRole("navigation", { name: frame.primaryNav })
    .getByRole("link", { name: frame.bothMenus.label })
    .click();
  await expect(page).toHaveURL(/\/#services$/);
  await expect(page.locator("#services li a")).toHaveCount(12);
  await page.locator("#services").locator("a[href='/services/red-teaming']").click();
  await expect(page).toHaveURL("/services/red-teaming");
});

test("without scripts the menu and the footer of a phone list the products", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/");
  await page.getByRole("button", { name: frame.openMenu }).click();
  const menu = page.getByRole("dialog");
  await menu.getByText(frame.menus.services.name, { exact: true }).click();
  await expect(menu.locator("a[href='/services/red-teaming']")).toBeVisible();
  await menu.getByRole("button", { name: frame.closeMenu }).click();
  await expect(menu).toBeHidden();
  await page.locator("footer summary", { hasText: frame.menus.solutions.name }).click();
  await page.locator("footer").locator("a[href='/solutions/transaction-monitoring']").click();
  await expect(page).toHaveURL("/solutions/transaction-monitoring");
});

test("without scripts the log-in page says it needs them", async ({ page }) => {
  await page.goto("/login");
  await expect(page.getByText(forms.login.noScripts)).toBeVisible();
  await expect(page.getByRole("textbox")).toHaveCount(0);
});
