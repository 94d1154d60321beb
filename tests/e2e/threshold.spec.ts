import type { Page } from "@playwright/test";
import { expectAccessible } from "../support/axe.ts";
import { expect, open, test } from "../support/e2e.ts";

const path = "/solutions/fraud-detection";
const atRest = "at 80 it stops 5 of 7 frauds and 1 of 124 payments by genuine customers.";
const parts = (page: Page) => {
  const figure = page.locator(".figure").first();
  return {
    figure,
    slider: page.getByRole("slider", { name: "Move the threshold" }),
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
  await expect(figure.getByText(/at 75 it stops 5 of 7 frauds and 2 of 124/)).toBeVisible();
  await slider.press("Home");
  await expect(slider).toHaveAttribute("aria-valuetext", /^at 0 it stops 7 of 7 frauds and 124 of 124/);
  await expect(figure.getByText("threshold 0")).toBeVisible();
  await expect(drawnLine).toHaveCSS("display", "none");
  const { x = 0, y = 0, width = 0 } = (await slider.boundingBox()) ?? {};
  await page.mouse.click(x + width * 0.6, y + 20);
  await expect(figure.getByText(/at 60 it stops 7 of 7 frauds and 4 of 124/)).toBeVisible();
  await expect(figure.getByText("11\nstopped")).toBeVisible();
  await expectAccessible(page, ".figure");
  await page.emulateMedia({ media: "print" });
  await expect(slider).toBeHidden();
  await expect(figure.getByText(/at 60 it stops/)).toBeVisible();
});

for (const address of [path, `/ar${path}`])
  test(`${address}: before use the slider is aligned with the drawn threshold`, async ({ page }) => {
    const THUMB = 12;
    for (const width of [320, 768, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(address);
      const line = await parts(page).drawnLine.boundingBox();
      const slider = await page.getByRole("slider").boundingBox();
      expect(slider?.height).toBeGreaterThanOrEqual(24);
      const at = (slider?.x ?? 0) + THUMB / 2 + 0.8 * ((slider?.width ?? 0) - THUMB);
      expect(Math.abs(at - (line?.x ?? 0) - (line?.width ?? 0) / 2), `${width} px`).toBeLessThan(1.5);
      const foot = (slider?.y ?? 0) + (slider?.height ?? 0) - (line?.y ?? 0) - (line?.height ?? 0);
      // The thumb is 22 px above the slider's foot, the line ends 6 units under the axis.
      expect(foot, `${width} px`).toBeGreaterThan(22 - 6 * 1.4);
      expect(foot, `${width} px`).toBeLessThan(22 - 6 * 0.75);
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
    await expect(figure.getByText(/Move the threshold/)).toBeHidden();
  });
});
