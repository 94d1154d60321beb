import type { Page } from "@playwright/test";
import { figures } from "../../content/en/figures.ts";
import { fill } from "../../content/fill.ts";
import { expectAccessible } from "../support/axe.ts";
import { expect, open, test } from "../support/e2e.ts";

const path = "/solutions/fraud-detection";
const { threshold, labels } = figures["fraud-detection"];
const valueText = (line: number, caught: number, refused: number) =>
  fill(threshold.value, { line, caught, refused, frauds: 7, genuine: 124 });
const atRest = valueText(80, 5, 1);
const parts = (page: Page) => {
  const figure = page.locator(".figure").first();
  return {
    figure,
    slider: page.locator(".figure input[type=range]").first(),
    drawnLine: figure.locator("svg:visible .layer-checked"),
  };
};

test("keyboard and pointer move the threshold; its script loads on first use", async ({ page }) => {
  const scripts: string[] = [];
  page.on("request", (request) => scripts.push(request.url()));
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, path);
  const { figure, slider, drawnLine } = parts(page);
  await expect(slider).toHaveAttribute("aria-valuetext", atRest);
  await expect(figure.getByText(atRest)).toBeVisible();
  expect(scripts.filter((url) => url.includes("move-threshold"))).toEqual([]);
  await Promise.all([page.waitForResponse(/move-threshold.*js/), slider.focus()]);
  await slider.press("ArrowLeft");
  await expect(figure.getByText(valueText(75, 5, 2))).toBeVisible();
  await slider.press("Home");
  await expect(slider).toHaveAttribute("aria-valuetext", valueText(0, 7, 124));
  await expect(figure.getByText(fill(labels.line, { line: 0 }))).toBeVisible();
  await expect(drawnLine).toHaveCSS("display", "none");
  const { x = 0, y = 0, width = 0 } = (await slider.boundingBox()) ?? {};
  await page.mouse.click(x + width * 0.6, y + 20);
  await expect(figure.getByText(valueText(60, 7, 4))).toBeVisible();
  await expect(figure.getByText(`11\n${labels.stopped}`)).toBeVisible();
  await expectAccessible(page, ".figure");
  await page.emulateMedia({ media: "print" });
  await expect(slider).toBeHidden();
  await expect(figure.getByText(valueText(60, 7, 4))).toBeVisible();
});

for (const address of [path, `/ar${path}`])
  test(`${address}: a press on the drawn threshold leaves it where it is`, async ({ page }) => {
    for (const width of [320, 768, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      await open(page, address);
      const { slider, drawnLine } = parts(page);
      await slider.focus();
      const [line, bar] = [await drawnLine.boundingBox(), await slider.boundingBox()];
      if (!line || !bar) throw new Error("The threshold or its slider has no box.");
      await page.mouse.click(line.x + line.width / 2, bar.y + bar.height - 22);
      await expect(slider, `${width} px`).toHaveValue("80");
      expect(bar.height).toBeGreaterThanOrEqual(24);
    }
  });

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });
  test("the figure is shown without its slider", async ({ page }) => {
    await page.goto(path);
    const { figure, slider, drawnLine } = parts(page);
    await expect(figure.getByRole("img", { name: /6 are above the threshold of 80/ })).toBeVisible();
    await expect(drawnLine).toHaveCSS("display", "inline");
    await expect(slider).toBeHidden();
    await expect(figure.getByText(threshold.name)).toBeHidden();
  });
});
