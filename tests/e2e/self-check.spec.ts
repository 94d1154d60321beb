import type { Page } from "@playwright/test";
import { forms as arabicForms } from "../../content/ar/forms.ts";
import { forms } from "../../content/en/forms.ts";
import { bankScenarios } from "../../content/en/scenarios.ts";
import { selfCheck } from "../../content/en/self-check.ts";
import type { Language } from "../../contract/language.ts";
import { expect, test } from "../support/e2e.ts";
import { openPanel, openTool, printedPages, testAccessibility } from "../support/tools.ts";

const { yes, no, unsure } = selfCheck.replies;
const { 0: notAtAll, 2: moderately, 3: heavily } = selfCheck.exposure.steps;
const { merchant, bank } = selfCheck.audience.choices;
const path = "/services/fraud-resilience-assessment";

const openSelfCheck = (page: Page) => openTool(page, path, "self-check");

/** Answers one question after the other. */
async function answer(page: Page, ...answers: string[]) {
  const choices = page.locator("#self-check").getByRole("group");
  for (const name of answers) await choices.getByRole("button", { name, exact: true }).click();
}

test("the answers give a priority list, a plan and a message in the request form", async ({ page }) => {
  await openSelfCheck(page);
  const tool = page.locator("#self-check");
  await answer(page, merchant, heavily, unsure, no, no, moderately, no, no, no);
  await expect(tool.getByRole("status")).toHaveText(
    /^2 of 14 answered\. 2 scenarios reach priority 3 or more\./,
  );
  // What is skipped is no gap, and what was answered can be changed.
  await tool.getByRole("button", { name: selfCheck.walk.skip }).click();
  for (let k = 0; k < 2; k++) await tool.getByRole("button", { name: selfCheck.walk.back }).click();
  await answer(page, yes);
  await expect(tool.getByRole("listitem").filter({ hasText: "Mass registration" }).first()).toContainText(
    "4 of 9",
  );
  for (let k = 3; k <= 14; k++) await answer(page, notAtAll);
  // After the last answer the result is open.
  await expect(tool.getByText(selfCheck.plan.advice.advanced.name)).toBeVisible();
  await tool.getByRole("button", { name: selfCheck.put }).click();
  await expect(page).toHaveURL(/\/request-assessment$/);
  const message = page.locator("main [name=message]");
  await expect(message).toHaveValue(
    /1\. Account takeover \(priority 9 of 9\): .+; don’t know: Seen before the loss\n/,
  );
  await expect(message).toHaveValue(/2 of 14 scenarios reach priority 3 or more\.\n/);
  // It is not lost with a change of language.
  const change = (language: Language) => page.locator(`header [hreflang=${language}]`).click();
  await change("ar");
  await expect(message).toHaveValue(/2 of 14 scenarios reach priority 3 or more\.\n/);
  await change("en");
  // Once it is sent, the form has its own template again.
  for (const name of ["name", "company"]) await page.locator(`main [name=${name}]`).fill("Sample");
  await page.locator("main [name=email]").fill("check@example.com");
  await page.locator("main [type=submit]").click();
  await expect(message).toHaveValue(forms.assessment.message);
  await change("ar");
  await expect(message).toHaveValue(arabicForms.assessment.message);
});

test("a bank is asked about its own scenarios, and prints the result on one page", async ({ page }) => {
  await openSelfCheck(page);
  const tool = page.locator("#self-check");
  const [scam] = bankScenarios;
  if (!scam) throw new Error("No scenario for banks");
  await answer(page, bank);
  await expect(tool.getByText("1 of 6", { exact: true })).toBeVisible();
  await answer(page, moderately, no, unsure, no);
  await openPanel(page, "self-check");
  await expect(tool.getByText(scam.firstControl)).toBeVisible();
  expect(await printedPages(page, selfCheck.actions.print)).toBe(1);
  await tool.getByRole("button", { name: selfCheck.clear }).click();
  await expect(tool.getByRole("heading", { name: selfCheck.audience.ask })).toBeFocused();
});

test("a keyboard answers one question after the other", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openSelfCheck(page);
  const tool = page.locator("#self-check");
  await tool.getByRole("button", { name: merchant, exact: true }).press("Enter");
  await expect(tool.getByRole("heading", { name: selfCheck.exposure.ask })).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  await expect(tool.getByText("2 of 14", { exact: true })).toBeVisible();
  await expect(tool.getByRole("heading", { name: selfCheck.exposure.ask })).toBeFocused();
});

testAccessibility(path, "self-check", (page) =>
  answer(page, selfCheck.audience.choices.both, heavily, no, unsure),
);
