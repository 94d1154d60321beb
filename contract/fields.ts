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

/** Names the message of a rule: a language puts its sentence in the place of the key. */
export const key = (name: MessageKey): MessageKey => name;

const text = v.string(key("text"));

/** Text the browser checks with `required` alone; nothing is trimmed. */
export const required = v.pipe(text, v.minLength(1, key("required")), v.maxLength(SHORT_MAX, key("short")));
export const requiredMessage = v.pipe(
  text,
  v.minLength(1, key("required")),
  v.maxLength(MESSAGE_MAX, key("long")),
);
export const optional = v.optional(v.pipe(text, v.maxLength(SHORT_MAX, key("short"))), "");

/** The rule of `<input type=email>` (WHATWG HTML, valid e-mail address), so that page and server agree. */
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

/** A relay body may carry the honeypot beside its own keys, when it is filled. */
export const honey = { _honey: v.optional(v.pipe(text, v.maxLength(MESSAGE_MAX, key("long")))) };
/** The address that a body names is never obeyed. */
export const recipient = v.pipe(text, v.maxLength(SHORT_MAX, key("short")));
/** Subjects are free text, one line when mailed. */
export const subjectLine = v.pipe(text, v.maxLength(2 * SHORT_MAX, key("short")));
