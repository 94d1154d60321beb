import * as v from "valibot";
import { checkFields, type FieldErrors, type FormSchema, messageFor } from "./check.ts";
import * as forms from "./forms.ts";
import type { Language } from "./language.ts";
import { messages, type Sentence } from "./messages.ts";
import * as payloads from "./payloads.ts";
import * as registration from "./registration.ts";

/** Returns a form: the rules of its raw fields and of its payload, and the function that makes a payload of the fields. */
const defineForm = <Fields extends FormSchema & v.GenericSchema, Body, Payload>(
  fields: Fields,
  body: Body,
  build: (values: v.InferOutput<Fields>, mailbox: string) => Payload,
) => ({ fields, body, payload: (raw: object, mailbox: string) => build(v.parse(fields, raw), mailbox) });

/** The forms, by the kind of their leads. */
export const kinds = {
  "hero-assessment": defineForm(
    forms.heroAssessmentFields,
    forms.heroAssessmentBody,
    payloads.heroAssessmentPayload,
  ),
  "home-contact": defineForm(forms.homeContactFields, forms.homeContactBody, payloads.homeContactPayload),
  contact: defineForm(forms.contactFields, forms.contactBody, payloads.contactPayload),
  registration: defineForm(registration.fields, registration.body, payloads.registrationPayload),
  assessment: defineForm(forms.assessmentFields, forms.assessmentBody, payloads.assessmentPayload),
  "sample-report": defineForm(forms.sampleReportFields, forms.sampleReportBody, payloads.sampleReportPayload),
};

export type LeadKind = keyof typeof kinds;
/** A payload of any form. */
type Body = ReturnType<(typeof kinds)[LeadKind]["payload"]>;
export const leadKinds = Object.keys(kinds) as LeadKind[];

/** A lead that passed the rules of its kind. */
export interface CheckedLead {
  kind: LeadKind;
  /** One line for the mail, as the form's page writes it; may still hold control characters. */
  subject: string;
  /** The visitor's email, whatever `_replyto` says; where the form asks for none, the email in the payload. */
  replyTo: string;
  /** The body without the honeypot, the recipient and the control keys of relays and forms. */
  fields: Record<string, string>;
  /** The honeypot was filled. */
  isSpam: boolean;
}

/** The reason a body was refused. `field` is undefined when no form has these keys. */
export interface InvalidBody {
  field: string | undefined;
  message: Sentence;
}

/** Keys by which other relays learn where a mail goes and how: accepted, but neither obeyed nor stored. */
const relayKeys = ["_cc", "_bcc", "_webhook", "_autoresponse", "_captcha", "_template"];
/** Keys of our own forms without scripts, which the server reads apart from the lead. */
const formControlKeys = ["_form", "_lang", "_next"];
const droppedKeys = new Set([...relayKeys, ...formControlKeys]);

/** Returns the keys of an object but some, to compare them with those of another. */
const sortedKeys = (object: object, but: RegExp) =>
  Object.keys(object)
    .filter((key) => !but.test(key))
    .sort()
    .join();

/**
 * Finds the kind whose keys the body has; of several, the one with the fewest keys. Optional keys may be absent: a page
 * that was opened before a deploy lacks the new ones. Hero and registration have the same keys and differ by subject.
 */
function kindOf(body: Record<string, unknown>): LeadKind | undefined {
  const entriesOf = (kind: LeadKind): v.ObjectEntries => kinds[kind].body.entries;
  const sizeOf = (kind: LeadKind) => Object.keys(entriesOf(kind)).length;
  const fits = leadKinds.filter((kind) => {
    const entries = entriesOf(kind);
    const isKnown = (key: string) => Object.hasOwn(entries, key);
    const isThere = (key: string) => entries[key]?.type === "optional" || key in body;
    const isOther = entries.subject?.type === "literal" && !v.is(entries.subject, body.subject);
    return !isOther && Object.keys(body).every(isKnown) && Object.keys(entries).every(isThere);
  });
  return fits.sort((a, b) => sizeOf(a) - sizeOf(b))[0];
}

/**
 * Checks a payload, which is the body of `POST /ajax/MAILBOX`.
 * @param input the parsed JSON object; keys that would steer the mail are dropped before the check
 */
export function checkBody(input: Record<string, unknown>): CheckedLead | InvalidBody {
  const body = Object.fromEntries(Object.entries(input).filter(([key]) => !droppedKeys.has(key)));
  const kind = kindOf(body);
  if (!kind) return { field: undefined, message: ({ rules }) => rules.unknown };
  const result = v.safeParse(kinds[kind].body, body);
  if (!result.success) {
    const [issue] = result.issues;
    return { field: v.getDotPath(issue) ?? undefined, message: ({ rules }) => messageFor(issue, rules) };
  }
  const { _honey, ...kept } = result.output;
  return leadFromBody(kind, kept, Boolean(_honey));
}

/** Returns the subject that the page of a form writes; a body may hold any other. */
function subjectOf(kind: LeadKind, body: Body): string {
  if (!("_subject" in body)) return body.subject;
  const payload = payloadOf(kind, body, "");
  return "_subject" in payload ? payload._subject : payload.subject;
}

/** Returns the lead of a checked body. */
const leadFromBody = (kind: LeadKind, body: Body, isSpam: boolean): CheckedLead => ({
  kind,
  subject: subjectOf(kind, body),
  replyTo: "email" in body ? body.email : body.replyTo,
  fields: Object.fromEntries(Object.entries(body).filter(([key]) => key !== "to")),
  isSpam,
});

/**
 * Returns the lead of a form's raw fields.
 * @param mailbox the company's
 * @throws ValiError when a raw field is wrong
 */
export function leadFromForm(kind: LeadKind, raw: Record<string, unknown>, mailbox: string): CheckedLead {
  return leadFromBody(kind, payloadOf(kind, raw, mailbox), Boolean(raw._honey));
}

/** Finds the kind by the names of raw fields, for a form posted without its hidden `_form`. */
export function kindOfForm(raw: Record<string, unknown>): LeadKind | undefined {
  const names = sortedKeys(raw, /^_|^useCases$/);
  return leadKinds.find((kind) => sortedKeys(kinds[kind].fields.entries, /^useCases$/) === names);
}

/** Returns the first message for each raw field that is wrong or missing, in the form's language. */
export function fieldErrors(kind: LeadKind, raw: Record<string, unknown>, language: Language): FieldErrors {
  return checkFields(kinds[kind].fields, raw, messages[language].rules).errors;
}

/** Builds the payload. @throws ValiError when a raw field is wrong */
export const payloadOf = (kind: LeadKind, raw: object, mailbox: string): Body =>
  kinds[kind].payload(raw, mailbox);
