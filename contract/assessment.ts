import * as v from "valibot";
import { company, email, honey, message, name, optional, subjectLine } from "./fields.ts";

export const fields = v.object({ name, email, company, phone: optional, message });
export type Fields = v.InferOutput<typeof fields>;

export const body = v.strictObject({ ...fields.entries, _subject: subjectLine, _replyto: email, ...honey });
