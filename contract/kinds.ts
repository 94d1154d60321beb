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
  "hero-assessment": { fields: heroAssessment.fields, body: heroAssessment.body },
  "home-contact": { fields: homeContact.fields, body: homeContact.body },
  contact: { fields: contact.fields, body: contact.body },
  registration: { fields: registration.fields, body: registration.body },
  assessment: { fields: assessment.fields, body: assessment.body },
  "sample-report": { fields: sampleReport.fields, body: sampleReport.body },
};

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

/** Keys by which other relays are told where a mail goes and how: accepted, but neither obeyed nor kept. */
const theirs = ["_cc", "_bcc", "_webhook", "_autoresponse", "_captcha", "_template"];
/** Keys of our own forms without scripts, which the server reads apart from the lead. */
const ours = ["_form", "_lang", "_next"];
const dropped = new Set([...theirs, ...ours]);

/** Returns the keys of an object but one, to compare them with those of another. */
const keysOf = (object: object, but: string) =>
  Object.keys(object)
    .filter((key) => key !== but)
    .toSorted()
    .join();

/** Finds the kind by the keys of the body. Hero and registration have the same keys and differ by subject. */
function kindOf(body: Record<string, unknown>): LeadKind | undefined {
  const fits = leadKinds.filter(
    (kind) => keysOf(kinds[kind].body.entries, "_honey") === keysOf(body, "_honey"),
  );
  if (fits.length < 2) return fits[0];
  if (body.subject === payloads.HERO_SUBJECT) return "hero-assessment";
  return body.subject === payloads.REGISTRATION_SUBJECT ? "registration" : undefined;
}

/**
 * Checks a relay body, which is the body of `POST /ajax/MAILBOX`.
 * @param input the parsed JSON object; keys that would steer the mail are dropped before the check
 */
export function checkBody(input: Record<string, unknown>): CheckedLead | BadBody {
  const body = Object.fromEntries(Object.entries(input).filter(([key]) => !dropped.has(key)));
  const kind = kindOf(body);
  if (!kind) return { field: undefined, message: ({ rules }) => rules.unknown };
  const result = v.safeParse(kinds[kind].body, body);
  if (!result.success) {
    const [issue] = result.issues;
    return { field: v.getDotPath(issue) ?? undefined, message: ({ rules }) => sentence(issue, rules) };
  }
  const { _honey, ...kept } = result.output;
  return {
    kind,
    subject: "_subject" in kept ? kept._subject : kept.subject,
    replyTo: "_replyto" in kept ? kept._replyto : kept.replyTo,
    fields: Object.fromEntries(Object.entries(kept).filter(([key]) => key !== "to")),
    quarantined: Boolean(_honey),
  };
}

/** Finds the kind by the names of raw fields, for a form posted without its hidden `_form`. */
export function kindOfForm(raw: Record<string, unknown>): LeadKind | undefined {
  const answers = Object.fromEntries(Object.entries(raw).filter(([key]) => !key.startsWith("_")));
  return leadKinds.find(
    (kind) => keysOf(kinds[kind].fields.entries, "useCases") === keysOf(answers, "useCases"),
  );
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
