import { latinDigits } from "../contract/normalize.ts";
import { dialCodes, NATIONAL_DIGITS_MIN } from "../contract/phone.ts";
import type { Lead } from "./lead.ts";
import { emailKey } from "./text.ts";

/** More words would only make a search slower. */
const WORDS_MAX = 6;
const DIGITS_MIN = 5;

/** Returns text in which a name such as عبد الله is one word, as many people write it. */
const joinNames = (text: string) => text.replace(/عبد\s+ال/g, "عبدال");

/** Returns text as a search compares it: without case, marks, apostrophes, hyphens and commas, and with like Arabic letters alike. */
const foldLetters = (text: string) =>
  latinDigits(joinNames(text))
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[\p{M}\p{Cf}ـ]/gu, "")
    .replaceAll("ى", "ي")
    .replaceAll("ة", "ه")
    .replace(/['’‘ʼ`]/g, "")
    .replace(/[-‐‑–,،]/g, " ")
    .replace(/\s+/g, " ");

const digitsOf = (text: string) => text.replaceAll("(0)", "").replace(/\D/g, "");

const CODE = new RegExp(`^(?:${Object.values(dialCodes).join("|")})0?(?=\\d{${NATIONAL_DIGITS_MIN}})`);

/** Returns the national digits of a telephone number, without +971, 00971, 971 or 0; undefined for any other text. */
function numberIn(text: string): string | undefined {
  const digits = /^[\d\s+()./-]+$/.test(text) ? digitsOf(text).replace(/^0+/, "").replace(CODE, "") : "";
  return digits.length < DIGITS_MIN ? undefined : digits;
}

/** Returns the text in which a lead is searched: all that its visitor sent and where it came from, and telephone numbers as digits. */
export function searchText({ id, subject, replyTo, fields, origin }: Omit<Lead, "person">): string {
  const texts = [id, subject, replyTo, ...Object.values(origin), ...Object.values(fields)].map(foldLetters);
  const numbers = texts.flatMap((text) => text.match(/\d[\d\s+()./-]{3,}\d/g) ?? []).map(digitsOf);
  return [...new Set([...texts, ...numbers])].join("\n");
}

/** Returns the terms of a search: a lead needs all terms of one of these lists. Quotation marks keep words together. */
export function searchTerms(search: string): string[][] {
  const words = joinNames(search).match(/"[^"]+"|[^\s"]+/g) ?? [];
  const terms = words.slice(0, WORDS_MAX).map((word) => {
    const term = foldLetters(word.includes("@") ? emailKey(word) : word);
    return term.startsWith('"') ? term.slice(1, -1) : (numberIn(term) ?? term);
  });
  const number = numberIn(foldLetters(search));
  return [terms.filter(Boolean), ...(number && words.length > 1 ? [[number]] : [])];
}
