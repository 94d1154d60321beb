import type { Page } from "@playwright/test";

/**
 * Words whose contrast with what is behind them is under that of WCAG 1.4.3: 4.5, or 3 from 24 px (18.66 px bold).
 * Placeholders and what fields hold count as words; disabled controls are not let off.
 */
export const faintWords = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    // A change of theme reaches the computed colours with the next frames.
    for (let count = 0; count < 2; count++) await new Promise((resolve) => requestAnimationFrame(resolve));
    type Colour = [r: number, g: number, b: number, a: number];
    const canvas = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
    const known = new Map<string, Colour>();
    const read = (colour: string): Colour => {
      const found = known.get(colour);
      if (found || !canvas) return found ?? [0, 0, 0, 1];
      canvas.clearRect(0, 0, 1, 1);
      canvas.fillStyle = colour;
      canvas.fillRect(0, 0, 1, 1);
      const [r = 0, g = 0, b = 0, a = 0] = canvas.getImageData(0, 0, 1, 1).data;
      known.set(colour, [r, g, b, a / 255]);
      return [r, g, b, a / 255];
    };
    const over = ([r, g, b, a]: Colour, [x, y, z]: Colour): Colour => [
      r * a + x * (1 - a),
      g * a + y * (1 - a),
      b * a + z * (1 - a),
      1,
    ];
    const light = (colour: Colour) => {
      const [r = 0, g = 0, b = 0] = colour.slice(0, 3).map((part) => {
        const share = part / 255;
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    const behind = (element: Element): Colour => {
      const colour = read(getComputedStyle(element).backgroundColor);
      if (colour[3] === 1) return colour;
      return over(colour, element.parentElement ? behind(element.parentElement) : [255, 255, 255, 1]);
    };
    const faint = new Set<string>();
    const check = (element: Element, style: CSSStyleDeclaration, text: string) => {
      const back = behind(element);
      let [r, g, b, a] = read(style.color);
      for (let box: Element | null = element; box; box = box.parentElement)
        a *= Number(getComputedStyle(box).opacity);
      const [high = 0, low = 0] = [light(over([r, g, b, a], back)), light(back)].sort((x, y) => y - x);
      const ratio = (high + 0.05) / (low + 0.05);
      const size = Number.parseFloat(style.fontSize);
      // A hidden arrow is a picture to everyone, and pictures need 3.
      const isLarge =
        size >= 24 || element.ariaHidden === "true" || (size >= 18.66 && Number(style.fontWeight) >= 700);
      if (ratio < (isLarge ? 3 : 4.5))
        faint.add(`${ratio.toFixed(2)} ${element.tagName}.${element.getAttribute("class")}: ${text}`);
    };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      const text = node.textContent?.trim().slice(0, 40);
      if (!parent || !text || parent.closest("svg, noscript, option")) continue;
      if (parent.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
        check(parent, getComputedStyle(parent), text);
    }
    for (const field of document.querySelectorAll<HTMLInputElement>(
      "input:not([type=hidden], [type=checkbox]), select, textarea",
    )) {
      if (!field.checkVisibility()) continue;
      check(field, getComputedStyle(field), field.name);
      if (field.placeholder) check(field, getComputedStyle(field, "::placeholder"), field.placeholder);
    }
    return [...faint];
  });

/** A box of words that lie over a drawing they are no part of, and their colour as the page computes it. */
export interface OverArt {
  text: string;
  colour: string;
  need: number;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Words whose box meets the box of a drawing. */
export const wordsOverArt = (page: Page): Promise<OverArt[]> =>
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
    const found: OverArt[] = [];
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
    return found;
  });

/**
 * Of words over drawings, those that more than a twentieth of the pixels behind them make hard to read. `png` is the
 * whole page without its words, in base64.
 */
export const faintWordsOverArt = (page: Page, png: string, words: OverArt[]): Promise<string[]> =>
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
