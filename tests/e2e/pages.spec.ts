import { layout } from "../../content/en/layout.ts";
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
  test(`${path}: passes axe, fits a phone and loads only its own fonts`, async ({ page }) => {
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
  test(`${path}: is walked with Tab at 400 % zoom, and shows all text with wide spacing and large letters`, async ({
    page,
  }) => {
    test.slow();
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, path);
    await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
    expect.soft(await sideways(page), "letters twice as large").toBe(0);
    expect.soft(await lostText(page), "letters twice as large").toEqual([]);
    await page.evaluate(() => document.documentElement.style.removeProperty("font-size"));
    await spaceOut(page);
    for (const width of [1280, 900, 390]) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await lostText(page), `wide spacing, ${width} px`).toEqual([]);
    }
    const isWide = ["/", "/new-customer-journey", "/services/fraud-resilience-assessment"].includes(path);
    for (const width of isWide ? [1280, 320] : [320]) {
      await page.setViewportSize({ width, height: width === 320 ? 256 : 900 });
      await open(page, path);
      const walked = await walk(page, "Tab");
      expect(walked[0]?.name).toBe(layout.skip);
      expect(walked.at(-1)?.name).toBe(await page.locator("footer a").last().textContent());
      const order = walked.map((stop) => stop.order);
      if (width === 1280) expect(order).toEqual(order.toSorted((a, b) => a - b));
    }
    if (path === "/") {
      await page.locator("footer a").last().focus();
      expect((await walk(page, "Shift+Tab")).at(-1)?.name).toBe(layout.skip);
    }
  });
