import type { Page } from "@playwright/test";
import { expect, listening, test } from "../support/e2e.ts";
import { openTool, openWithoutScript, testAccessibility } from "../support/tools.ts";

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
  await expect(tool.getByRole("radio", { name: "Yes" }).first()).toBeDisabled();
  await answer(page, "Refund fraud", "2, clearly");
  // Unanswered questions are not taken for a yes.
  await expect(tool.getByText("3 questions left open.", { exact: true })).toBeVisible();
  await answer(page, "Loyalty program abuse", "3, heavily", "Don’t know", "No", "No");
  await answer(page, "Refund fraud", "2, clearly", "No", "No", "No");
  await tool.getByRole("button", { name: "The rest do not concern us" }).click();
  await expect(tool.getByText("14 of 14 answered", { exact: true })).toBeVisible();
  await expect(tool.getByRole("heading", { name: "Begin with these two" })).toBeVisible();
  await expect(tool.getByText("3 × 3 gaps = 9")).toBeVisible();
  await expect(tool.getByText("Basic Assessment")).toBeVisible();
  await expect(tool.getByRole("status")).toHaveText(/2 scenarios reach priority 3 or more/);
  await tool.getByRole("button", { name: "Put this in my message" }).click();
  await expect(page).toHaveURL(/\/request-assessment$/);
  const message = page.getByLabel("Message");
  await expect(message).toHaveValue(/1\. Loyalty program abuse \(priority 9 of 9\): not known whether/);
  await expect(message).toHaveValue(/2 of 14 scenarios reach priority 3 or more\.\n/);
  // It is not lost with a change of language.
  const change = (language: string) => page.getByRole("banner").getByRole("link", { name: language }).click();
  await change("العربية");
  await expect(page.getByLabel("الرسالة")).toHaveValue(/2 of 14 scenarios reach priority 3 or more\.\n/);
  await change("English");
  await expect(message).toHaveValue(/2 of 14 scenarios reach priority 3 or more\.\n/);
  await page.reload();
  await listening(page);
  await expect(message).not.toHaveValue(/self-check/);
});

test("on a phone it shows one scenario at a time and works by keyboard", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openSelfCheck(page);
  const first = page.getByRole("radio", { name: "0, not at all" }).first();
  await first.focus();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("radio", { name: "1, a little" }).first()).toBeChecked();
  await page.keyboard.press("Tab");
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("radio", { name: "No", exact: true }).first()).toBeChecked();
  const next = page.getByRole("button", { name: "Next" });
  await next.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByText("02 Mass registration")).toBeFocused();
  await expect(page.getByText("2 of 14", { exact: true })).toBeVisible();
});

test("the printable form stays if the tool's script fails to load", async ({ page, complaints }) => {
  await openWithoutScript(page, path, "self-check", /self-check-.*\.js$/);
  await expect(page.locator("#self-check").getByText("Priority = exposure ×")).toBeVisible();
  await expect(page.locator("#self-check form")).toHaveCount(0);
  complaints.length = 0;
});

testAccessibility(path, "self-check", (page) =>
  answer(page, "Account takeover", "2, clearly", "No", "Don’t know", "Yes"),
);
