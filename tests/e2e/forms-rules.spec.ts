import { forms } from "../../content/en/forms.ts";
import type { LeadKind } from "../../contract/kinds.ts";
import { messages } from "../../contract/messages.ts";
import { countries, industries, useCaseIds } from "../../contract/options.ts";
import { expectAccessible } from "../support/axe.ts";
import { expect, test } from "../support/e2e.ts";
import { answer, formOf, openForm } from "../support/lead-forms.ts";

type Rule = [name: string, bad: string, message: string, corrected: string];

const name: Rule = ["name", "H", "Name must be at least 2 characters.", "Hu"];
const request: Rule[] = [
  name,
  ["email", "huda@", "Please enter a valid email address.", "huda@example.com"],
  ["company", "", "Company name is required.", "C"],
  ["message", "123456789", "Message must be at least 10 characters.", "1234567890"],
];
/** For each field: a value just below the limit, its message, and a value just above it. */
const rules: Partial<Record<LeadKind, Rule[]>> = {
  registration: [
    name,
    ["companyName", "C", "Company name must be at least 2 characters.", "Co"],
    ["industry", "", "Please select an industry.", "Marketplace"],
    ["mobileNumber", "+971", "Please enter a valid mobile number.", "+9715"],
    ["country", "", "Please select a country.", "Egypt"],
  ],
  assessment: request,
  "sample-report": request,
};

for (const [kind, fields = []] of Object.entries(rules) as [LeadKind, Rule[]][])
  test(`${kind}: shows errors from the first submit, and clears each one when its answer is corrected`, async ({
    page,
  }) => {
    const form = await openForm(page, kind);
    const shown = form.locator("[data-error-for]:visible");
    await answer(page, kind, Object.fromEntries(fields.map(([name, bad]) => [name, bad])));
    await form.locator("[name=name]").focus();
    await form.locator("[name=name]").blur();
    await expect(shown).toHaveCount(0);

    await form.locator("[type=submit]").click();
    await expect(form.locator("[name=name]")).toBeFocused();
    const links = form.locator("[data-form-summary] a:visible");
    await expect(links).toHaveCount(fields.length + (kind === "registration" ? 1 : 0));
    await links.last().click();
    const last = kind === "registration" ? "useCases" : "message";
    await expect(form.locator(`[name=${last}]`).first()).toBeFocused();
    expect(new URL(page.url()).hash).toBe("");
    for (const [name, , message] of fields) {
      const control = form.locator(`[name="${name}"]`);
      await expect(control).toHaveAttribute("aria-invalid", "true");
      await expect(control).toHaveAccessibleDescription(new RegExp(message));
    }
    if (kind === "registration") await expect(form.getByText(messages.en.rules.useCases)).toBeVisible();

    for (const [name, , message, corrected] of fields) {
      const slot = form.locator(`[data-error-for="${name}"]`);
      await expect(slot).toHaveText(message);
      await answer(page, kind, { [name]: corrected });
      await expect(slot).toBeHidden();
    }
    if (kind === "registration") {
      await expect(form.locator("[data-form-summary]")).toContainText(messages.en.summary[0] ?? "");
      await form.locator("[value=content-abuse]").check();
    }
    await expect(shown).toHaveCount(0);
    await expect(form.locator("[data-form-summary]")).toBeHidden();
    await form.locator("[type=submit]").click();
    await expect(page.locator("[data-toast][data-type=success]")).toBeVisible();
  });

test("a corrected field shows its error again when it becomes invalid again", async ({ page }) => {
  const form = await openForm(page, "assessment");
  await form.locator("[type=submit]").click();
  const message = form.getByText(messages.en.rules.company);
  await expect(message).toBeVisible();
  await form.locator("[name=company]").fill("C");
  await expect(message).toBeHidden();
  await form.locator("[name=company]").fill("  ");
  await expect(message).toBeVisible();
});

test("option counts, countries and autofill tokens match the contract", async ({ page }) => {
  const form = await openForm(page, "registration");
  await expect(form.locator("[name=industry] option")).toHaveCount(industries.length + 1);
  await expect(form.locator("[name=country] option")).toHaveText([forms.registration.choose, ...countries]);
  await expect(form.getByRole("checkbox")).toHaveCount(useCaseIds.length);
  await expect(form.getByRole("checkbox", { checked: true })).toHaveCount(0);
  const tokens = { name: "name", companyName: "organization", mobileNumber: "tel", country: "country-name" };
  for (const [name, token] of Object.entries(tokens))
    await expect(form.locator(`[name=${name}]`)).toHaveAttribute("autocomplete", token);
  await page.goto("/request-sample-report");
  await expect(formOf(page, "sample-report").locator("[name=jobTitle]")).toHaveAttribute(
    "autocomplete",
    "organization-title",
  );
});

test("a bot that fills the honeypot gets the usual success notice", async ({ page }) => {
  const form = await openForm(page, "contact");
  await answer(page, "contact");
  const trap = form.locator("[name=_honey]");
  await expect(trap).toHaveAttribute("tabindex", "-1");
  await trap.evaluate((element) => {
    (element as HTMLInputElement).value = "spam";
  });
  const post = page.waitForRequest((request) => request.method() === "POST");
  await form.locator("[type=submit]").click();
  expect((await post).postDataJSON()._honey).toBe("spam");
  await expect(form.locator("[data-result=success]")).toBeVisible();
});

test("the reason for asking a phone number appears after 700 ms of hover and closes when the pointer leaves", async ({
  page,
}) => {
  await page.clock.install();
  const form = await openForm(page, "assessment");
  await page.clock.pauseAt(Date.now() + 60_000);
  const text = form.locator(".why");
  await form.getByText(forms.assessment.why.summary).hover();
  await page.clock.runFor(699);
  await expect(text).toBeHidden();
  await page.clock.runFor(1);
  await expect(text).toBeVisible();
  // Under the link, over the field that it explains and no other.
  const [link, shown, field] = await Promise.all(
    [form.getByText(forms.assessment.why.summary), text, form.locator("[name=phone]")].map((part) =>
      part.boundingBox(),
    ),
  );
  if (!link || !shown || !field) throw new Error("A part of the field is not shown.");
  expect(shown.y).toBeGreaterThanOrEqual(link.y + link.height - 4);
  expect(shown.y + shown.height).toBeLessThan(field.y + field.height + 16);
  expect(shown.x).toBeGreaterThanOrEqual(field.x);
  expect(shown.x + shown.width).toBeLessThanOrEqual(field.x + field.width + 1);
  await page.mouse.move(0, 400);
  await page.clock.runFor(1);
  await expect(text).toBeHidden();
});

test("the reason for asking opens by the keyboard, and its text can be selected", async ({ page }) => {
  const form = await openForm(page, "contact");
  const text = form.locator(".why").first();
  await form.getByText(forms.assessment.why.summary).first().focus();
  await expect(text).toBeHidden();
  await page.keyboard.press("Enter");
  await text.dblclick({ position: { x: 16, y: 18 } });
  expect(await page.evaluate(() => String(getSelection()).trim())).toMatch(/^\p{L}+$/u);
  await page.keyboard.press("Escape");
  await expect(text).toBeHidden();
});

test("in a narrow window an open reason stays open while its field is filled", async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  const form = await openForm(page, "assessment");
  await form.getByText(forms.assessment.why.summary).press("Enter");
  await form.locator("[name=phone]").fill("+971 50");
  await expect(form.locator(".why")).toBeVisible();
});

test("a refused form and its notices pass axe in both themes", async ({ page, context }) => {
  test.slow();
  const refused = await openForm(page, "registration");
  await refused.locator("[type=submit]").click();
  await expect(refused.locator("[data-form-summary]")).toBeVisible();
  await expectAccessible(page);
  const failed = await openForm(page, "assessment");
  await answer(page, "assessment");
  await context.setOffline(true);
  await failed.locator("[type=submit]").click();
  await expect(page.locator("[data-toast]")).toBeVisible();
  await context.setOffline(false);
  await expectAccessible(page);
});
