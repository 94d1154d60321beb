import * as v from "valibot";
import { email, honey, optional, required, requiredMessage, subjectLine } from "./fields.ts";

export const fields = v.object({
  name: required,
  email,
  company: optional,
  subject: required,
  message: requiredMessage,
});
export type Fields = v.InferOutput<typeof fields>;

/** The relay body; an empty company stays an empty string here. */
export function payload(values: Fields) {
  return {
    name: values.name,
    email: values.email,
    company: values.company,
    subject: values.subject,
    message: values.message,
    _subject: `New Contact Form - ${values.subject}`,
    _replyto: values.email,
  };
}

export const body = v.strictObject({ ...fields.entries, _subject: subjectLine, _replyto: email, ...honey });
