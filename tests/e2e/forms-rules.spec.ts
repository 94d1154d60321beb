import { forms } from "../../content/en/forms.ts";
import type { LeadKind } from "../../contract/kinds.ts";
import { messages } from "../../contract/messages.ts";
import { samples } from "../../contract/samples.ts";
import { expectAccessible } from "../support/axe.ts";
import { expect, test } from "../support/e2e.ts";
import { answer, openForm } from "../support/lead-forms.ts";

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
  test(`${kind}: shows errors from the first submit until they are mended`, async ({ page }) => {
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
    const summary = (await form.locator("[data-summary-text]").textContent()) ?? "";
    expect(summary).not.toBe("");
    await expect(form.locator("[name=name]")).toHaveAccessibleDescription(new RegExp(`${summary}$`));
    await links.last().click();
    const last = kind === "registration" ? "useCases" : "message";
    await expect(form.locator(`[name=${last}]`).first()).toBeFocused();
    expect(new URL(page.url()).hash).toBe("");
    for (const [name, , message] of fields) {
      const control = form.locator(`[name="${name}"]`);
      await expect(control).toHaveAttribute("aria-invalid", "true");
      await expect(control).toHaveAccessibleDescription(new RegExp(message));
    }
    if (kind === "registration")
      await expect(form.getByText(messages.en.rules.useCases).last()).toBeVisible();

    for (const [name, bad, message, corrected] of fields) {
      const slot = form.locator(`[data-error-for="${name}"]`);
      await expect(slot).toHaveText(message);
      // Each time that it becomes wrong and right again.
      for (const value of [corrected, bad, corrected]) {
        await answer(page, kind, { [name]: value });
        await expect(slot).toHaveText(value === bad ? message : "");
      }
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

test("a click on the button counts although a message is about to come or go", async ({ page }) => {
  const form = await openForm(page, "contact");
  const button = form.locator("[type=submit]");
  const shown = form.locator("[data-error-for]:visible");
  await button.click();
  await expect(shown).toHaveCount(4);
  // Some programs fill in a form without an input event.
  await form.evaluate((element, answers) => {
    for (const [name, value] of Object.entries(answers)) {
      const control = element.querySelector<HTMLInputElement>(`[name=${name}]`);
      if (control) control.value = String(value);
      control?.dispatchEvent(new Event("change", { bubbles: true }));
    }
  }, samples.contact);
  await expect(shown).toHaveCount(0);
  await form.locator("[name=email]").press("End");
  await form.locator("[name=email]").press("@");
  const before = await button.boundingBox();
  await button.hover();
  await page.mouse.down();
  expect(await button.boundingBox()).toEqual(before);
  await page.mouse.up();
  await expect(form.locator("[name=email]")).toBeFocused();
});

test("a bot that fills the honeypot gets the usual success toast", async ({ page }) => {
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

test("the reason for asking a phone number opens after 700 ms of hover", async ({ page }) => {
  await page.clock.install();
  const form = await openForm(page, "assessment");
  await page.clock.pauseAt(Date.now() + 60_000);
  const text = form.locator(".why");
  const asked = form.getByText(forms.assessment.why.summary);
  await asked.hover();
  await page.clock.runFor(699);
  await expect(text).toBeHidden();
  await page.clock.runFor(1);
  await expect(text).toBeVisible();
  const [link, shown, field] = await Promise.all(
    [asked, text, form.locator("[name=phone]")].map((part) => part.boundingBox()),
  );
  if (!link || !shown || !field) throw new Error("A part of the field is not shown.");
  expect(shown.y).toBeGreaterThanOrEqual(link.y + link.height - 4);
  expect(shown.y + shown.height).toBeLessThan(field.y + field.height + 16);
  expect(shown.x).toBeGreaterThanOrEqual(field.x);
  expect(shown.x + shown.width).toBeLessThanOrEqual(field.x + field.width + 1);
  await page.mouse.move(0, 400);
  await page.clock.runFor(1);
  await expect(text).toBeHidden();
  await asked.press("Enter");
  await expect(text).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(text).toBeHidden();
  await page.setViewportSize({ width: 375, height: 812 });
  await asked.press("Enter");
  await form.locator("[name=phone]").fill("+971 50");
  await expect(text).toBeVisible();
});

test("a refused form and its toasts pass axe in both themes", async ({ page, context }) => {
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
