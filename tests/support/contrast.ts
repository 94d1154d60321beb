/** Contrast that axe cannot judge: of words over drawings. */
import { expect, type Page } from "@playwright/test";

/**
 * Returns the words over drawings that more than a twentieth of the pixels behind them make hard to read. `picture`
 * is the whole page without its words, in base64.
 */
const faintWords = (page: Page, picture: string): Promise<string[]> =>
  page.evaluate(async (data) => {
    const image = new Image();
    image.src = `data:image/jpeg;base64,${data}`;
    await image.decode();
    const canvas = document.createElement("canvas");
    canvas.width = image.width;
    canvas.height = image.height;
    const context = canvas.getContext("2d", { willReadFrequently: true });
    if (!context) throw new Error("This browser has no canvas.");
    context.drawImage(image, 0, 0);
    const linear = (part: number) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
    const light = (r = 0, g = 0, b = 0) =>
      0.2126 * linear(r / 255) + 0.7152 * linear(g / 255) + 0.0722 * linear(b / 255);
    const drawings = [...document.querySelectorAll("main svg")]
      .filter((svg) => svg.checkVisibility() && svg.clientWidth > 60)
      .map((svg) => svg.getBoundingClientRect());
    const isOverDrawing = ({ left, right, top, bottom }: DOMRect) =>
      drawings.some((one) => left < one.right && right > one.left && top < one.bottom && bottom > one.top);

    const faint: string[] = [];
    const main = document.querySelector("main") ?? document.body;
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      const text = node.textContent?.trim().slice(0, 40);
      if (!parent || !text || parent.closest("svg, noscript, .sr-only")) continue;
      if (!parent.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      const { color, fontSize } = getComputedStyle(parent);
      const ink = light(...(color.match(/[\d.]+/g) ?? []).map(Number));
      // WCAG 1.4.3
      const need = Number.parseFloat(fontSize) >= 24 ? 3 : 4.5;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const rect of range.getClientRects()) {
        if (!isOverDrawing(rect) || rect.width < 2 || rect.left < 0 || rect.right > innerWidth) continue;
        const [x, y] = [rect.x + scrollX, rect.y + scrollY];
        const { data: pixels } = context.getImageData(x, y, Math.ceil(rect.width), Math.ceil(rect.height));
        let bad = 0;
        for (let at = 0; at < pixels.length; at += 4) {
          const back = light(pixels[at], pixels[at + 1], pixels[at + 2]);
          if ((Math.max(ink, back) + 0.05) / (Math.min(ink, back) + 0.05) < need) bad++;
        }
        const share = bad / (pixels.length / 4);
        if (share > 0.05) faint.push(`${Math.round(share * 100)} % of "${text}"`);
      }
    }
    return faint;
  }, picture);

/** Expects enough contrast of words over drawings, in both themes. */
export async function expectNoFaintWords(page: Page) {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      `* { -webkit-text-fill-color: transparent !important; caret-color: transparent !important }
       header, [popover] { display: none !important }`,
    );
    document.adoptedStyleSheets = [sheet];
  });
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    const picture = await page.screenshot({ fullPage: true, type: "jpeg", quality: 95 });
    expect.soft(await faintWords(page, picture.toString("base64")), colorScheme).toEqual([]);
  }
  await page.evaluate(() => {
    document.adoptedStyleSheets = [];
  });
}
