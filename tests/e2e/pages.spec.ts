import { languageOf } from "../../contract/language.ts";
import { spacedOut, wrongOrder } from "../support/arabic.ts";
import { expectAccessible } from "../support/axe.ts";
import { expectNoFaintWords } from "../support/contrast.ts";
import { expect, open, test } from "../support/e2e.ts";
import { cutFonts, loadedFonts } from "../support/fonts.ts";
import { sideways } from "../support/layout.ts";
import { everyArabicTemplate, everyPage, everyTemplate } from "../support/paths.ts";

for (const path of [...everyPage, ...everyArabicTemplate]) {
  const isArabic = languageOf(path) === "ar";
  test(`${path}: hydrates without errors, passes axe, fits a phone and loads only the fonts of its language`, async ({
    page,
  }) => {
    test.slow();
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.setViewportSize({ width: 1280, height: 900 });
    await open(page, path);
    expect.soft(await loadedFonts(page)).toEqual(isArabic ? ["readex-pro", "readex-pro-arabic"] : cutFonts);
    // Pages of one template, and of two languages, differ in their words and figures, which a phone shows as well.
    if (everyTemplate.includes(path)) {
      await expectNoFaintWords(page);
      await expectAccessible(page);
    }
    await page.setViewportSize({ width: 390, height: 900 });
    await expectAccessible(page);
    await page.setViewportSize({ width: 320, height: 700 });
    expect.soft(await sideways(page), "px to scroll sideways at 320 px").toBeLessThanOrEqual(0);
    if (!isArabic) return;
    expect.soft(await spacedOut(page), "letters that do not join").toEqual([]);
    await page.setViewportSize({ width: 1440, height: 900 });
    expect.soft(await wrongOrder(page), "names, numbers and ranges not from left to right").toEqual([]);
  });
}
