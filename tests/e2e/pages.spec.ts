import { frame } from "../../content/en/frame.ts";
import { languageOf } from "../../contract/language.ts";
import { spacedOut, wrongOrder } from "../support/arabic.ts";
import { expectAccessible } from "../support/axe.ts";
import { expectNoFaintWords } from "../support/contrast.ts";
import { cutFonts, expect, loadedFonts, open, test } from "../support/e2e.ts";
import { walk } from "../support/focus.ts";
import { lostText, sideways, spaceOut } from "../support/layout.ts";
import { everyArabicTemplate, everyPage, everyTemplate } from "../support/paths.ts";

for (const path of [...everyPage, ...everyArabicTemplate]) {
  const isArabic = languageOf(path) === "ar";
  test(`${path}: passes axe, fits a phone and loads its fonts alone`, async ({ page }) => {
    test.slow();
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.setViewportSize({ width: 1280, height: 900 });
    await open(page, path);
    expect.soft(await loadedFonts(page)).toEqual(isArabic ? ["readex-pro", "readex-pro-arabic"] : cutFonts);
    expect.soft(await lostText(page), "as designed, 1280 px").toEqual([]);
    // Pages of one template, and of two languages, differ in their words and figures, which a phone shows as well.
    if (everyTemplate.includes(path)) {
      await expectNoFaintWords(page);
      await expectAccessible(page);
    }
    await page.setViewportSize({ width: 390, height: 900 });
    await expectAccessible(page);
    await page.setViewportSize({ width: 320, height: 700 });
    expect.soft(await sideways(page), "px to scroll sideways at 320 px").toBeLessThanOrEqual(0);
    expect.soft(await lostText(page), "at 320 px").toEqual([]);
    if (!isArabic) return;
    expect.soft(await spacedOut(page), "letters that do not join").toEqual([]);
    await page.setViewportSize({ width: 1440, height: 900 });
    expect.soft(await wrongOrder(page), "names, numbers and ranges not from left to right").toEqual([]);
  });
}

for (const path of everyTemplate)
  test(`${path}: is read and walked with wide spacing, large letters and zoom`, async ({ page }) => {
    test.slow();
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, path);
    await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
    expect.soft(await sideways(page), "letters twice as large").toBe(0);
    expect.soft(await lostText(page), "letters twice as large").toEqual([]);
    await page.evaluate(() => document.documentElement.style.removeProperty("font-size"));
    await spaceOut(page);
    for (const width of [1280, 1110, 900, 390]) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await lostText(page), `wide spacing, ${width} px`).toEqual([]);
    }
    const isWide = path === "/" || path.includes("journey") || path.includes("assessment");
    for (const [width, height] of [[320, 256] as const, ...(isWide ? [[1280, 900] as const] : [])]) {
      await page.setViewportSize({ width, height });
      await open(page, path);
      const walked = await walk(page, "Tab");
      const last = page.locator("footer a").last();
      expect(walked[0]?.name).toBe(frame.skip);
      expect(walked.at(-1)?.name).toBe(await last.textContent());
      const order = walked.map((stop) => stop.order);
      if (width === 1280) expect(order).toEqual(order.toSorted((a, b) => a - b));
    }
    if (path !== "/") return;
    await page.locator("footer a").last().focus();
    const back = await walk(page, "Shift+Tab");
    expect(back.at(-1)?.name).toBe(frame.skip);
  });

test("a doubled default font size gives the layout of half the window width", async ({
  playwright,
  launchOptions,
  site,
}) => {
  test.slow();
  const args = [...(launchOptions.args ?? []), "--blink-settings=defaultFontSize=32"];
  await using browser = await playwright.chromium.launch({ ...launchOptions, args });
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 }, reducedMotion: "reduce" });
  // Each template is read with letters twice as large above.
  for (const path of ["/", "/contact", "/new-customer-journey", "/services/fraud-resilience-assessment"]) {
    await open(page, site.url + path);
    await expect(page.getByRole("button", { name: frame.openMenu })).toBeVisible();
    expect.soft(await sideways(page), path).toBe(0);
    expect.soft(await lostText(page), path).toEqual([]);
  }
});

test("a product opens its details by keyboard, with its picture whole", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, "/solutions/transaction-monitoring");
  const text = page.getByText("Emulator, cloned app", { exact: false });
  await expect(text).toBeHidden();
  await page.locator("summary").filter({ hasText: "Signs of tampering" }).press("Enter");
  await expect(text).toBeVisible();
  const dashes = await page
    .locator(".stage-picture .layer-warm")
    .evaluateAll((layers) => layers.map((layer) => getComputedStyle(layer).strokeDasharray));
  expect(new Set(dashes)).toEqual(new Set(["none"]));
});
