import { latinDigits, withoutInvisible } from "./normalize.ts";
import { countries } from "./options.ts";
import type { Person } from "./person.ts";

/**
 * Returns a telephone number as a link dials it, such as +442079460000; undefined for a text that is none. The (0) after
 * a country code is not dialled from abroad, and a link cannot hold an extension.
 */
export function normalizePhone(text: string): string | undefined {
  const [number = ""] = latinDigits(withoutInvisible(text)).split(/[\p{L},;#]/u);
  const dialled = number
    .replace(/^((?:\+|00)[^(]*)\(\s*0\s*\)/, "$1")
    .replace(/[\s()./\p{Pd}]/gu, "")
    .replace(/^00/, "+");
  return /^\+?\d{4,20}$/.test(dialled) ? dialled : undefined;
}

export const dialCodes = { Egypt: "20", "Saudi Arabia": "966", "United Arab Emirates": "971", Qatar: "974" };
/** Digits of the shortest national number. */
export const NATIONAL_DIGITS_MIN = 8;

/** Returns a telephone number that can be dialled from abroad (E.164) where the country is known; undefined for a text that is none. */
export function internationalPhone({ phone = "", country }: Person): string | undefined {
  const number = normalizePhone(phone);
  const known = countries.find((name) => name === country);
  if (!number || number.startsWith("+") || !known) return number;
  const code = dialCodes[known];
  if (number.startsWith(code) && number.length >= code.length + NATIONAL_DIGITS_MIN) return `+${number}`;
  return `+${code}${number.replace(/^0/, "")}`;
}
