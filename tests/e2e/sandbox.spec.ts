import { sandbox } from "../../content/en/sandbox.ts";
import { expect, listening, test } from "../support/e2e.ts";
import { openPanel, openTool, printedPages, testAccessibility } from "../support/tools.ts";

const path = "/solutions/risk-assessment";
const id = "sandbox";

test("limits, settings that were tried and a payment's reasons work by keyboard", async ({ page }) => {
  await openTool(page, path, id);
  const tool = page.locator(`#${id}`);
  const result = tool.locator(".tool-results > p");
  await expect(result).toHaveText([
    "20 of 40frauds stopped. Of the 20 that pass, 18 came before a limit was reached.",
    "50 of 1,960genuine customers stopped. 25 of them paid on a shop’s own tablet.",
  ]);
  await tool.getByRole("slider", { name: sandbox.limits.card.name }).focus();
  await expect(tool.getByRole("img", { name: sandbox.limits.card.name })).toBeVisible();
  await page.keyboard.press("Home");
  await expect(result.first()).toContainText("29 of 40");
  await expect(page).toHaveURL(/#sandbox\?seed=11&card=2&device=5&sim=15&review=15&good=120$/);
  await openPanel(page, id);
  await expect(tool.getByText("35,914").first()).toBeVisible();
  await tool.getByRole("button", { name: "Use 5 / 8 / 15" }).first().press("Enter");
  await expect(tool.getByRole("status")).toHaveText(/20 .*40 .*15,763/);
  await tool.getByLabel(sandbox.cost.prices.good).fill("١٠٠");
  await expect(page).toHaveURL(/card=8.*&good=100$/);
  await tool.getByRole("button", { name: sandbox.why.next }).press("Enter");
  await expect(tool.getByRole("status")).toHaveText(/stops it|lets it pass/);
  expect(await printedPages(page, sandbox.actions.print)).toBe(1);
});

test("the URL restores a setting exactly, on load and when it changes", async ({ page }) => {
  await page.goto(`${path}#sandbox?seed=20&card=٨&device=6&sim=13&review=15&good=120`);
  await listening(page);
  const tool = page.locator(`#${id}`);
  await expect(tool.getByRole("heading", { name: sandbox.heading })).toBeInViewport();
  await expect(tool.getByText("13,612").first()).toBeAttached();
  await page.evaluate(() => {
    location.hash = "#sandbox?seed=11&card=2&device=1&sim=72&review=x";
  });
  await expect(tool.getByText("55,646").first()).toBeAttached();
});

test("dragging the ring moves the limit", async ({ page }) => {
  await openTool(page, path, id);
  const tool = page.locator(`#${id}`);
  const ring = await tool.locator(".grip").boundingBox();
  const [x, y] = [(ring?.x ?? 0) + 22, (ring?.y ?? 0) + 22];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x, y - 48, { steps: 4 });
  await page.mouse.up();
  await expect(tool.getByRole("slider", { name: sandbox.limits.device.name })).toHaveValue("9");
  await expect(tool.getByText("Stopped above 9 accounts", { exact: true })).toBeVisible();
});

testAccessibility(path, id);
