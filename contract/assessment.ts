import * as v from "valibot";
import { company, email, honey, message, name, optional, subjectLine } from "./fields.ts";

export const NO_PHONE = "Not provided";

export const fields = v.object({ name, email, company, phone: optional, message });
export type Fields = v.InferOutput<typeof fields>;

/** The relay body. */
export function payload(values: Fields) {
  return {
    name: values.name,
    email: values.email,
    company: values.company,
    phone: values.phone || NO_PHONE,
    message: values.message,
    _subject: `New Assessment Request from ${values.name}`,
    _replyto: values.email,
  };
}

export const body = v.strictObject({ ...fields.entries, _subject: subjectLine, _replyto: email, ...honey });
