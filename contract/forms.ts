import * as v from "valibot";
import * as rule from "./fields.ts";
import { company, email, message, name } from "./fields.ts";
import { EMAIL_MAX, SHORT_MAX } from "./limits.ts";
import type { MessageKey } from "./messages.ts";
import { HERO_SUBJECT } from "./payloads.ts";

// The rules of each form's fields and of its payload. The registration's, with their long lists, are in registration.ts.

/** The keys that most payloads have beside the fields. */
const mailHeaderRules = { _subject: rule.subjectLine, _replyto: email, ...rule.honey };

export const heroAssessmentFields = v.object({ email });
export type HeroAssessment = v.InferOutput<typeof heroAssessmentFields>;
export const heroAssessmentBody = v.strictObject({
  to: rule.ignoredRecipient,
  subject: v.literal(HERO_SUBJECT, "text" satisfies MessageKey),
  message: rule.nonEmptyText(SHORT_MAX + EMAIL_MAX, "short"),
  replyTo: email,
  ...rule.honey,
});

const sender = { name: rule.required, email, company: rule.optional };
export const homeContactFields = v.object({ ...sender, message: rule.requiredMessage });
export type HomeContact = v.InferOutput<typeof homeContactFields>;
export const homeContactBody = v.strictObject({ ...homeContactFields.entries, ...mailHeaderRules });

export const contactFields = v.object({ ...sender, subject: rule.required, message: rule.requiredMessage });
export type Contact = v.InferOutput<typeof contactFields>;
export const contactBody = v.strictObject({ ...contactFields.entries, ...mailHeaderRules });

export const assessmentFields = v.object({ name, email, company, phone: rule.optional, message });
export type Assessment = v.InferOutput<typeof assessmentFields>;
export const assessmentBody = v.strictObject({ ...assessmentFields.entries, ...mailHeaderRules });

export const sampleReportFields = v.object({ name, email, company, jobTitle: rule.optional, message });
export type SampleReport = v.InferOutput<typeof sampleReportFields>;
export const sampleReportBody = v.strictObject({ ...sampleReportFields.entries, ...mailHeaderRules });
