import { forms } from "../../content/en/forms.ts";
import { layout } from "../../content/en/layout.ts";
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
      const dead = await page.locator("button, input, select, summary").evaluateAll((controls) =>
        controls
          .filter((control) => {
            if (!control.checkVisibility({ visibilityProperty: true })) return false;
            if (control.closest("dialog:not([open])")) return false;
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

test("without scripts bar, home page and mobile menu lead to the products", async ({ page }) => {
  await page.goto("/contact");
  const bar = page.getByRole("navigation", { name: layout.primaryNav });
  await bar.getByRole("link", { name: layout.bothMenus.label }).click();
  await expect(page).toHaveURL(/\/#services$/);
  await expect(page.locator("#services li a")).toHaveCount(12);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole("button", { name: layout.openMenu }).click();
  const menu = page.getByRole("dialog");
  await menu.getByText(layout.menus.services.name, { exact: true }).click();
  await menu.locator("a[href='/services/red-teaming']").click();
  await expect(page).toHaveURL("/services/red-teaming");
});

test("without scripts the log-in page says it needs them", async ({ page }) => {
  await page.goto("/login");
  await expect(page.getByText(forms.login.noScripts)).toBeVisible();
  await expect(page.getByRole("textbox")).toHaveCount(0);
});
