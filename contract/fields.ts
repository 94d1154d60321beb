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

/** Messages of the specification, section 5, word for word; the upper bounds are ours. */
export const messages = {
  name: "Name must be at least 2 characters.",
  companyName: "Company name must be at least 2 characters.",
  industry: "Please select an industry.",
  mobileNumber: "Please enter a valid mobile number.",
  country: "Please select a country.",
  useCases: "Please select at least one use case.",
  email: "Please enter a valid email address.",
  company: "Company name is required.",
  message: "Message must be at least 10 characters.",
  required: "Fill in this field.",
  short: `Use at most ${SHORT_MAX} characters.`,
  long: `Use at most ${MESSAGE_MAX} characters.`,
} as const;

/** Text the browser checks with `required` alone; nothing is trimmed, as the specification sets no bounds. */
export const required = v.pipe(
  v.string(),
  v.minLength(1, messages.required),
  v.maxLength(SHORT_MAX, messages.short),
);
export const requiredMessage = v.pipe(
  v.string(),
  v.minLength(1, messages.required),
  v.maxLength(MESSAGE_MAX, messages.long),
);
export const optional = v.optional(v.pipe(v.string(), v.maxLength(SHORT_MAX, messages.short)), "");

/** The rule of `<input type=email>` (WHATWG HTML, valid e-mail address), so that page and server agree. */
export const email = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(EMAIL_MAX, messages.email),
  v.rfcEmail(messages.email),
);

function atLeast(min: number, message: string, max = SHORT_MAX, tooLong: string = messages.short) {
  return v.pipe(v.string(message), v.trim(), v.minLength(min, message), v.maxLength(max, tooLong));
}

export const name = atLeast(NAME_MIN, messages.name);
export const companyName = atLeast(COMPANY_NAME_MIN, messages.companyName);
export const company = atLeast(COMPANY_MIN, messages.company);
export const mobileNumber = atLeast(MOBILE_MIN, messages.mobileNumber);
export const message = atLeast(MESSAGE_MIN, messages.message, MESSAGE_MAX, messages.long);

/** What a relay body may carry beside its own keys: the honeypot, only when it is filled. */
export const honey = { _honey: v.optional(v.pipe(v.string(), v.maxLength(MESSAGE_MAX))) };
/** Subjects are free text, one line when mailed. */
export const subjectLine = v.pipe(v.string(), v.maxLength(2 * SHORT_MAX, messages.short));
