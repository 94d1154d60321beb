import * as v from "valibot";
import { email, filled, honey, recipient } from "./fields.ts";
import { EMAIL_MAX, SHORT_MAX } from "./limits.ts";
import type { MessageKey } from "./messages.ts";
import { HERO_SUBJECT } from "./payloads.ts";

export const fields = v.object({ email });
export type Fields = v.InferOutput<typeof fields>;

export const body = v.strictObject({
  to: recipient,
  subject: v.literal(HERO_SUBJECT, "text" satisfies MessageKey),
  message: filled(SHORT_MAX + EMAIL_MAX, "short"),
  replyTo: email,
  ...honey,
});
