import type { Page } from "@playwright/test";
import { formPaths } from "../../contract/form-paths.ts";
import { localPath } from "../../contract/language.ts";
import { expect, menuButton, open, test } from "../support/e2e.ts";
import { answer, leadForms, valuesOf } from "../support/lead-forms.ts";
import { sourceText, translateEarly, translatePage } from "../support/translator.ts";

type Act = (page: Page) => Promise<unknown>;

/** Returns a function that does the same on a page and on a translated one, and expects both to say the same. */
const compare = (plain: Page, translated: Page) => async (part: string, act: Act) => {
  await Promise.all([plain, translated].map(act));
  const isSame = async () => expect(await sourceText(translated, part)).toBe(await sourceText(plain, part));
  await expect(isSame).toPass({ timeout: 5_000 });
};

test("a translated form shows each of its states", async ({ page, context, complaints }) => {
  const translated = await context.newPage();
  const same = compare(page, translated);
  const form = "form[data-form=registration]";
  const submit: Act = (one) => one.locator(form).locator("[type=submit]").click();
  for (const one of [page, translated]) await open(one, localPath(formPaths.registration, "ar"));
  await translatePage(translated);
  await same(form, submit);
  await context.route("**/ajax/**", (route) => route.abort());
  await same(form, async (one) => {
    await answer(one, "registration");
    await submit(one);
    await one.locator("[data-toast][data-type=error]").waitFor();
  });
  expect(complaints.splice(0).join()).toContain("ERR_FAILED");
  await context.unroute("**/ajax/**");
  await same("main", async (one) => {
    await submit(one);
    await one.locator("[data-toast][data-type=success]").waitFor();
  });
});

test("what changed before a page hydrated stays, and the page is whole", async ({ page, complaints }) => {
  test.slow();
  await translateEarly(page);
  await page.addInitScript(() => {
    localStorage.setItem("theme", "dark");
    document.addEventListener("DOMContentLoaded", () => {
      for (const input of document.querySelectorAll<HTMLInputElement>("main .control, main .box")) {
        if (input instanceof HTMLSelectElement) input.selectedIndex = 1;
        else if (input.type === "checkbox") input.checked = true;
        else input.value = "early@example.com";
        input.setAttribute("data-vault", "");
        input.after(document.createElement("vault-button"));
      }
      document.querySelector("footer li")?.remove();
      document.body.prepend(document.createElement("writing-aid"));
    });
  });
  const html = page.locator("html");
  for (const path of [...leadForms.map((form) => form.path), "/login", "/customer-journey", "/why-us"]) {
    await open(page, path);
    await expect(html).toHaveAttribute("data-theme", "dark");
    await expect(html).not.toHaveAttribute("data-scripts");
    await expect(page.locator("footer li").first()).toBeVisible();
    await expect(page.locator("main h1")).toHaveCount(1);
    for (const { kind } of leadForms.filter((form) => form.path === path))
      expect(Object.values(await valuesOf(page, kind)).flat()).not.toContain("");
    if (path !== "/login") continue;
    for (const name of ["username", "password"])
      await expect(page.locator(`[name=${name}]`)).toHaveValue("early@example.com");
  }
  await menuButton(page, "services").click();
  await expect(page.locator("#menu-services")).toBeVisible();
  // The page in the other language has nothing left of the first.
  await page.locator("header .language-link").click();
  await expect(html).toHaveAttribute("lang", "ar");
  await expect.poll(() => page.locator("header nav").innerText()).not.toMatch(/[a-z]/i);
  // React creates a page again that was changed before it hydrated, and says so.
  expect(complaints.filter((text) => !text.includes("React error #418"))).toEqual([]);
  complaints.length = 0;
});
