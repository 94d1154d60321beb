import * as v from "valibot";
import {
  company,
  email,
  filled,
  honey,
  message,
  name,
  optional,
  recipient,
  required,
  requiredMessage,
  subjectLine,
} from "./fields.ts";
import { EMAIL_MAX, SHORT_MAX } from "./limits.ts";
import type { MessageKey } from "./messages.ts";
import { HERO_SUBJECT } from "./payloads.ts";

// The rules of each form's fields and of its relay body. The registration's, with their long lists, are in registration.ts.

/** The keys that most relay bodies have beside the fields. */
const envelope = { _subject: subjectLine, _replyto: email, ...honey };

export const heroAssessmentFields = v.object({ email });
export type HeroAssessment = v.InferOutput<typeof heroAssessmentFields>;
export const heroAssessmentBody = v.strictObject({
  to: recipient,
  subject: v.literal(HERO_SUBJECT, "text" satisfies MessageKey),
  message: filled(SHORT_MAX + EMAIL_MAX, "short"),
  replyTo: email,
  ...honey,
});

export const homeContactFields = v.object({
  name: required,
  email,
  company: optional,
  message: requiredMessage,
});
export type HomeContact = v.InferOutput<typeof homeContactFields>;
export const homeContactBody = v.strictObject({ ...homeContactFields.entries, ...envelope });

export const contactFields = v.object({
  name: required,
  email,
  company: optional,
  subject: required,
  message: requiredMessage,
});
export type Contact = v.InferOutput<typeof contactFields>;
export const contactBody = v.strictObject({ ...contactFields.entries, ...envelope });

export const assessmentFields = v.object({ name, email, company, phone: optional, message });
export type Assessment = v.InferOutput<typeof assessmentFields>;
export const assessmentBody = v.strictObject({ ...assessmentFields.entries, ...envelope });

export const sampleReportFields = v.object({ name, email, company, jobTitle: optional, message });
export type SampleReport = v.InferOutput<typeof sampleReportFields>;
export const sampleReportBody = v.strictObject({ ...sampleReportFields.entries, ...envelope });
