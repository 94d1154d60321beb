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

/** Returns a message key, checked by its type. Schemas carry keys; each language has its sentences. */
export const key = (name: MessageKey): MessageKey => name;

const text = v.string(key("text"));

/** Text that the browser checks with `required` alone. It is not trimmed. */
export const required = v.pipe(text, v.minLength(1, key("required")), v.maxLength(SHORT_MAX, key("short")));
export const requiredMessage = v.pipe(
  text,
  v.minLength(1, key("required")),
  v.maxLength(MESSAGE_MAX, key("long")),
);
export const optional = v.optional(v.pipe(text, v.maxLength(SHORT_MAX, key("short"))), "");

/** The rule that browsers have for `<input type=email>`, so that page and server agree. */
export const email = v.pipe(
  v.string(key("email")),
  v.trim(),
  v.maxLength(EMAIL_MAX, key("email")),
  v.rfcEmail(key("email")),
);

function atLeast(min: number, message: MessageKey, max = SHORT_MAX, tooLong: MessageKey = "short") {
  return v.pipe(v.string(message), v.trim(), v.minLength(min, message), v.maxLength(max, tooLong));
}

export const name = atLeast(NAME_MIN, "name");
export const companyName = atLeast(COMPANY_NAME_MIN, "companyName");
export const company = atLeast(COMPANY_MIN, "company");
export const mobileNumber = atLeast(MOBILE_MIN, "mobileNumber");
export const message = atLeast(MESSAGE_MIN, "message", MESSAGE_MAX, "long");

/** A relay body has this key beside its own when the honeypot was filled. */
export const honey = { _honey: v.optional(v.pipe(text, v.maxLength(MESSAGE_MAX, key("long")))) };
/** Bodies name a recipient, but mail goes to the company only. */
export const recipient = v.pipe(text, v.maxLength(SHORT_MAX, key("short")));
/** Any text; mails have it on one line. */
export const subjectLine = v.pipe(text, v.maxLength(2 * SHORT_MAX, key("short")));
