import type { Page } from "@playwright/test";
import { forms as arabicForms } from "../../content/ar/forms.ts";
import { bankScenarios } from "../../content/en/bank-scenarios.ts";
import { forms } from "../../content/en/forms.ts";
import { selfCheck } from "../../content/en/self-check.ts";
import { fill } from "../../content/fill.ts";
import type { Language } from "../../contract/language.ts";
import { expect, test } from "../support/e2e.ts";
import { openTool, testAccessibility } from "../support/tools.ts";

const { yes, no, unsure } = selfCheck.replies;
const [notAtAll = "", aLittle = "", clearly = "", heavily = ""] = Object.entries(
  selfCheck.exposure.steps,
).map(([number, step]) => `${number}, ${step}`);
const path = "/services/fraud-resilience-assessment";

const openSelfCheck = (page: Page) => openTool(page, path, "self-check");

/** Answers one scenario by its name. */
async function answer(page: Page, name: string, exposure: string, ...replies: string[]) {
  const row = page.getByRole("group", { name, exact: true });
  await row.getByRole("radio", { name: exposure }).check();
  for (const [at, reply] of replies.entries())
    await row.getByRole("radio", { name: reply, exact: true }).nth(at).check();
}

test("the answers give a priority list, a plan and a message in the request form", async ({ page }) => {
  await openSelfCheck(page);
  const tool = page.locator("#self-check");
  // The questions come once a scenario applies.
  await expect(tool.getByRole("radio", { name: yes, exact: true })).toHaveCount(0);
  await answer(page, "Refund fraud", clearly);
  // Unanswered questions are not taken for a yes.
  await expect(tool.getByText(fill(selfCheck.live.open.other, { n: 3 }), { exact: true })).toBeVisible();
  await answer(page, "Loyalty program abuse", heavily, unsure, no, no);
  await answer(page, "Refund fraud", clearly, no, no, no);
  await tool.getByRole("button", { name: selfCheck.rest }).click();
  await expect(tool.getByText(fill(selfCheck.done, { n: 14, of: 14 }), { exact: true })).toBeVisible();
  await expect(tool.getByRole("heading", { name: selfCheck.found.heading[2] })).toBeVisible();
  await expect(
    tool.getByText(fill(selfCheck.found.sum.other, { exposure: 3, n: 3, priority: 9 })),
  ).toBeVisible();
  await expect(tool.getByText(selfCheck.plan.advice.advanced.name)).toBeVisible();
  await expect(tool.getByRole("status")).toHaveText(/2 scenarios reach priority 3 or more/);
  await tool.getByRole("button", { name: selfCheck.actions.put }).click();
  await expect(page).toHaveURL(/\/request-assessment$/);
  const message = page.locator("main [name=message]");
  await expect(message).toHaveValue(
    /1\. Loyalty program abuse \(priority 9 of 9\): .+; unsure: seen before the loss\n/,
  );
  await expect(message).toHaveValue(/2 of 14 scenarios reach priority 3 or more\.\n/);
  // It is not lost with a change of language.
  const change = (language: Language) => page.locator(`header [hreflang=${language}]`).click();
  await change("ar");
  await expect(message).toHaveValue(/2 of 14 scenarios reach priority 3 or more\.\n/);
  await change("en");
  await expect(message).toHaveValue(/2 of 14 scenarios reach priority 3 or more\.\n/);
  // Once it is sent, the form has its own template again.
  for (const name of ["name", "company"]) await page.locator(`main [name=${name}]`).fill("Sample");
  await page.locator("main [name=email]").fill("check@example.com");
  await page.locator("main [type=submit]").click();
  await expect(message).toHaveValue(forms.assessment.message);
  await change("ar");
  await expect(message).toHaveValue(arabicForms.assessment.message);
});

test("a bank is asked about its own scenarios, and answers outlive a change of the choice", async ({
  page,
}) => {
  await openSelfCheck(page);
  const tool = page.locator("#self-check");
  const { merchant, bank, both } = selfCheck.audience.choices;
  const [scam] = bankScenarios;
  if (!scam) throw new Error("No scenario for banks");
  await answer(page, "Refund fraud", clearly, no, no, yes);
  await tool.getByRole("radio", { name: bank }).check();
  await expect(tool.locator("form").getByRole("group")).toHaveCount(6);
  await expect(tool.getByText(scam.earlySigns)).toBeVisible();
  await answer(page, scam.name, clearly, no, unsure, no);
  await expect(tool.getByText(scam.firstControl)).toBeVisible();
  await tool.getByRole("radio", { name: both }).check();
  await tool.getByRole("button", { name: selfCheck.rest }).click();
  await expect(tool.getByText(fill(selfCheck.done, { n: 20, of: 20 }), { exact: true })).toBeVisible();
  await tool.getByRole("button", { name: selfCheck.undo }).click();
  await expect(tool.getByText(fill(selfCheck.done, { n: 2, of: 20 }), { exact: true })).toBeVisible();
  await tool.getByRole("radio", { name: merchant }).check();
  await expect(tool.getByText(fill(selfCheck.done, { n: 1, of: 14 }), { exact: true })).toBeVisible();
  await tool.getByRole("radio", { name: both }).check();
  await tool.getByRole("button", { name: selfCheck.actions.put }).click();
  const message = page.locator("main [name=message]");
  await expect(message).toHaveValue(
    /1\. Authorised push payment \(APP\) scam \(priority 6 of 9\): .+\n2\. Refund fraud/,
  );
  await expect(message).toHaveValue(/2 of 20 scenarios reach priority 3 or more\. 18 were not answered\.\n/);
});

test("a keyboard passes it by with one link", async ({ page }) => {
  await openSelfCheck(page);
  await page.getByRole("link", { name: selfCheck.pass }).focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/#benefits-section$/);
  await expect(page.locator("#benefits-section")).toBeInViewport();
});

test("on a phone it shows one scenario at a time and works by keyboard", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openSelfCheck(page);
  const first = page.getByRole("radio", { name: notAtAll }).first();
  await first.focus();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("radio", { name: aLittle }).first()).toBeChecked();
  await page.keyboard.press("Tab");
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("radio", { name: no, exact: true }).first()).toBeChecked();
  const next = page.getByRole("button", { name: selfCheck.walk.next });
  await next.focus();
  await page.keyboard.press("Enter");
  await expect(page.locator("#self-check").getByText("02 Mass registration")).toBeFocused();
  await expect(page.getByText("2 of 14", { exact: true })).toBeVisible();
});

testAccessibility(path, "self-check", async (page) => {
  await answer(page, "Account takeover", clearly, no, unsure, yes);
  await page.locator("#self-check").getByRole("radio", { name: selfCheck.audience.choices.both }).check();
});
