import * as v from "valibot";
import { email, honey, optional, required, requiredMessage, subjectLine } from "./fields.ts";

export const NO_COMPANY = "Not specified";

export const fields = v.object({ name: required, email, company: optional, message: requiredMessage });
export type Fields = v.InferOutput<typeof fields>;

/** The relay body. */
export function payload(values: Fields) {
  return {
    name: values.name,
    email: values.email,
    company: values.company || NO_COMPANY,
    message: values.message,
    _subject: `New Contact Message from ${values.name}`,
    _replyto: values.email,
  };
}

export const body = v.strictObject({ ...fields.entries, _subject: subjectLine, _replyto: email, ...honey });
