import { expect, open, test } from "../support/e2e.ts";
import { lostText } from "../support/layout.ts";

const JOURNEYS = ["/customer-journey", "/new-customer-journey"].flatMap((path) => [path, `/ar${path}`]);

for (const path of JOURNEYS)
  test(`${path}: with letters twice as large nothing lies over anything else`, async ({ page }) => {
    test.slow();
    await open(page, path);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = "200%";
      // What scrolls on goes under the bar and is covered.
      for (const bar of document.querySelectorAll("header, a[href='#main']")) bar.remove();
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(".under-bar { display: none }");
      document.adoptedStyleSheets.push(sheet);
    });
    for (const [width, height] of [
      [320, 256],
      [390, 844],
      [1280, 720],
      [1440, 900],
    ] as const) {
      await page.setViewportSize({ width, height });
      // The layout notices a change of size in the next frame.
      await page.evaluate(
        () => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))),
      );
      for (const share of [0, 0.3, 0.6, 0.95]) {
        await page.evaluate((f) => {
          scrollTo({ top: f * document.documentElement.scrollHeight, behavior: "instant" });
        }, share);
        expect.soft(await lostText(page), `${width} x ${height} at ${share}`).toEqual([]);
      }
      const button = page.locator("main a.btn[href='#step-1']").first();
      await button.scrollIntoViewIfNeeded();
      await expect(button).toBeInViewport({ ratio: 1 });
    }
  });
