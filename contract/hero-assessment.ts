import * as v from "valibot";
import { email, honey } from "./fields.ts";
import { EMAIL_MAX, SHORT_MAX } from "./limits.ts";

export const SUBJECT = "New Free Fraud Resilience Assessment Request";

export const fields = v.object({ email });
export type Fields = v.InferOutput<typeof fields>;

/** The relay body; `mailbox` is the company's. */
export function payload(values: Fields, mailbox: string) {
  return {
    to: mailbox,
    subject: SUBJECT,
    message: `Email: ${values.email}\nSubmitted from: Hero Section`,
    replyTo: values.email,
  };
}

export const body = v.strictObject({
  to: v.pipe(v.string(), v.maxLength(SHORT_MAX)),
  subject: v.literal(SUBJECT),
  message: v.pipe(v.string(), v.minLength(1), v.maxLength(SHORT_MAX + EMAIL_MAX)),
  replyTo: email,
  ...honey,
});
