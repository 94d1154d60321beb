import * as v from "valibot";
import { email, honey } from "./fields.ts";
import { EMAIL_MAX, SHORT_MAX } from "./limits.ts";
import { HERO_SUBJECT } from "./payloads.ts";

export const fields = v.object({ email });
export type Fields = v.InferOutput<typeof fields>;

export const body = v.strictObject({
  to: v.pipe(v.string(), v.maxLength(SHORT_MAX)),
  subject: v.literal(HERO_SUBJECT),
  message: v.pipe(v.string(), v.minLength(1), v.maxLength(SHORT_MAX + EMAIL_MAX)),
  replyTo: email,
  ...honey,
});
