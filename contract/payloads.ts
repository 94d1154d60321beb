/**
 * The payloads of the forms, without rules: some forms are validated by the browser alone. Values hold exactly the
 * fields of their form.
 */
import type { Assessment, Contact, HeroAssessment, HomeContact, SampleReport } from "./forms.ts";
import { type UseCase, useCases } from "./options.ts";
import type { RegistrationDraft } from "./registration.ts";

export const HERO_SUBJECT = "New Free Fraud Resilience Assessment Request";
export const REGISTRATION_SUBJECT = "New Lead Registration";
/** Sent for an answer that was left empty. */
export const NO_COMPANY = "Not specified";
export const NOT_PROVIDED = "Not provided";

/** The hero asks for an email address only; `mailbox` is the company's. */
export const heroAssessmentPayload = ({ email }: HeroAssessment, mailbox: string) => ({
  to: mailbox,
  subject: HERO_SUBJECT,
  message: `Email: ${email}\nSubmitted from: Hero Section`,
  replyTo: email,
});

/** Returns the keys by which relays name and answer a mail. */
const mailHeaders = (subject: string, email: string) => ({ _subject: subject, _replyto: email });

export const homeContactPayload = (values: HomeContact) => ({
  ...values,
  company: values.company || NO_COMPANY,
  ...mailHeaders(`New Contact Message from ${values.name}`, values.email),
});

/** An empty company stays an empty string here. */
export const contactPayload = (values: Contact) => ({
  ...values,
  ...mailHeaders(`New Contact Form - ${values.subject}`, values.email),
});

/** The label of each answer in the text of a registration, in the order of its lines. */
export const registrationLabels = {
  name: "Name",
  companyName: "Company",
  industry: "Industry",
  mobileNumber: "Mobile",
  country: "Country",
  useCases: "Use cases",
};

/**
 * The six answers are one text, because the wire format demands it. There is no email field, so replies go to the
 * company's own mailbox.
 */
export function registrationPayload(values: RegistrationDraft, mailbox: string) {
  const answers = { ...values, useCases: values.useCases.map((id: UseCase) => useCases[id]).join(", ") };
  const lines = Object.entries(registrationLabels).map(
    ([field, label]) => `${label}: ${answers[field as keyof typeof answers]}`,
  );
  return { to: mailbox, subject: REGISTRATION_SUBJECT, message: lines.join("\n"), replyTo: mailbox };
}

export const assessmentPayload = (values: Assessment) => ({
  ...values,
  phone: values.phone || NOT_PROVIDED,
  ...mailHeaders(`New Assessment Request from ${values.name}`, values.email),
});

export const sampleReportPayload = (values: SampleReport) => ({
  ...values,
  jobTitle: values.jobTitle || NOT_PROVIDED,
  ...mailHeaders(`New Sample Report Request from ${values.name}`, values.email),
});
