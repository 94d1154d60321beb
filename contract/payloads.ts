/** The relay bodies of the forms, without rules: some forms are validated by the browser alone. */
import type { Assessment, Contact, HeroAssessment, HomeContact, SampleReport } from "./forms.ts";
import { type UseCase, useCases } from "./options.ts";
import type { Draft as Registration } from "./registration.ts";

export const HERO_SUBJECT = "New Free Fraud Resilience Assessment Request";
export const REGISTRATION_SUBJECT = "New Lead Registration";
/** Sent for an answer that was left empty. */
export const NO_COMPANY = "Not specified";
export const NOT_PROVIDED = "Not provided";

/** The hero asks for an email address only; `mailbox` is the company's. */
export function heroAssessmentPayload(values: HeroAssessment, mailbox: string) {
  return {
    to: mailbox,
    subject: HERO_SUBJECT,
    message: `Email: ${values.email}\nSubmitted from: Hero Section`,
    replyTo: values.email,
  };
}

export function homeContactPayload(values: HomeContact) {
  return {
    name: values.name,
    email: values.email,
    company: values.company || NO_COMPANY,
    message: values.message,
    _subject: `New Contact Message from ${values.name}`,
    _replyto: values.email,
  };
}

/** An empty company stays an empty string here. */
export function contactPayload(values: Contact) {
  return {
    name: values.name,
    email: values.email,
    company: values.company,
    subject: values.subject,
    message: values.message,
    _subject: `New Contact Form - ${values.subject}`,
    _replyto: values.email,
  };
}

/**
 * The six answers are one text, because the wire format demands it. There is no email field, so replies go to the
 * company's own mailbox.
 */
export function registrationPayload(values: Registration, mailbox: string) {
  return {
    to: mailbox,
    subject: REGISTRATION_SUBJECT,
    message: [
      `Name: ${values.name}`,
      `Company: ${values.companyName}`,
      `Industry: ${values.industry}`,
      `Mobile: ${values.mobileNumber}`,
      `Country: ${values.country}`,
      `Use cases: ${values.useCases.map((id: UseCase) => useCases[id]).join(", ")}`,
    ].join("\n"),
    replyTo: mailbox,
  };
}

export function assessmentPayload(values: Assessment) {
  return {
    name: values.name,
    email: values.email,
    company: values.company,
    phone: values.phone || NOT_PROVIDED,
    message: values.message,
    _subject: `New Assessment Request from ${values.name}`,
    _replyto: values.email,
  };
}

export function sampleReportPayload(values: SampleReport) {
  return {
    name: values.name,
    email: values.email,
    company: values.company,
    jobTitle: values.jobTitle || NOT_PROVIDED,
    message: values.message,
    _subject: `New Sample Report Request from ${values.name}`,
    _replyto: values.email,
  };
}
