/** Returns text with digits from 0 to 9 in place of Arabic and Persian ones. */
export const latinDigits = (text: string) =>
  text.replace(/[\u0660-\u0669\u06F0-\u06F9]/g, (digit) => String(digit.charCodeAt(0) & 0xf));

/** Direction marks, joiners, zero-width spaces and soft hyphens, which keyboards and copied texts bring along. */
const INVISIBLE = /[\u00AD\u061C\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g;

/** Returns text without invisible characters and without spaces around it. */
export const visible = (text: string) => text.replace(INVISIBLE, "").trim();
