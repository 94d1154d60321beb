import { accuracy as words } from "../../content/en/accuracy.ts";
import { claims } from "../../content/en/claims.ts";
import { expect, listening, test } from "../support/e2e.ts";
import { openTool, printedPages, testAccessibility } from "../support/tools.ts";

const path = "/why-us";
const id = "accuracy";
/** The figure that the tool opens with. */
const { value: published } = claims.accuracy;

test("the settings update the finding and the six numbers, and the URL restores them", async ({ page }) => {
  await openTool(page, path, id);
  const tool = page.locator(`#${id}`);
  await expect(tool.getByText(`At 1 fraud in 1,000, ${published} accuracy`)).toBeVisible();
  await tool.getByLabel(words.labels.events).fill("٥٬٠٠٠٬٠٠٠");
  await tool.getByRole("radio", { name: words.labels.other }).check();
  const typed = tool.getByLabel(words.labels.accuracyTyped);
  await expect(typed).toBeFocused();
  await typed.fill("٨٠");
  await expect(tool.getByText(words.errors.accuracy)).toBeVisible();
  await typed.fill("٩٩٫٤٩");
  await typed.press("ArrowUp");
  await expect(typed).toHaveValue("99.5");
  await tool.getByLabel(words.labels.rate).focus();
  for (let k = 0; k < 10; k++) await page.keyboard.press("ArrowRight");
  const caught = tool.getByRole("slider", { name: words.labels.caught });
  await caught.fill("80");
  await expect(tool.getByText("of 100, from 55,000 alerts")).toBeVisible();
  await expect(tool.getByRole("status")).toHaveText(/10,000 frauds missed, 15,000 genuine customers stopped/);
  await expect(page).toHaveURL(/#accuracy\?n=5000000&p=1&a=99\.5&r=80$/);
  await page.goto("about:blank");
  await page.goBack();
  await listening(page);
  await expect(page.locator(`#${id}`).getByText("of 100, from 55,000 alerts")).toBeVisible();
});

test("an accuracy measured on a half-and-half sample, and a year in money", async ({ page }) => {
  await openTool(page, `${path}#accuracy?n=1000000&p=0.1&a=99.8&r=50`, id);
  const tool = page.locator(`#${id}`);
  await tool.getByRole("radio", { name: words.sample.half.name }).check();
  await expect(tool.getByText("1,998 for 998")).toBeVisible();
  await expect(tool.getByText("This accuracy allows 99.6% to 100%.")).toBeVisible();
  await expect(tool.getByText(words.sample.half.note)).toBeVisible();
  const loss = tool.getByLabel(words.money.costs.loss.label);
  await expect(loss).toHaveValue("");
  await loss.fill("much");
  await expect(tool.getByText(/^A number from 0 to/)).toBeVisible();
  await expect(tool.getByText(words.errors.sheet).first()).toBeVisible();
  await loss.fill("٤٠٠");
  await tool.getByLabel(words.money.costs.stop.label).fill("50");
  // 2 × 400 + 1,998 × 50
  await expect(tool.getByText("100,700", { exact: true })).toBeVisible();
  await expect(tool.getByText("Counted so far, without reviews")).toBeVisible();
  await expect(tool.getByText(words.money.noAlerts, { exact: true })).toHaveCount(0);
  await expect(page).toHaveURL(/r=99\.8&s=50&m=400&g=50$/);
  expect(await printedPages(page, words.print)).toBe(1);
});

test("copying is confirmed, and the text is shown for copying by hand if the browser refuses", async ({
  page,
  context,
}) => {
  await openTool(page, `${path}#accuracy?a=99.8`, id);
  const tool = page.locator(`#${id}`);
  await page.evaluate(() =>
    Object.defineProperty(navigator, "clipboard", {
      value: { writeText: () => Promise.reject(new Error()) },
    }),
  );
  await tool.getByRole("button", { name: words.questions.button }).click();
  const text = tool.getByLabel(words.copy.copyRefused);
  await expect(text).toBeFocused();
  await expect(text).toHaveValue(/It allows a detection rate from 0% to 100%[\s\S]*#accuracy\?n=1000000/);
  await page.reload();
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await openTool(page, path, id);
  await tool.getByRole("button", { name: words.copy.link }).click();
  await expect(tool.getByRole("button", { name: words.copy.copied })).toBeVisible();
});

testAccessibility(path, id);
