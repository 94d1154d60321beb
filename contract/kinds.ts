import * as v from "valibot";
import * as assessment from "./assessment.ts";
import { check, type FieldErrors, sentence } from "./check.ts";
import * as contact from "./contact.ts";
import * as heroAssessment from "./hero-assessment.ts";
import * as homeContact from "./home-contact.ts";
import type { Language } from "./language.ts";
import { messages, type Sentence } from "./messages.ts";
import * as payloads from "./payloads.ts";
import * as registration from "./registration.ts";
import * as sampleReport from "./sample-report.ts";

/** The rules of each form, by the kind of its leads. */
export const kinds = {
  "hero-assessment": heroAssessment,
  "home-contact": homeContact,
  contact,
  registration,
  assessment,
  "sample-report": sampleReport,
} as const;

export type LeadKind = keyof typeof kinds;
export const leadKinds = Object.keys(kinds) as LeadKind[];

/** A relay body that passed the rules of its kind. */
export interface CheckedLead {
  kind: LeadKind;
  /** One line for the mail; may still hold control characters. */
  subject: string;
  /** The visitor's address, or the company's mailbox for a form that asks for none. */
  replyTo: string;
  /** The body without the honeypot and without anything that names a recipient. */
  fields: Record<string, string>;
  /** The honeypot was filled. */
  quarantined: boolean;
}

/** The reason a body was refused. `field` is undefined when no form has these keys. */
export interface BadBody {
  field: string | undefined;
  message: Sentence;
}

/** Keys of the relay's API that are accepted but neither obeyed nor stored. */
const ignored = new Set([
  "_cc",
  "_bcc",
  "_webhook",
  "_autoresponse",
  "_next",
  "_form",
  "_lang",
  "_captcha",
  "_template",
]);

/** Finds the kind by the keys of the body. Hero and registration have the same keys and differ by subject. */
function kindOf(body: Record<string, unknown>): LeadKind | undefined {
  const keys = Object.keys(body).filter((key) => key !== "_honey");
  const fits = leadKinds.filter((kind) => {
    const wanted = Object.keys(kinds[kind].body.entries).filter((key) => key !== "_honey");
    return wanted.length === keys.length && wanted.every((key) => keys.includes(key));
  });
  if (fits.length < 2) return fits[0];
  if (body.subject === payloads.HERO_SUBJECT) return "hero-assessment";
  return body.subject === payloads.REGISTRATION_SUBJECT ? "registration" : undefined;
}

/**
 * Checks a relay body, which is the body of `POST /ajax/MAILBOX`.
 * @param input the parsed JSON object; keys that would steer the mail are dropped before the check
 */
export function checkBody(input: Record<string, unknown>): CheckedLead | BadBody {
  const body = Object.fromEntries(Object.entries(input).filter(([key]) => !ignored.has(key)));
  const kind = kindOf(body);
  if (!kind) return { field: undefined, message: ({ rules }) => rules.unknown };
  const result = v.safeParse(kinds[kind].body, body);
  if (!result.success) {
    const [issue] = result.issues;
    return { field: v.getDotPath(issue) ?? undefined, message: ({ rules }) => sentence(issue, rules) };
  }
  const { _honey, ...kept } = result.output;
  const { to: _, ...fields } = { to: "", ...kept };
  return {
    kind,
    subject: "_subject" in kept ? kept._subject : kept.subject,
    replyTo: "_replyto" in kept ? kept._replyto : kept.replyTo,
    fields,
    quarantined: Boolean(_honey),
  };
}

/** Finds the kind by the names of raw fields, for a form posted without its hidden `_form`. */
export function kindOfForm(raw: Record<string, unknown>): LeadKind | undefined {
  const names = Object.keys(raw).filter((key) => !key.startsWith("_") && key !== "useCases");
  return leadKinds.find((kind) => {
    const wanted = Object.keys(kinds[kind].fields.entries).filter((key) => key !== "useCases");
    return wanted.length === names.length && wanted.every((key) => names.includes(key));
  });
}

/** Returns the first message for each raw field that is wrong or missing, in the form's language. */
export function fieldErrors(kind: LeadKind, raw: Record<string, unknown>, language: Language): FieldErrors {
  return check(kinds[kind].fields, raw, messages[language].rules).errors;
}

/** Builds the relay body. @throws ValiError when a raw field is wrong */
export function payloadOf(kind: LeadKind, raw: Record<string, unknown>, mailbox: string) {
  switch (kind) {
    case "hero-assessment":
      return payloads.heroAssessmentPayload(v.parse(heroAssessment.fields, raw), mailbox);
    case "home-contact":
      return payloads.homeContactPayload(v.parse(homeContact.fields, raw));
    case "contact":
      return payloads.contactPayload(v.parse(contact.fields, raw));
    case "registration":
      return payloads.registrationPayload(v.parse(registration.fields, raw), mailbox);
    case "assessment":
      return payloads.assessmentPayload(v.parse(assessment.fields, raw));
    case "sample-report":
      return payloads.sampleReportPayload(v.parse(sampleReport.fields, raw));
    default:
      throw new Error(kind satisfies never);
  }
}
