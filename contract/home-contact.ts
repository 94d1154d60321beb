import * as v from "valibot";
import { email, honey, optional, required, requiredMessage, subjectLine } from "./fields.ts";

export const fields = v.object({ name: required, email, company: optional, message: requiredMessage });
export type Fields = v.InferOutput<typeof fields>;

export const body = v.strictObject({ ...fields.entries, _subject: subjectLine, _replyto: email, ...honey });
