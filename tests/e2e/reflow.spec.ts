import { frame } from "../../content/en/frame.ts";
import { expect, open, test } from "../support/e2e.ts";
import { walk } from "../support/focus.ts";
import { brokenWords, lostText, offGrid, sideways, spaceOut } from "../support/layout.ts";
import { everyTemplate } from "../support/paths.ts";

for (const path of everyTemplate)
  test(`${path}: is readable with wide text spacing, at 400 % zoom and with a doubled font size`, async ({
    page,
  }) => {
    test.slow();
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, path);
    expect.soft(await brokenWords(page), "390 px").toEqual([]);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = "200%";
    });
    expect.soft(await sideways(page), "letters twice as large").toBe(0);
    expect.soft(await lostText(page), "letters twice as large").toEqual([]);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = "";
    });

    await page.setViewportSize({ width: 1280, height: 900 });
    expect.soft(await lostText(page), "as designed, 1280 px").toEqual([]);
    expect.soft(await offGrid(page), "1280 px").toEqual([]);
    await spaceOut(page);
    for (const width of [1280, 1110, 900, 390]) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await lostText(page), `wide spacing, ${width} px`).toEqual([]);
    }
    await page.evaluate(() => {
      document.adoptedStyleSheets = [];
    });

    await page.setViewportSize({ width: 320, height: 256 });
    expect.soft(await sideways(page), "at 400 %").toBeLessThanOrEqual(0);
    expect.soft(await lostText(page), "at 400 %").toEqual([]);
    expect.soft(await brokenWords(page), "at 400 %").toEqual([]);
    const walked = await walk(page, "Tab");
    expect(walked.at(-1)?.name).toBe(await page.locator("footer a").last().textContent());
  });

test("a doubled default font size gives the layout of half the window width", async ({
  playwright,
  launchOptions,
  site,
}) => {
  test.slow();
  const args = [...(launchOptions.args ?? []), "--blink-settings=defaultFontSize=32"];
  await using browser = await playwright.chromium.launch({ ...launchOptions, args });
  const page = await browser.newPage({
    viewport: { width: 1280, height: 900 },
    reducedMotion: "reduce",
  });
  // Each template is read with letters twice as large above.
  for (const path of ["/", "/contact", "/new-customer-journey", "/services/fraud-resilience-assessment"]) {
    await open(page, site.url + path);
    await expect(page.getByRole("button", { name: frame.openMenu })).toBeVisible();
    expect.soft(await sideways(page), path).toBe(0);
    expect.soft(await lostText(page), path).toEqual([]);
  }
});

test("at 400 % zoom every link of the mobile menu can be reached", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await open(page, "/about");
  await page.getByRole("button", { name: frame.openMenu }).click();
  const menu = page.getByRole("dialog");
  await menu.getByText(frame.menus.services.name, { exact: true }).click();
  // In its next frame the opened section scrolls into view.
  await page.evaluate(() => new Promise(requestAnimationFrame));
  for (const path of ["/", "/services/training-capability", "/get-started"]) {
    const link = menu.locator(`a[href="${path}"]`).last();
    await link.focus();
    await expect(link).toBeInViewport({ ratio: 0.99 });
    await link.click({ trial: true });
  }
  const list = await menu.getByRole("navigation").boundingBox();
  expect(list?.height).toBeGreaterThan(150);
});
