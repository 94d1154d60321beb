/** Contrast that axe cannot judge: of words over drawings, of disabled controls and of placeholders. */
import { expect, type Page } from "@playwright/test";

/** A box of words, and their colour as the page computes it. */
export interface Words {
  text: string;
  colour: string;
  need: number;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Returns the words that axe cannot judge. */
const unjudgedWords = (page: Page): Promise<Words[]> =>
  page.evaluate(() => {
    const art = [...document.querySelectorAll("main svg")]
      .filter((svg) => svg.checkVisibility() && svg.clientWidth > 60)
      .map((svg) => {
        let { left, right, top, bottom } = svg.getBoundingClientRect();
        for (let box = svg.parentElement; box; box = box.parentElement) {
          if (getComputedStyle(box).overflowX === "visible") continue;
          const cut = box.getBoundingClientRect();
          left = Math.max(left, cut.left);
          right = Math.min(right, cut.right);
          top = Math.max(top, cut.top);
          bottom = Math.min(bottom, cut.bottom);
        }
        return { svg, left, right, top, bottom };
      });
    const found: Words[] = [];
    const walker = document.createTreeWalker(
      document.querySelector("main") ?? document.body,
      NodeFilter.SHOW_TEXT,
    );
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      const text = node.textContent?.trim().slice(0, 40);
      if (!parent || !text || parent.closest("svg, noscript, .sr-only")) continue;
      if (!parent.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const rect of range.getClientRects()) {
        const meets = art.some(
          (one) =>
            rect.left < one.right && rect.right > one.left && rect.top < one.bottom && rect.bottom > one.top,
        );
        if (!meets || rect.width < 2 || rect.left < 0 || rect.right > innerWidth) continue;
        const { color, fontSize } = getComputedStyle(parent);
        const need = Number.parseFloat(fontSize) >= 24 ? 3 : 4.5;
        const at = { x: rect.x + scrollX, y: rect.y + scrollY, width: rect.width, height: rect.height };
        found.push({ text, colour: color, need, ...at });
      }
    }
    for (const control of document.querySelectorAll<HTMLInputElement>("main :disabled, main [placeholder]")) {
      if (!control.checkVisibility() || /checkbox|radio|range/.test(control.type)) continue;
      const isEmpty = Boolean(control.placeholder) && !control.value;
      const { color, fontSize } = getComputedStyle(control, isEmpty ? "::placeholder" : null);
      const { paddingTop, paddingLeft, borderTopWidth } = getComputedStyle(control);
      const [down = 0, across = 0, edge = 0] = [paddingTop, paddingLeft, borderTopWidth].map(
        Number.parseFloat,
      );
      const rect = control.getBoundingClientRect();
      const inset = { x: edge + across, y: edge + down };
      found.push({
        text: control.placeholder || control.name || (control.textContent ?? ""),
        colour: color,
        need: Number.parseFloat(fontSize) >= 24 ? 3 : 4.5,
        x: rect.x + scrollX + inset.x,
        y: rect.y + scrollY + inset.y,
        width: rect.width - 2 * inset.x,
        height: rect.height - 2 * inset.y,
      });
    }
    return found;
  });

/**
 * Returns the words that more than a twentieth of the pixels behind them make hard to read. `png` is the whole page
 * without its words, in base64.
 */
const faintOf = (page: Page, png: string, words: Words[]): Promise<string[]> =>
  page.evaluate(
    async ([data, boxes]) => {
      const image = new Image();
      image.src = `data:image/png;base64,${data}`;
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
      return boxes.flatMap(({ text, colour, need, x, y, width, height }) => {
        const { data: pixels } = context.getImageData(x, y, Math.ceil(width), Math.ceil(height));
        const ink = light(...(colour.match(/[\d.]+/g) ?? []).map(Number));
        let bad = 0;
        for (let at = 0; at < pixels.length; at += 4) {
          const back = light(pixels[at], pixels[at + 1], pixels[at + 2]);
          if ((Math.max(ink, back) + 0.05) / (Math.min(ink, back) + 0.05) < need) bad++;
        }
        const share = bad / (pixels.length / 4);
        return share > 0.05 ? [`${Math.round(share * 100)} % of "${text}"`] : [];
      });
    },
    [png, words] as const,
  );

/** Returns the words that axe cannot judge and whose contrast is under that of WCAG 1.4.3: 4.5, or 3 from 24 px. */
async function faintWords(page: Page): Promise<string[]> {
  const words = await unjudgedWords(page);
  if (words.length === 0) return [];
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      `*, ::placeholder { -webkit-text-fill-color: transparent !important; caret-color: transparent !important }
       header, [popover] { display: none !important }`,
    );
    document.adoptedStyleSheets = [sheet];
  });
  const png = (await page.screenshot({ fullPage: true })).toString("base64");
  const faint = await faintOf(page, png, words);
  await page.evaluate(() => {
    document.adoptedStyleSheets = [];
  });
  return faint;
}

/** Expects enough contrast of what axe does not judge, by day and by night. */
export async function expectNoFaintWords(page: Page) {
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    expect.soft(await faintWords(page), colorScheme).toEqual([]);
  }
}
