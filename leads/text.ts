import { hash, timingSafeEqual } from "node:crypto";
import { normalizeEmail, normalizeLine } from "../contract/normalize.ts";

const escapes: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** Returns text as it is written inside an element or a quoted attribute. */
export const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (char) => escapes[char] ?? char);

const LINE_MAX = 200;

/** Returns the value of a key that may be any text, also the name of something that every object has. */
export const lookUp = <Value>(record: Readonly<Record<string, Value>>, key: string): Value | undefined =>
  Object.hasOwn(record, key) ? record[key] : undefined;

/** Line breaks, control and bidirectional characters could steer the terminal. */
const UNPRINTABLE = /[\p{Cc}\u2028\u2029\p{Bidi_Control}]+/gu;

/** Returns text as one line that a terminal can show: every run of characters that could steer it becomes a space. */
export const toPrintable = (text: string) => text.replace(UNPRINTABLE, " ");

const digest = (text: string) => hash("sha256", text, "buffer");
/** Returns whether two texts are the same, in a time that says nothing about a secret one. */
export const isSameSecret = (one: string, other: string) => timingSafeEqual(digest(one), digest(other));

/** Returns an email address as it is compared: in lower case, and without what keyboards and copies add. */
export const emailKey = (text: string) => normalizeEmail(text).toLowerCase();

/** Returns text as one line of at most 200 characters. */
export function oneLine(text: string): string {
  const line = normalizeLine(text).replaceAll("\t", " ").trim();
  return line.length > LINE_MAX ? `${line.slice(0, LINE_MAX - 1).toWellFormed()}…` : line;
}
