import { type Attributes, attributeText, num } from "./paths.ts";
import type { Point } from "./plane.ts";

/** Returns text as it is written inside an element of SVG. */
export const escapeText = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

/**
 * The letters, vowel signs and marks of Arabic; all else in an Arabic sentence comes from the Latin font. The whole Arabic
 * font has blank full stops, which would win over those of the Latin one.
 */
export const ARABIC_LETTERS =
  "ءآأؤإئابةتثجحخدذرزسشصضطظعغفقكلمنهوىي\u064b\u064c\u064d\u064e\u064f\u0650\u0651\u0652،؛؟";

/** Finds an Arabic letter. */
export const ARABIC = /[\u0600-\u06ff]/;

/**
 * One line of text. It keeps its direction, so that `text-anchor` means the same side on right-to-left pages; Arabic words
 * in it are read from the right all the same.
 */
export function text([x, y]: Point, words: string, attributes: Attributes): string {
  const reading = ARABIC.test(words) ? { "unicode-bidi": "plaintext" } : {};
  const all = attributeText({ x: num(x), y: num(y), direction: "ltr", ...reading, ...attributes });
  return `<text${all}>${escapeText(words)}</text>`;
}
