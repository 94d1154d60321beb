import * as v from "valibot";
import {
  COMPANY_MIN,
  COMPANY_NAME_MIN,
  EMAIL_MAX,
  MESSAGE_MAX,
  MESSAGE_MIN,
  MOBILE_MIN,
  NAME_MIN,
  SHORT_MAX,
} from "./limits.ts";
import type { MessageKey } from "./messages.ts";
import { typedEmail, typedText } from "./typed.ts";

// Rules carry message keys; each language has its sentences.

/** Returns the rule of any text, which comes before those of its length. */
const typed = (message: MessageKey) => v.pipe(v.string(message), v.transform(typedText));

export const text = (max: number, tooLong: MessageKey) => v.pipe(typed("text"), v.maxLength(max, tooLong));

/** Returns the rule of a text that the browser checks with `required` alone. It is not trimmed. */
export const filled = (max: number, tooLong: MessageKey) =>
  v.pipe(text(max, tooLong), v.minLength(1, "required" satisfies MessageKey));

export const required = filled(SHORT_MAX, "short");
export const requiredMessage = filled(MESSAGE_MAX, "long");
export const optional = v.optional(text(SHORT_MAX, "short"), "");

/** The rule that browsers have for `<input type=email>`, so that page and server agree. */
export const email = v.pipe(
  v.string("email" satisfies MessageKey),
  v.transform(typedEmail),
  v.maxLength(EMAIL_MAX, "email" satisfies MessageKey),
  v.rfcEmail("email" satisfies MessageKey),
);

function atLeast(min: number, message: MessageKey, max = SHORT_MAX, tooLong: MessageKey = "short") {
  return v.pipe(typed(message), v.trim(), v.minLength(min, message), v.maxLength(max, tooLong));
}

export const name = atLeast(NAME_MIN, "name");
export const companyName = atLeast(COMPANY_NAME_MIN, "companyName");
export const company = atLeast(COMPANY_MIN, "company");
export const mobileNumber = atLeast(MOBILE_MIN, "mobileNumber");
export const message = atLeast(MESSAGE_MIN, "message", MESSAGE_MAX, "long");

/** A relay body has this key beside its own when the honeypot was filled. */
export const honey = { _honey: v.optional(text(MESSAGE_MAX, "long")) };
/** Bodies name a recipient, but mail goes to the company only. */
export const recipient = text(SHORT_MAX, "short");
/** Any text; mails have it on one line. */
export const subjectLine = text(2 * SHORT_MAX, "short");
