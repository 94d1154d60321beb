import { accuracy as words } from "../../content/en/accuracy.ts";
import { expect, listening, test } from "../support/e2e.ts";
import { openPanel, openTool, printedPages, testAccessibility } from "../support/tools.ts";

const path = "/why-us";
const id = "accuracy";

test("the settings update the finding and the two numbers, and the URL restores them", async ({ page }) => {
  await openTool(page, path, id);
  const tool = page.locator(`#${id}`);
  const button = await openPanel(page, id);
  await tool.getByLabel(words.fields.events.label).fill("٥٬٠٠٠٬٠٠٠");
  const typed = tool.getByLabel(words.fields.accuracy.label);
  await typed.fill("٨٠");
  await expect(typed).toHaveAccessibleDescription(words.fields.accuracy.error);
  await typed.fill("٩٩٫٥");
  await page.keyboard.press("Escape");
  await expect(button).toBeFocused();
  await expect(typed).toBeHidden();
  await tool.getByRole("slider", { name: words.rate.label }).focus();
  for (let k = 0; k < 10; k++) await page.keyboard.press("ArrowRight");
  await tool.getByRole("slider", { name: words.caught.label }).fill("80");
  const result = tool.locator(".tool-results > p");
  await expect(result).toHaveText(["40,000 of 50,000 frauds caught", "15,000 genuine customers stopped"]);
  await expect(
    tool.getByRole("heading", { name: "99.5% accurate means at least 50% of fraud" }),
  ).toBeVisible();
  await expect(tool.getByRole("status")).toHaveText(/10,000 frauds missed, 15,000 genuine customers stopped/);
  await expect(page).toHaveURL(/#accuracy\?n=5000000&p=1&a=99\.5&r=80$/);
  const address = page.url();
  await page.goto("about:blank");
  await page.goto(address);
  await listening(page);
  await expect(result.first()).toHaveText("40,000 of 50,000 frauds caught");
});

test("a year in money, on one page of paper", async ({ page }) => {
  await openTool(page, `${path}#accuracy?n=1000000&p=0.1&a=99.8&r=50`, id);
  const tool = page.locator(`#${id}`);
  await openPanel(page, id);
  const loss = tool.getByLabel(words.money.costs.loss);
  await loss.fill("much");
  await expect(loss).toHaveAccessibleDescription(words.money.error);
  await loss.fill("٤٠٠");
  await tool.getByLabel(words.money.costs.stop).fill("50");
  // 500 × 400 + 1,500 × 50
  await expect(tool.getByText("275,000", { exact: true })).toBeVisible();
  await expect(tool.getByText("Counted so far, without reviews")).toBeVisible();
  await expect(page).toHaveURL(/r=50&m=400&g=50$/);
  expect(await printedPages(page, words.actions.print)).toBe(1);
});

test("copying is confirmed, and the text is shown for copying by hand if the browser refuses", async ({
  page,
  context,
}) => {
  await openTool(page, path, id);
  const tool = page.locator(`#${id}`);
  await page.evaluate(() =>
    Object.defineProperty(navigator, "clipboard", {
      value: { writeText: () => Promise.reject(new Error()) },
    }),
  );
  await openPanel(page, id);
  await tool.getByRole("button", { name: words.questions.button }).click();
  const text = tool.getByLabel(words.actions.copyRefused);
  await expect(text).toBeFocused();
  await expect(text).toHaveValue(/It allows a detection rate from 0% to 100%[\s\S]*#accuracy\?n=1000000/);
  await page.reload();
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await openTool(page, path, id);
  await openPanel(page, id);
  await tool.getByRole("button", { name: words.actions.link }).click();
  await expect(tool.getByRole("button", { name: words.actions.copied })).toBeVisible();
});

testAccessibility(path, id);
