import { expect, it } from "vitest";
import { textsIn } from "../en/words.test-support.ts";
import { words } from "./words.ts";

const texts = textsIn(words);
const isArabic = (text: string) => /[\u0621-\u064a]/.test(text);

/** Names and abbreviations that readers know in Latin letters; all else in a sentence is Arabic. */
const latin =
  /\b(?:API|ATO|CSV|FISP|FRA|GDPR|GMT|ID|IP|ISO|KYC|OTP|PDF|SIM swap|SMS pumping|SOC|Chargeback|webhook)\b|\{\w+\}|[\w.]+@[\w.]+|https?:\S+/g;

/** Officialese, and slips of spelling. */
const odd: readonly [RegExp, string][] = [
  [/(?<!\p{L})[وف]?(?:قام|قامت|يقوم|تقوم|نقوم)(?!\p{L})/u, "say the verb itself"],
  [/(?<!\p{L})[وف]?(?:يتم|تتم|تمّ?)(?!\p{L})/u, "use the passive or name who does it"],
  [/(?<!\p{L})بشكل(?!\p{L})/u, "use an adverb"],
  [/(?<!\p{L})من خلال(?!\p{L})/u, "say with, by or in"],
  [/(?<!\p{L})الخاصة? ب/u, "use the possessive"],
  [/اً/u, "tanwin stands before the alef"],
  [/ـ/u, "no lengthened letters"],
  [/[٠-٩۰-۹٪]/u, "digits are 0-9"],
  [/[\u200e\u200f\u202a-\u202e\u2066-\u2069\u061c]/u, "no invisible controls"],
  [/[?;!—]|,(?!\d)/u, "Arabic punctuation, and no exclamation"],
  [/ {2}|^\s\p{L}|\s[،؛؟.]/u, "no stray space"],
];

it("speaks as a colleague does, in Arabic punctuation and spelling", () => {
  const found = texts
    .filter(isArabic)
    .flatMap((text) => odd.filter(([pattern]) => pattern.test(text)).map(([, rule]) => `${rule}: ${text}`));
  expect(found).toEqual([]);
});

it("uses Latin letters only in names that readers know", () => {
  const found = texts.filter((text) => isArabic(text) && /[a-z]/i.test(text.replaceAll(latin, "")));
  expect(found).toEqual([]);
});
