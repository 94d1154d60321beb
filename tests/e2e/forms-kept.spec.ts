import { forms } from "../../content/en/forms.ts";
import { formPath } from "../../contract/form-paths.ts";
import { barLink, expect, follow, holdScripts, listening, menuButton, open, test } from "../support/e2e.ts";
import { answer, formOf, leadForms, openForm, valuesOf } from "../support/lead-forms.ts";

const { plans } = forms.assessment;

test("the email address from the hero form prefills a later request until a reload", async ({ page }) => {
  const hero = await openForm(page, "hero-assessment");
  await hero.locator("[name=email]").fill("later@example.com");
  await menuButton(page, "services").click();
  await page.locator("#menu-services a[href='/services/consulting']").click();
  await page.locator(`main a[href="${formPath.assessment}"]`).first().click();
  await expect(formOf(page, "assessment").locator("[name=email]")).toHaveValue("later@example.com");
  await page.reload();
  await expect(formOf(page, "assessment").locator("[name=email]")).toHaveValue("");
});

for (const [kind, other] of [
  ["assessment", "sample-report"],
  ["sample-report", "assessment"],
] as const)
  test(`the hero's email address is cleared once the ${kind} request is sent`, async ({ page }) => {
    const hero = await openForm(page, "hero-assessment");
    await hero.locator("[name=email]").fill("hero@example.com");
    await follow(page, "/services/fraud-resilience-assessment");
    await follow(page, formPath[kind]);
    const form = formOf(page, kind);
    await expect(form.locator("[name=email]")).toHaveValue("hero@example.com");
    await answer(page, kind);
    await form.locator("[name=email]").fill("hero@example.com");
    await form.locator("[type=submit]").click();
    await expect(form.locator("[data-result=success]")).toBeVisible();
    await expect(form.locator("[name=email]")).toHaveValue("");
    await follow(page, "/services/fraud-resilience-assessment");
    await follow(page, formPath[other]);
    await expect(formOf(page, other).locator("[name=email]")).toHaveValue("");
  });

for (const { kind, path, answers } of leadForms)
  test(`what was typed stays: before hydration, after a reload, until it is sent: ${kind}`, async ({
    page,
  }) => {
    const release = await holdScripts(page);
    const address = kind === "assessment" ? `${path}?plan=basic` : path;
    await page.goto(address);
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
    await page.goto(address);
    await listening(page);
    expect(await valuesOf(page, kind)).toEqual(untouched);
  });

test("unsent answers are restored on return, until the form is sent", async ({ page }) => {
  const form = await openForm(page, "registration");
  await answer(page, "registration", { name: "Huda", country: "Qatar", useCases: ["ato", "gift-card"] });
  const begun = await valuesOf(page, "registration");
  const about = barLink(page, "/about");
  await about.click();
  await expect(page).toHaveURL("/about");
  await page.goBack();
  await expect(form).toBeVisible();
  expect(await valuesOf(page, "registration")).toEqual(begun);

  await open(page, "/request-assessment?plan=advanced");
  const request = formOf(page, "assessment");
  const message = request.locator("[name=message]");
  await expect(message).toHaveValue(new RegExp(`${plans.advanced}$`));
  await request.locator("[name=name]").fill("Huda");
  // A message as it was given follows the plan, one that was edited stays.
  const choose = async (plan: keyof typeof plans) => {
    await menuButton(page, "services").click();
    await page.locator("#menu-services a[href='/services/consulting']").click();
    await page.locator(`main a[href="${formPath.assessment}?plan=${plan}"]`).click();
    await expect(request.locator("[name=name]")).toHaveValue("Huda");
  };
  await choose("basic");
  await expect(message).toHaveValue(new RegExp(`${plans.basic}$`));
  await message.fill("Two stores, one team.");
  await choose("advanced");
  await expect(message).toHaveValue("Two stores, one team.");

  await answer(page, "assessment", { email: "huda@example.com", company: "Example" });
  await request.locator("[type=submit]").click();
  await expect(request.locator("[data-result=success]")).toBeVisible();
  await expect(message).toHaveValue(forms.assessment.message);
  await about.click();
  await expect(page).toHaveURL("/about");
  await page.goBack();
  await expect(request.locator("[name=name]")).toHaveValue("");
  await expect(message).toHaveValue(new RegExp(`${plans.advanced}$`));
});
