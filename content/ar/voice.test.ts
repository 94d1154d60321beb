import { expect, it } from "vitest";
import { site } from "../../site.config.ts";
import { textsIn } from "../en/words.test-support.ts";
import { accuracyAdvice, claims } from "./claims.ts";
import { words } from "./words.ts";

const texts = textsIn(words);
const isArabic = (text: string) => /[\u0621-\u064a]/.test(text);

/** Abbreviations, ids, names, terms in brackets, addresses and the measures that a source defines. */
const latin =
  /\([^()]*\)|\b[A-Z\d][\w-]*|\{\w+(?::\w+)?\}|[\w.]+@[\w.]+|https?:\S+|\b(?:and|accuracy|precision|recall)\b/g;

/** Officialese, and slips of spelling. */
const odd: readonly [RegExp, string][] = [
  [/(?<![\p{L}\p{M}])[وف]?(?:قام|قامت|يقوم|تقوم|نقوم)(?![\p{L}\p{M}])/u, "say the verb itself"],
  [/(?<![\p{L}\p{M}])[وف]?(?:يتم|تتم|تمّ?)(?![\p{L}\p{M}])/u, "use the passive or name who does it"],
  [/(?<![\p{L}\p{M}])بشكل(?![\p{L}\p{M}])/u, "use an adverb"],
  [/(?<![\p{L}\p{M}])من خلال(?![\p{L}\p{M}])/u, "say with, by or in"],
  [/(?<![\p{L}\p{M}])الخاصة? ب/u, "use the possessive"],
  [/اً/u, "tanwin stands before the alef"],
  [/ـ/u, "no lengthened letters"],
  [/[٠-٩۰-۹٪]/u, "digits are 0-9"],
  [/[\u200e\u200f\u202a-\u202e\u2066-\u2069\u061c]/u, "no invisible controls"],
  [/[!—]|[\u0621-\u0652»][?;,]/u, "Arabic punctuation, and no exclamation"],
  [/ {2}|^\s\p{L}|\s[،؛؟.]/u, "no stray space"],
  [
    /(?<!\p{L})[وف]?(?:الى|الي|إلي|علي|او|اذا|اي|اول|اكثر|اقل|انه|انها|فى|التى|الذى)(?!\p{L})/u,
    "hamza and ya",
  ],
  [
    /نصب|بغل|عتبة|الهويات? المركّبة|قيم(?:ة)? (?:ال)?تجزئة|استخبار|إيجابي(?:ة|ات) كاذبة|رد المبالغ/u,
    "use the term of the trade",
  ],
];

it("uses Arabic punctuation and spelling, and no stiff phrases", () => {
  const found = texts
    .filter(isArabic)
    .flatMap((text) => odd.filter(([pattern]) => pattern.test(text)).map(([, rule]) => `${rule}: ${text}`));
  expect(found).toEqual([]);
});

it("uses Latin letters only in names that readers know", () => {
  const found = texts.filter(
    (text) => isArabic(text) && /[a-z]/i.test(text.replaceAll(site.brand, "").replaceAll(latin, "")),
  );
  expect(found).toEqual([]);
});

it("says of each claim that it is the company's own, and of accuracy what to ask", () => {
  for (const { note } of Object.values(claims)) expect(note).toMatch(/^رقم نعلنه، ولا نعرض دليله هنا/);
  expect(claims.accuracy.note).toContain(accuracyAdvice);
});
