import { expect, open, test } from "../support/e2e.ts";
import { lostText } from "../support/layout.ts";

const JOURNEYS = ["/customer-journey", "/new-customer-journey"].flatMap((path) => [path, `/ar${path}`]);

// Arabic has the longest lines: its steps are the first that do not fit.
test("/ar/new-customer-journey: scrolling in small steps keeps the page and its height", async ({ page }) => {
  test.slow();
  for (const [width, height] of [
    [320, 256],
    [360, 640],
  ] as const) {
    await page.setViewportSize({ width, height });
    await open(page, "/ar/new-customer-journey");
    const heights = await page.evaluate(async () => {
      const root = document.documentElement;
      const seen = new Set<number>();
      for (let top = 0; top <= root.scrollHeight - innerHeight; top += 32) {
        scrollTo({ top, behavior: "instant" });
        await new Promise(requestAnimationFrame);
        seen.add(root.scrollHeight);
      }
      return [...seen];
    });
    expect(heights, `${width} x ${height}`).toHaveLength(1);
    await expect(page.locator("main ol > li")).toHaveCount(8);
  }
});

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
