import { forms } from "../../content/ar/forms.ts";
import { prompts } from "../../content/prompts.ts";
import { listOf } from "../../content/texts.ts";
import { formPath } from "../../contract/form-paths.ts";
import type { LeadKind } from "../../contract/kinds.ts";
import { type Language, localPath } from "../../contract/language.ts";
import { messages } from "../../contract/messages.ts";
import { expectAccessible } from "../support/axe.ts";
import { expect, open, test } from "../support/e2e.ts";
import { answer, bodyOf, formOf, valuesOf } from "../support/lead-forms.ts";

const words = messages.ar;
const pathOf = (kind: LeadKind) => localPath(formPath[kind], "ar");

// `origin.spec.ts` sends the contact form.
test("a registration sends the same body as the English page, and confirms in Arabic", async ({
  page,
  site,
}) => {
  await open(page, pathOf("registration"));
  // The same answers would count as the lead that was sent from the English page.
  const name = "Huda of the registration";
  await answer(page, "registration");
  await page.locator("main [name=name]").fill(name);
  const post = page.waitForRequest((request) => request.method() === "POST");
  await page.getByRole("button", { name: forms.registration.submit, exact: true }).click();
  const sent = (await post).postDataJSON();
  expect(JSON.stringify(sent).replaceAll(name, "Huda Sample")).toBe(JSON.stringify(bodyOf("registration")));
  await expect(page.locator("[data-toast]")).toContainText(forms.registration.notices.success.text);
  await expect(page).toHaveURL(/\/ar$/);
  await site.mailbox.next(({ text = "" }) => text.includes(name));
});

test("switching language keeps the answers and translates the errors, which pass axe", async ({ page }) => {
  await open(page, formPath.registration);
  await answer(page, "registration", { name: "هدى", country: "Qatar", useCases: ["ato", "gift-card"] });
  const form = formOf(page, "registration");
  await form.locator("[type=submit]").click();
  await expect(form.locator("[data-form-summary]")).toContainText(messages.en.summary[2] ?? "");
  const typed = await valuesOf(page, "registration");

  await page.locator("header [hreflang=ar]").click();
  await expect(page).toHaveURL(pathOf("registration"));
  await expect(form.locator("[data-form-summary]")).toContainText(words.summary[2] ?? "");
  await expect(form.locator("[data-error-for=companyName]")).toHaveText(words.rules.companyName);
  await expect(form.locator("[name=country] option:checked")).toHaveText(forms.registration.countries.Qatar);
  expect(await valuesOf(page, "registration")).toEqual(typed);
  await expectAccessible(page);
});

test("an unedited message template follows the page's language", async ({ page }) => {
  await open(page, `${formPath.assessment}?plan=basic`);
  const form = formOf(page, "assessment");
  const message = form.locator("[name=message]");
  const change = (language: Language) => page.locator(`header [hreflang=${language}]`).click();
  await change("ar");
  await expect(page).toHaveURL(`${pathOf("assessment")}?plan=basic`);
  await expect(message).toHaveValue(`${forms.assessment.message}\n\n${words.plans.basic}`);
  await change("en");
  await expect(message).toHaveValue(new RegExp(`${messages.en.plans.basic}$`));

  await message.fill((await message.inputValue()).replace(prompts.month.en, "March"));
  const edited = await message.inputValue();
  await change("ar");
  const names = forms.assessment.prompts.map(({ name }) => name).slice(0, 3);
  await expect(form).toContainText(listOf(names, "ar"));
  await expect(message).toHaveValue(edited);
});

test("email addresses and numbers are typed left to right, aligned to the right like the Arabic text", async ({
  page,
}) => {
  await open(page, pathOf("assessment"));
  const form = formOf(page, "assessment");
  for (const name of ["email", "phone"]) {
    await expect(form.locator(`[name=${name}]`)).toHaveCSS("direction", "ltr");
    await expect(form.locator(`[name=${name}]`)).toHaveCSS("text-align", "end");
  }
  const name = form.locator("[name=name]");
  await name.fill("هدى العيّنة");
  await expect(name).toHaveCSS("direction", "rtl");
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("errors, with the answers kept, and the thank-you page are in Arabic", async ({
    page,
    site,
    complaints,
  }) => {
    await page.goto(pathOf("registration"));
    const form = formOf(page, "registration");
    await form.evaluate((element) => element.setAttribute("novalidate", ""));
    await answer(page, "registration", { name: "ه", companyName: "متجر المثال", country: "Qatar" });
    await form.locator("[type=submit]").click();
    await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
    await expect(form.locator("[data-error-for=name]")).toHaveText(words.rules.name);
    await expect(form.locator("[data-error-for=useCases]")).toHaveText(words.rules.useCases);
    await expect(form.locator("[data-error-for=companyName]")).toBeHidden();
    await expect(form.locator("[data-form-summary]")).toContainText(words.summary[3] ?? "");
    await expect(form.locator("[data-form-summary] a:visible")).toHaveCount(4);
    await expect(form.locator("[name=name]")).toBeFocused();
    expect(await valuesOf(page, "registration")).toMatchObject({ name: "ه", country: "Qatar" });
    // The browser names the answer's status, 422, in its console.
    complaints.length = 0;

    await answer(page, "registration", {
      name: "هدى",
      industry: "Banking",
      mobileNumber: "+974 0000 0000",
      useCases: ["chargeback"],
    });
    await form.locator("[type=submit]").click();
    await expect(page).toHaveURL(/\/ar\/thank-you\/registration$/);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      forms.registration.notices.success.title,
    );
    const mail = await site.mailbox.next(({ text = "" }) => text.includes("متجر المثال"));
    expect(mail.text).toContain("Use cases: Chargeback Fraud");
  });
});
