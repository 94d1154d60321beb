import type { Locator, Page } from "@playwright/test";
import { accuracy } from "../../content/en/accuracy.ts";
import { forms } from "../../content/en/forms.ts";
import { sandbox } from "../../content/en/sandbox.ts";
import { bankScenarios } from "../../content/en/scenarios.ts";
import { selfCheck } from "../../content/en/self-check.ts";
import { expectAccessible } from "../support/axe.ts";
import { expect, listening, test } from "../support/e2e.ts";
import { sideways } from "../support/layout.ts";
import { tools } from "../support/paths.ts";
import { openTool } from "../support/tools.ts";

const [explorer, day, check] = tools;

const openPanel = (tool: Locator) => tool.locator(".tool-more > summary").click();

/** Prints a tool alone, by its button, and returns the number of pages; they are counted in place of the browser's dialogue. */
async function printedPages(page: Page, button: string): Promise<number> {
  await page.evaluate(() => Object.defineProperty(window, "print", { value: () => {} }));
  await page.getByRole("button", { name: button }).click();
  const pdf = await page.pdf({ format: "A4" });
  return pdf.toString("latin1").match(/\/Type \/Page\b/g)?.length ?? 0;
}

test("the accuracy explorer follows its settings, and its URL restores them", async ({ page }) => {
  const words = accuracy;
  const tool = await openTool(page, explorer.path, explorer.id);
  await openPanel(tool);
  await tool.getByLabel(words.fields.events.label).fill("٥٬٠٠٠٬٠٠٠");
  const typed = tool.getByLabel(words.fields.accuracy.label);
  await typed.fill("٨٠");
  await expect(typed).toHaveAccessibleDescription(words.fields.accuracy.error);
  await typed.fill("٩٩٫٥");
  await tool.getByLabel(words.money.costs.loss).fill("٤٠٠");
  await tool.getByLabel(words.money.costs.stop).fill("50");
  expect(await printedPages(page, words.actions.print)).toBe(1);
  await typed.focus();
  await page.keyboard.press("Escape");
  await expect(typed).toBeHidden();
  await tool.getByRole("slider", { name: words.rate.label }).focus();
  for (let k = 0; k < 10; k++) await page.keyboard.press("ArrowRight");
  await tool.getByRole("slider", { name: words.caught.label }).fill("80");
  await expect(
    tool.getByRole("heading", { name: "99.5% accurate means at least 50% of fraud" }),
  ).toBeVisible();
  await expect(tool.getByRole("status")).toHaveText(/10,000 frauds missed, 15,000 genuine customers stopped/);
  await expect(page).toHaveURL(/#accuracy\?n=5000000&p=1&a=99\.5&r=80&m=400&g=50$/);
  const url = page.url();
  await page.goto("about:blank");
  await page.goto(url);
  await listening(page);
  await expect(tool.getByText("40,000 of 50,000 frauds caught")).toBeVisible();
  await openPanel(tool);
  // 10,000 × 400 + 15,000 × 50
  await expect(tool.getByText("4,750,000", { exact: true })).toBeVisible();
});

test("the sandbox works by keyboard and by dragging, and follows its URL", async ({ page }) => {
  const tool = await openTool(page, day.path, day.id);
  await expect(tool.getByText("18 came before a limit was reached")).toBeVisible();
  const grip = await tool.locator(".grip").boundingBox();
  const [x, y] = [(grip?.x ?? 0) + 22, (grip?.y ?? 0) + 22];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x, y - 48, { steps: 4 });
  await page.mouse.up();
  await expect(tool.getByRole("slider", { name: sandbox.limits.device.name })).toHaveValue("9");
  await page.goto("about:blank");
  await page.goto(`${day.path}#sandbox?seed=11&card=3&device=5&sim=15&review=15&good=120`);
  await listening(page);
  await expect(tool.getByRole("heading", { name: sandbox.heading })).toBeInViewport();
  await tool.getByRole("slider", { name: sandbox.limits.card.name }).focus();
  await expect(tool.getByRole("img", { name: sandbox.limits.card.name })).toBeVisible();
  await page.keyboard.press("Home");
  await expect(tool.getByText(/29 of 40/).first()).toBeVisible();
  await openPanel(tool);
  await tool.getByRole("button", { name: "Use 5 / 8 / 15" }).first().press("Enter");
  await expect(tool.getByRole("status")).toHaveText(/20 .*40 .*15,763/);
  await tool.getByLabel(sandbox.cost.prices.falsePositive).fill("١٠٠");
  await expect(page).toHaveURL(/card=8.*&good=100$/);
  expect(await printedPages(page, sandbox.actions.print)).toBe(1);
});

const { yes, no, unsure } = selfCheck.replies;
const { 0: notAtAll, 2: moderately, 3: heavily } = selfCheck.exposure.steps;
const { merchant, bank, both } = selfCheck.audience.choices;

/** Answers one question of the self-check after the other. */
async function answer(page: Page, ...answers: string[]) {
  const choices = page.locator("#self-check").getByRole("group");
  for (const name of answers) await choices.getByRole("button", { name, exact: true }).click();
}

test("the self-check gives a priority list, a plan and a message in the request form", async ({ page }) => {
  const tool = await openTool(page, check.path, check.id);
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
  // It is not lost with a change of language.
  await page.locator("header [hreflang=ar]").click();
  await expect(page.locator("html")).toHaveAttribute("lang", "ar");
  await expect(message).toHaveValue(/2 of 14 scenarios reach priority 3 or more\.\n/);
  await page.locator("header [hreflang=en]").click();
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  // Once it is sent, the form has its own template again.
  for (const name of ["name", "company"]) await page.locator(`main [name=${name}]`).fill("Sample");
  await page.locator("main [name=email]").fill("check@example.com");
  await page.locator("main [type=submit]").click();
  await expect(message).toHaveValue(forms.assessment.message);
});

test("a bank answers its own scenarios by keyboard, and prints the result on one page", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const tool = await openTool(page, check.path, check.id);
  await tool.getByRole("button", { name: bank, exact: true }).press("Enter");
  const question = tool.getByRole("heading", { name: selfCheck.exposure.ask });
  await expect(question).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  await expect(tool.getByText("2 of 6", { exact: true })).toBeVisible();
  await tool.getByRole("button", { name: selfCheck.walk.back }).click();
  await answer(page, moderately, no, unsure, no);
  await openPanel(tool);
  await expect(tool.getByText(bankScenarios[0]?.firstControl ?? "")).toBeVisible();
  expect(await printedPages(page, selfCheck.actions.print)).toBe(1);
  await tool.getByRole("button", { name: selfCheck.clear }).click();
  await expect(tool.getByRole("heading", { name: selfCheck.audience.ask })).toBeFocused();
});

for (const { path, id } of tools) {
  test(`${id}: passes axe and fits, at 1440 and at 320 px`, async ({ page }) => {
    test.slow();
    const tool = await openTool(page, path, id);
    if (id === "self-check") await answer(page, both, heavily, no, unsure);
    await tool.locator("details").evaluate((panel) => panel.setAttribute("open", ""));
    for (const width of [1440, 320]) {
      await page.setViewportSize({ width, height: 900 });
      await expectAccessible(page, `#${id}`);
      expect(await sideways(page)).toBeLessThanOrEqual(0);
    }
  });
}
