import { forms } from "../../content/en/forms.ts";
import { layout } from "../../content/en/layout.ts";
import type { LeadKind } from "../../contract/kinds.ts";
import { messages } from "../../contract/messages.ts";
import { expectAccessible } from "../support/axe.ts";
import { expect, menuButton, test } from "../support/e2e.ts";
import { answer, openForm } from "../support/lead-forms.ts";

const sentences = messages.en.rules;
type Rule = [name: keyof typeof sentences, bad: string, corrected: string];

const name: Rule = ["name", "H", "Hu"];
const request: Rule[] = [
  name,
  ["email", "huda@", "huda@example.com"],
  ["company", "", "C"],
  ["message", "123456789", "1234567890"],
];
/** For each field: a value just below the limit, and one just above it. */
const rules: Partial<Record<LeadKind, Rule[]>> = {
  registration: [
    name,
    ["companyName", "C", "Co"],
    ["industry", "", "Marketplace"],
    ["mobileNumber", "+971", "+9715"],
    ["country", "", "Egypt"],
  ],
  assessment: request,
  "sample-report": request,
};

for (const [kind, fields = []] of Object.entries(rules) as [LeadKind, Rule[]][])
  test(`${kind}: shows errors from the first submit until they are mended`, async ({ page }) => {
    const form = await openForm(page, kind);
    const shown = form.locator("[data-error-for]:visible");
    await answer(page, kind, Object.fromEntries(fields.map(([name, bad]) => [name, bad])));
    await form.locator("[name=name]").focus();
    await form.locator("[name=name]").blur();
    await page.evaluate(() => new Promise(requestAnimationFrame));
    await expect(shown).toHaveCount(0);

    await form.locator("[type=submit]").click();
    await expect(form.locator("[name=name]")).toBeFocused();
    await expect(form.locator("[data-form-summary] a:visible")).toHaveCount(
      fields.length + (kind === "registration" ? 1 : 0),
    );
    for (const [name] of fields) {
      const control = form.locator(`[name="${name}"]`);
      await expect(control).toHaveAttribute("aria-invalid", "true");
      await expect(control).toHaveAccessibleDescription(new RegExp(sentences[name]));
    }
    if (kind === "registration") await expect(form.getByText(sentences.useCases).last()).toBeVisible();

    for (const [name, , corrected] of fields) {
      const slot = form.locator(`[data-error-for="${name}"]`);
      await expect(slot).toHaveText(sentences[name]);
      await answer(page, kind, { [name]: corrected });
      await expect(slot).toHaveText("");
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

test("the reason for asking a phone number opens on hover and by the keyboard", async ({ page }) => {
  const form = await openForm(page, "assessment");
  const text = form.locator(".why");
  const asked = form.getByText(forms.assessment.why.summary);
  await asked.hover();
  await expect(text).toBeVisible();
  await page.mouse.move(0, 400);
  await expect(text).toBeHidden();
  await asked.press("Enter");
  await expect(text).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(text).toBeHidden();
});

test("a refused form, toasts and open menus pass axe", async ({ page, context }) => {
  test.slow();
  const refused = await openForm(page, "registration");
  await refused.locator("[type=submit]").click();
  await expect(refused.locator("[data-form-summary]")).toBeVisible();
  await expectAccessible(page);
  const form = await openForm(page, "contact");
  await answer(page, "contact");
  await context.setOffline(true);
  await form.locator("[type=submit]").click();
  await expect(page.locator("[data-toast]")).toBeVisible();
  await context.setOffline(false);
  await expectAccessible(page);
  await form.locator("[type=submit]").click();
  await expect(page.locator("[data-toast][data-type=success]")).toBeVisible();
  await menuButton(page, "services").click();
  await expect(page.locator("#menu-services")).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole("button", { name: layout.openMenu }).click();
  await page.getByRole("dialog").getByText(layout.menus.services.name, { exact: true }).click();
  await expectAccessible(page);
});
