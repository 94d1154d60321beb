import { sandbox } from "../../content/en/sandbox.ts";
import { expect, listening, test } from "../support/e2e.ts";
import { openTool, printedPages, testAccessibility } from "../support/tools.ts";

const path = "/solutions/risk-assessment";
const id = "sandbox";

test("limits, recent settings, the cheapest setting and a payment's reasons work by keyboard", async ({
  page,
}) => {
  await openTool(page, path, id);
  const tool = page.locator(`#${id}`);
  await expect(tool.getByText(sandbox.label)).toBeVisible();
  const drawn = tool.getByRole("radio", { name: "15.5%, as drawn" });
  await expect(tool.getByRole("radio", { name: "1%", exact: true })).toBeChecked();
  await expect(tool.getByText(/each genuine customer drawn counts 18 times/).first()).toBeVisible();
  await drawn.press("Space");
  await expect(drawn).toBeChecked();
  await tool.getByRole("slider", { name: sandbox.limits.device.name }).focus();
  await expect(tool.getByRole("img", { name: /against accounts on the device so far/ })).toBeVisible();
  await page.keyboard.press("ArrowLeft");
  await expect(tool.getByRole("button", { name: /12 .*19 .*2 / })).toBeVisible();
  await expect(page).toHaveURL(/#sandbox\?seed=11&card=12&device=19&sim=2&review=15&good=120&times=1$/);
  const show = tool.getByRole("button", { name: sandbox.best.show });
  await show.focus();
  await page.keyboard.press("Enter");
  await expect(tool.getByText(/\b8 .*\b5 .*\b15 /)).toBeVisible();
  const use = tool.getByRole("button", { name: sandbox.best.use });
  await use.focus();
  await page.keyboard.press("Enter");
  await expect(tool.getByText(sandbox.best.found)).toBeVisible();
  await expect(tool.getByRole("status")).toHaveText(/20 .*40 .*15,763/);
  const next = tool.getByRole("button", { name: sandbox.why.next });
  await next.focus();
  await page.keyboard.press("Enter");
  await expect(tool.getByText(/SAR 135\./)).toBeVisible();
  await expect(next).toBeFocused();
});

test("a price takes Arabic digits and a decimal comma, and the arrow keys move it by its step", async ({
  page,
}) => {
  await openTool(page, path, id);
  const price = page.getByRole("spinbutton", { name: sandbox.prices.review });
  await price.fill("٢٥");
  await expect(page).toHaveURL(/&review=25&/);
  await expect(price).toHaveValue("٢٥");
  await price.fill("۲۰۱");
  const error = page.getByText("Enter a number from 0 to 200.");
  await expect(price).toHaveAccessibleDescription("Enter a number from 0 to 200.");
  await price.press("ArrowUp");
  await expect(price).toHaveValue("30");
  await expect(error).toHaveCount(0);
  await price.fill("22,4");
  await price.press("ArrowUp");
  await expect(price).toHaveValue("25");
  await price.fill("3");
  await price.press("ArrowDown");
  await price.press("ArrowDown");
  await expect(price).toHaveValue("0");
  await expect(page).toHaveURL(/&review=0&/);
});

test("the URL restores a setting exactly, on load and when it changes", async ({ page }) => {
  await page.goto(`${path}#sandbox?seed=20&card=٨&device=6&sim=13&review=15&good=120`);
  await listening(page);
  const tool = page.locator(`#${id}`);
  await expect(tool.getByText(/\b12\b.*\b12\b/).first()).toBeInViewport();
  await expect(tool.getByText("SAR 13,612").first()).toBeVisible();
  await page.evaluate(() => {
    location.hash = "#sandbox?seed=11&card=2&device=1&sim=72&review=x";
  });
  await expect(tool.getByText("SAR 55,646").first()).toBeVisible();
  await tool.getByRole("button", { name: sandbox.again }).click();
  await expect(tool.getByText("SAR 58,082").first()).toBeVisible();
});

test("dragging the ring moves the limit, and clicking a payment shows its reasons", async ({ page }) => {
  await openTool(page, path, id);
  const tool = page.locator(`#${id}`);
  const ring = await tool.locator(".grip").boundingBox();
  const [x, y] = [(ring?.x ?? 0) + 22, (ring?.y ?? 0) + 22];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x, y + 55, { steps: 4 });
  await page.mouse.up();
  await expect(tool.getByRole("slider", { name: sandbox.limits.card.name })).toHaveValue("9");
  await expect(tool.getByText("limit 9", { exact: true })).toBeVisible();
  const fraud = await tool.locator(".tool-picture .caught").boundingBox();
  await page.mouse.click((fraud?.x ?? 0) + 5, (fraud?.y ?? 0) + 5);
  await expect(tool.locator("dd", { hasText: /lets it pass|stops it/ }).first()).toBeVisible();
});

test("at 1440 x 900 the limits and the cost of the day share the screen, on paper all is on one page", async ({
  page,
}) => {
  await openTool(page, path, id);
  const cost = page.locator(".sandbox-cost");
  for (const part of [".sandbox-share", ".sandbox-limits", ".sandbox-keys", ".sandbox-figure figcaption"]) {
    await page.locator(part).evaluate((element) => element.scrollIntoView({ block: "center" }));
    await expect(cost).toBeInViewport({ ratio: 1 });
    await expect(cost).toContainText("SAR 58,082");
  }
  expect(await printedPages(page, sandbox.print)).toBe(1);
});

testAccessibility(path, id, (page) => page.getByRole("button", { name: sandbox.best.show }).click());
