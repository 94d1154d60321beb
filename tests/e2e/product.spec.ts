import { expect, open, test } from "../support/e2e.ts";

test("lines of the picture run on between the columns of the sheet", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  for (const [path, column] of [
    ["/solutions/fraud-detection", ".sheet-not"],
    ["/solutions/risk-assessment", ".sheet-not"],
    ["/ar/solutions/fraud-detection", ".sheet-not"],
  ] as const) {
    await page.goto(path);
    for (const width of [1280, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const line = await page.locator(".stage-picture .layer-checked").first().boundingBox();
      const beside = await page.locator(column).boundingBox();
      const edge = (beside?.x ?? 0) + (path.startsWith("/ar") ? (beside?.width ?? 0) : 0);
      expect(Math.abs((line?.x ?? 0) + (line?.width ?? 0) / 2 - edge), `${path}, ${width} px`).toBeLessThan(
        2,
      );
    }
  }
});

/** Returns the boxes of the lines of text on the stage, without the room above and below their letters. */
const textBoxes = () =>
  [
    ...document.querySelectorAll(
      ".stage :is(h1, .stage-sentence, .btn, .stage-label, .stage-number, .stage-subject)",
    ),
  ].flatMap((element, part) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return [...range.getClientRects()].map(({ left, right, top, bottom }) => {
      const room = (bottom - top) / 5;
      return { part, text: element.textContent, left, right, top: top + room, bottom: bottom - room };
    });
  });

test("no words of a stage overlap", async ({ page }) => {
  test.slow();
  await page.emulateMedia({ reducedMotion: "reduce" });
  for (const path of [
    "/solutions/fraud-detection",
    "/solutions/transaction-monitoring",
    "/solutions/kyc-verification",
    "/solutions/risk-assessment",
    "/solutions/digital-identity",
    "/solutions/fraud-intelligence",
    "/services/implementation",
    "/services/managed-services",
    "/services/training",
    "/services/red-teaming",
    "/services/training-capability",
  ].flatMap((path) => [path, `/ar${path}`])) {
    await page.goto(path);
    for (const width of [320, 768, 1280, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const boxes = await page.evaluate(textBoxes);
      const over = boxes.flatMap(({ part, left, right, top, bottom }) =>
        boxes.filter(
          (other) =>
            other.part < part &&
            other.left < right &&
            left < other.right &&
            other.top < bottom &&
            top < other.bottom,
        ),
      );
      expect(over, `${path}, ${width} px`).toEqual([]);
    }
  }
});

test("what the client gets opens by keyboard, and without motion the picture is whole at once", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, "/solutions/transaction-monitoring");
  const row = page.locator("summary").filter({ hasText: "Signs of tampering" });
  const text = page.getByText("Emulator, cloned app", { exact: false });
  await expect(text).toBeHidden();
  await row.press("Enter");
  await expect(text).toBeVisible();
  const dashes = await page
    .locator(".stage-picture .layer-warm")
    .evaluateAll((layers) => layers.map((layer) => getComputedStyle(layer).strokeDasharray));
  expect(new Set(dashes)).toEqual(new Set(["none"]));
});
