/** Answers as they are sent and kept, from what people type in Arabic and other scripts. */
import { latinDigits, visible } from "./characters.ts";

/**
 * Returns a telephone number as a link dials it, such as +442079460000; undefined for a text that is none. The (0) after
 * a country code is not dialled from abroad, and a link cannot hold an extension.
 */
export function typedTelephone(text: string): string | undefined {
  const [number = ""] = latinDigits(visible(text)).split(/[\p{L},;#]/u);
  const dialled = number
    .replace(/^((?:\+|00)[^(]*)\(\s*0\s*\)/, "$1")
    .replace(/[\s()./\p{Pd}]/gu, "")
    .replace(/^00/, "+");
  return /^\+?\d{4,20}$/.test(dialled) ? dialled : undefined;
}
