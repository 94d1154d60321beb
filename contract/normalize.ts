/** Answers as they are sent and kept, from what people type in Arabic and other scripts. */
import { EMAIL_MAX } from "./limits.ts";

/** Returns text with digits from 0 to 9 in place of Arabic and Persian ones. */
export const latinDigits = (text: string) =>
  text.replace(/[\u0660-\u0669\u06F0-\u06F9]/g, (digit) => String(digit.charCodeAt(0) & 0xf));

/** Direction marks, joiners, zero-width spaces and soft hyphens, which keyboards and copied texts bring along. */
const INVISIBLE = /[\u00AD\u061C\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g;

/** Returns text without invisible characters and without spaces around it. */
export const withoutInvisible = (text: string) => text.replace(INVISIBLE, "").trim();

/** Returns a domain in ASCII, as mail servers know it; a text that is no domain stays as it is. */
function asciiDomain(domain: string): string {
  const latin = latinDigits(domain);
  if (!/^[-.\w]*[\u0080-\uFFFF][-.\w\u0080-\uFFFF]*$/.test(latin)) return latin;
  try {
    return new URL(`http://${domain}`).hostname;
  } catch {
    return domain;
  }
}

/**
 * Returns an email address without what keyboards and copies add: invisible characters, spaces around it, full-width
 * letters, a full stop or comma at its end. Its domain is in ASCII, which every browser and mail server accepts. Arabic
 * digits become those from 0 to 9; only a domain in Arabic letters keeps its own.
 */
export function normalizeEmail(text: string): string {
  // Converting a long domain takes time, and this is no email.
  if (text.length > 2 * EMAIL_MAX) return text;
  const email = withoutInvisible(text.normalize("NFKC")).replace(/(?<![\s.,،؛;。])[\s.,،؛;。]+$/, "");
  const at = email.lastIndexOf("@") + 1;
  return at > 0 ? latinDigits(email.slice(0, at)) + asciiDomain(email.slice(at)) : email;
}

/**
 * Returns a text whose line breaks are one character each, as a text area counts them; a form post has two. Other control
 * characters than a tab are left out, and a lone surrogate, which no store and no mail can carry, becomes U+FFFD.
 */
export const normalizeText = (text: string) =>
  text
    .replace(/\r\n?/g, "\n")
    .replace(/[^\P{Cc}\t\n]/gu, "")
    .replace(/\p{Cs}/gu, "\uFFFD");

/** Returns the same on one line. */
export const normalizeLine = (text: string) => normalizeText(text).replace(/[\n\u2028\u2029]+/g, " ");

/** Returns the raw fields of a posted form: its texts by name, as they are sent, and the ids of the ticked use cases. */
export function readForm(form: FormData | URLSearchParams): Record<string, string | string[]> {
  const text: Record<string, string | string[]> = {};
  for (const [key, value] of form)
    if (typeof value === "string") text[key] = key === "email" ? normalizeEmail(value) : normalizeText(value);
  text.useCases = form.getAll("useCases").filter((id) => typeof id === "string");
  return text;
}
