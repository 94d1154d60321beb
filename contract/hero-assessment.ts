import * as v from "valibot";
import { email, honey, key, recipient } from "./fields.ts";
import { EMAIL_MAX, SHORT_MAX } from "./limits.ts";
import { HERO_SUBJECT } from "./payloads.ts";

export const fields = v.object({ email });
export type Fields = v.InferOutput<typeof fields>;

export const body = v.strictObject({
  to: recipient,
  subject: v.literal(HERO_SUBJECT, key("text")),
  message: v.pipe(
    v.string(key("text")),
    v.minLength(1, key("required")),
    v.maxLength(SHORT_MAX + EMAIL_MAX, key("short")),
  ),
  replyTo: email,
  ...honey,
});
