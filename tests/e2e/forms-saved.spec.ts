import { forms as arabic } from "../../content/ar/forms.ts";
import { forms } from "../../content/en/forms.ts";
import { prompts } from "../../content/prompts.ts";
import { formatList } from "../../content/texts.ts";
import { formPaths } from "../../contract/form-paths.ts";
import { localPath } from "../../contract/language.ts";
import { messages } from "../../contract/messages.ts";
import { expectAccessible } from "../support/axe.ts";
import { barLink, expect, follow, holdScripts, listening, menuButton, open, test } from "../support/e2e.ts";
import { answer, formOf, leadForms, openForm, valuesOf } from "../support/lead-forms.ts";

test("the hero's email address prefills a request, until that is sent", async ({ page }) => {
  const [kind, other] = ["assessment", "sample-report"] as const;
  const hero = await openForm(page, "hero-assessment");
  await hero.locator("[name=email]").fill("hero@example.com");
  await follow(page, "/services/fraud-resilience-assessment");
  await follow(page, formPaths[kind]);
  const email = formOf(page, kind).locator("[name=email]");
  await expect(email).toHaveValue("hero@example.com");
  await answer(page, kind);
  await email.fill("hero@example.com");
  await formOf(page, kind).locator("[type=submit]").click();
  await expect(formOf(page, kind).locator("[data-result=success]")).toBeVisible();
  await expect(email).toHaveValue("");
  await follow(page, "/services/fraud-resilience-assessment");
  await follow(page, formPaths[other]);
  await expect(formOf(page, other).locator("[name=email]")).toHaveValue("");
});

// One form with each way to check it, and with each kind of control.
const kept = leadForms.filter(({ kind }) => ["registration", "assessment", "contact"].includes(kind));

for (const { kind, path, answers } of kept)
  test(`${kind}: what was typed stays until it is sent`, async ({ page }) => {
    const release = await holdScripts(page);
    const url = kind === "assessment" ? `${path}?plan=basic` : path;
    await page.goto(url);
    const untouched = await valuesOf(page, kind);
    await answer(page, kind);
    release();
    await listening(page);
    await expect.poll(() => valuesOf(page, kind)).toEqual(answers);
    await page.reload();
    await listening(page);
    await expect.poll(() => valuesOf(page, kind)).toEqual(answers);
    await page.goto("/robots.txt");
    await page.goBack();
    await listening(page);
    await expect.poll(() => valuesOf(page, kind)).toEqual(answers);
    await formOf(page, kind).locator("[type=submit]").click();
    await expect(page.locator("[data-toast][data-type=success]")).toBeVisible();
    await page.goto(url);
    await listening(page);
    expect(await valuesOf(page, kind)).toEqual(untouched);
  });

test("answers that were sent do not come back from an older entry of the history", async ({ page }) => {
  const form = await openForm(page, "contact");
  const untouched = await valuesOf(page, "contact");
  await answer(page, "contact");
  await expect.poll(() => page.evaluate(() => history.state.answers?.size)).toBe(1);
  await follow(page, "/about");
  await follow(page, formPaths.contact);
  await form.locator("[type=submit]").click();
  await expect(form.locator("[data-result=success]")).toBeVisible();
  await page.reload();
  await listening(page);
  await page.goBack();
  await page.goBack();
  await expect(form.locator("[type=submit]")).toBeVisible();
  expect(await valuesOf(page, "contact")).toEqual(untouched);
});

test("a message follows the plan and the language until it is edited", async ({ page }) => {
  const { assessment: words } = forms;
  await open(page, `${formPaths.assessment}?plan=advanced`);
  const form = formOf(page, "assessment");
  const message = form.locator("[name=message]");
  const change = (language: string) => page.locator(`header [hreflang=${language}]`).click();
  const choose = async (plan: keyof typeof words.plans) => {
    await menuButton(page, "services").click();
    await page.locator("#menu-services a[href='/services/consulting']").click();
    await page.locator(`main a[href="${formPaths.assessment}?plan=${plan}"]`).click();
    await expect(form.locator("[name=name]")).toHaveValue("Huda");
  };
  await expect(message).toHaveValue(new RegExp(`${words.plans.advanced}$`));
  await form.locator("[name=name]").fill("Huda");
  await choose("basic");
  await expect(message).toHaveValue(new RegExp(`${words.plans.basic}$`));
  await change("ar");
  await expect(message).toHaveValue(`${arabic.assessment.message}\n\n${messages.ar.plans.basic}`);
  await change("en");
  await expect(message).toHaveValue(new RegExp(`${messages.en.plans.basic}$`));

  await message.fill((await message.inputValue()).replace(prompts.month.en, "March"));
  const edited = await message.inputValue();
  await change("ar");
  const left = arabic.assessment.prompts.map(({ name }) => name).slice(0, 3);
  await expect(form).toContainText(formatList(left, "ar"));
  await expect(message).toHaveValue(edited);
  await change("en");
  await choose("advanced");
  await expect(message).toHaveValue(edited);

  await answer(page, "assessment", { email: "huda@example.com", company: "Example" });
  await form.locator("[type=submit]").click();
  await expect(form.locator("[data-result=success]")).toBeVisible();
  await expect(message).toHaveValue(words.message);
});

test("answers stay when the page or its language is left", async ({ page }) => {
  const form = await openForm(page, "registration");
  await answer(page, "registration", { name: "هدى", country: "Qatar", useCases: ["ato", "gift-card"] });
  const typed = await valuesOf(page, "registration");
  await barLink(page, "/about").click();
  await expect(page).toHaveURL("/about");
  await page.goBack();
  await expect(form).toBeVisible();
  expect(await valuesOf(page, "registration")).toEqual(typed);
  await form.locator("[type=submit]").click();
  const summary = form.locator("[data-form-summary]");
  await expect(summary).toContainText(messages.en.summary[2] ?? "");
  await page.locator("header [hreflang=ar]").click();
  await expect(page).toHaveURL(localPath(formPaths.registration, "ar"));
  await expect(summary).toContainText(messages.ar.summary[2] ?? "");
  await expect(form.locator("[data-error-for=companyName]")).toHaveText(messages.ar.rules.companyName);
  await expect(form.locator("[name=country] option:checked")).toHaveText(arabic.registration.countries.Qatar);
  expect(await valuesOf(page, "registration")).toEqual(typed);
  await expectAccessible(page);
});
