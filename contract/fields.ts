import * as v from "valibot";
import * as limits from "./limits.ts";
import type { MessageKey } from "./messages.ts";
import { normalizeEmail, normalizeLine, normalizeText } from "./normalize.ts";

// Rules carry message keys; each language has its sentences.

/** Returns the rule of any text, which comes before those of its length. */
const rawText = (message: MessageKey, normalize = normalizeText) =>
  v.pipe(v.string(message), v.transform(normalize));

export const text = (max: number, tooLong: MessageKey, normalize = normalizeText) =>
  v.pipe(rawText("text", normalize), v.maxLength(max, tooLong));
const line = text(limits.SHORT_MAX, "short", normalizeLine);

/** Returns the rule of a text that the browser checks with `required` alone. It is not trimmed. */
export const nonEmptyText = (max: number, tooLong: MessageKey, normalize = normalizeText) =>
  v.pipe(text(max, tooLong, normalize), v.minLength(1, "required" satisfies MessageKey));

export const required = nonEmptyText(limits.SHORT_MAX, "short", normalizeLine);
export const requiredMessage = nonEmptyText(limits.MESSAGE_MAX, "long");
export const optional = v.optional(line, "");

/** The rule that browsers have for `<input type=email>`, so that page and server agree. */
export const email = v.pipe(
  v.string("email" satisfies MessageKey),
  v.transform(normalizeEmail),
  v.maxLength(limits.EMAIL_MAX, "email" satisfies MessageKey),
  v.rfcEmail("email" satisfies MessageKey),
);

const atLeast = (min: number, message: MessageKey, normalize = normalizeText) =>
  v.pipe(rawText(message, normalize), v.trim(), v.minLength(min, message));
const lineOfAtLeast = (min: number, message: MessageKey) =>
  v.pipe(atLeast(min, message, normalizeLine), v.maxLength(limits.SHORT_MAX, "short" satisfies MessageKey));

export const name = lineOfAtLeast(limits.NAME_MIN, "name");
export const companyName = lineOfAtLeast(limits.COMPANY_NAME_MIN, "companyName");
export const company = lineOfAtLeast(limits.COMPANY_MIN, "company");
export const mobileNumber = lineOfAtLeast(limits.MOBILE_MIN, "mobileNumber");
export const message = v.pipe(
  atLeast(limits.MESSAGE_MIN, "message"),
  v.maxLength(limits.MESSAGE_MAX, "long" satisfies MessageKey),
);

/** A payload has this key beside its own when the honeypot was filled. */
export const honey = { _honey: v.optional(text(limits.MESSAGE_MAX, "long")) };
/** Bodies name a recipient, but mail goes to the company only. */
export const ignoredRecipient = line;
export const subjectLine = text(2 * limits.SHORT_MAX, "short", normalizeLine);
