import type { LeadKind, payloadOf } from "../../contract/kinds.ts";
import { messages } from "../../contract/messages.ts";
import { countries, industries, useCases } from "../../contract/options.ts";
import type { campaignParts, VIA } from "../../contract/origin.ts";
import { site } from "../../settings/site.js";
import { prompts } from "../prompts.ts";
import type { KeysOf } from "../translated.ts";
import { nextSteps } from "./form-pages.ts";

/** The keys of the relay bodies, and of what the URL of the page tells. */
type SentKey =
  | KeysOf<ReturnType<typeof payloadOf>>
  | `utm_${(typeof campaignParts)[number]}`
  | typeof VIA
  | "page"
  | "language";

const { rules, summary, plans } = messages.en;
const why = (text: string) => ({ summary: "Why we ask", text });

/** The client gave the wording. */
const toasts = {
  "hero-assessment": {
    success: {
      title: "Request Submitted",
      text: "Thank you! We'll contact you soon about your fraud resilience assessment.",
    },
    failure: {
      title: "Submission Error",
      text: "There was a problem submitting your request. Please try again.",
    },
  },
  "home-contact": {
    success: { title: "Message sent", text: "We'll get back to you as soon as possible." },
    failure: { title: "Error", text: "Failed to send your message. Please try again later." },
  },
  contact: {
    success: { title: "Message Sent", text: "Thank you for reaching out. We'll get back to you shortly." },
    failure: { title: "Error", text: "There was a problem sending your message. Please try again." },
  },
  registration: {
    success: {
      title: "Registration Successful",
      text: "Thank you for your interest. Our team will contact you shortly.",
    },
    failure: {
      title: "Submission Error",
      text: "There was a problem submitting your form. Please try again.",
    },
  },
  assessment: {
    success: {
      title: "Request Sent",
      text: "Thank you for your interest. Our team will contact you shortly.",
    },
    failure: { title: "Error", text: "There was a problem sending your request. Please try again." },
  },
  "sample-report": {
    success: {
      title: "Request Sent",
      text: "Thank you for your interest. We'll send you a sample report shortly.",
    },
    failure: { title: "Error", text: "There was a problem sending your request. Please try again." },
  },
} as const;

/** The toasts of a form, and the panel that follows a success. */
function resultOf(kind: LeadKind) {
  const { heading, reader, answer, link } = nextSteps;
  return { toasts: toasts[kind], next: { heading, steps: [reader, answer[kind]], link } };
}

/** The words that all lead forms share. */
export const shared = {
  optional: "(optional)",
  choose: "Choose one",
  honey: "Leave this field empty",
  privacyNote: {
    responsible:
      "{entity}, {address}, is responsible for the personal data in this form and uses it to answer you.",
    hosting: "The data is stored in {country}.",
    retention: "The data is deleted after {period}.",
    relay: "It reaches us through {host}.",
    processors: "{names} process it for us.",
    rights: "To see, correct or delete that data, write to {mailbox}.",
    complaint: "You can also complain to your data protection authority.",
  },
  sends: "What this form sends",
  sendsLabels: {
    to: "To",
    subject: "Subject",
    _subject: "Subject of the email",
    message: "Message",
    replyTo: "Reply address",
    _replyto: "Reply address",
    name: "Name",
    email: "Email",
    company: "Company",
    phone: "Phone",
    jobTitle: "Job title",
    page: "Page",
    language: "Language",
    via: "Came from",
    utm_source: "Campaign source",
    utm_medium: "Campaign medium",
    utm_campaign: "Campaign",
    utm_term: "Campaign term",
    utm_content: "Campaign content",
  } satisfies Record<SentKey, string>,
  sendsUrl: "Also sent: the address and language of this page.",
  sendsUrlPlain: "Your browser sends the address of this page with the form.",
  sendsNote:
    "This list changes as you type. The page uses no cookies and no tracking, and loads nothing from other sites.",
  sendsNoteRelay:
    "This list changes as you type and is sent to {host}. The page uses no cookies and no tracking.",
  copy: "Copy the message",
  copied: "Copied",
  copyRefused: "Your browser did not allow copying. Please send us an email.",
  mail: "Open in your email",
  mailCut: "(The text is cut here because email links are limited. Use “Copy the message” for all of it.)",
  dismiss: "Dismiss",
  kept: "Nothing you typed is lost.",
  offline: "You are offline, so nothing was sent. Everything you typed is still here.",
  timeout: "No answer came within 20 seconds. Everything you typed is still here.",
  summary,
} as const;

/** Under the forms that are answered by email. */
const privacy = "We use what you write only to answer you.";

const personLabels = { name: "Name", email: "Email", company: "Company" } as const;
const message = "Message";
const contactLabels = { ...personLabels, message } as const;

/** Returns labels that are the values themselves. */
const asSent = <Value extends string>(values: readonly Value[]) =>
  Object.fromEntries(values.map((value) => [value, value])) as Record<Value, Value>;

const template = {
  hint: "Replace the words in brackets. Change the rest as you like.",
  left: "Still in brackets: {names}. You can send it as it is. We will ask for the rest.",
} as const;

const { company, channels, fraud, month, sector, finding } = prompts;

export const forms = {
  "hero-assessment": {
    ...shared,
    ...resultOf("hero-assessment"),
    heading: "Request a Fraud Resilience Assessment",
    privacy: "We use your email address only to answer you.",
    labels: { email: "Work email" },
    submit: "Request an Assessment",
    busy: "Submitting...",
  },
  "home-contact": {
    ...shared,
    ...resultOf("home-contact"),
    privacy,
    labels: contactLabels,
    submit: "Submit Message",
    busy: "Sending...",
  },
  contact: {
    ...shared,
    ...resultOf("contact"),
    privacy,
    labels: { ...personLabels, subject: "Subject", message },
    submit: "Submit Message",
    busy: "Sending...",
  },
  registration: {
    ...shared,
    rules,
    ...resultOf("registration"),
    privacy: "We use your answers only to arrange the demo.",
    labels: {
      name: "Name",
      companyName: "Company name",
      industry: "Industry",
      mobileNumber: "Mobile number",
      country: "Country",
      useCases: "Fraud use cases",
    },
    industries: asSent(industries),
    countries: asSent(countries),
    useCases,
    useCasesHint: "Select all that apply",
    nextPath: "/",
    booking: { label: "Book a time", url: site.booking },
    submit: "Schedule Demo",
    busy: "Submitting...",
  },
  assessment: {
    ...shared,
    ...template,
    rules,
    ...resultOf("assessment"),
    privacy,
    labels: { ...contactLabels, phone: "Phone" },
    why: why("Questions about scope are quicker by phone. If you leave it blank, we will email you."),
    message: `Hello,\n\nWe would like to request a Fraud Resilience Assessment for ${company.en}.\n\nOur main channels are: ${channels.en}\nThe fraud we see most is: ${fraud.en}\nWe would like to start in: ${month.en}`,
    prompts: [
      { text: company, name: "your company" },
      { text: channels, name: "channels" },
      { text: fraud, name: "fraud" },
      { text: month, name: "month" },
    ],
    plans,
    submit: "Send Request",
    busy: "Sending...",
  },
  "sample-report": {
    ...shared,
    ...template,
    rules,
    ...resultOf("sample-report"),
    privacy,
    labels: { ...contactLabels, jobTitle: "Job title" },
    why: why("Fraud and finance managers need different pages. We will mark yours."),
    message: `Hello,\n\nPlease send a sample Fraud Assessment Report to ${company.en}.\n\nWe work in: ${sector.en}\nThe finding we are most interested in is: ${finding.en}`,
    prompts: [
      { text: company, name: "your company" },
      { text: sector, name: "your sector" },
      { text: finding, name: "finding" },
    ],
    submit: "Send Request",
    busy: "Sending...",
  },
  login: {
    labels: { username: "Username", password: "Password" },
    show: "Show",
    hide: "Hide",
    ofPassword: "password",
    submit: "Log in",
    busy: "Logging in...",
    ask: { label: "Ask for a demo username", path: "/get-started" },
    note: "This is a demo. The dashboard shows sample data only, and what you type here is neither sent nor stored.",
    insecure:
      "To log in, open this page at its secure address (https). The check uses your browser’s cryptography.",
    noScripts: "To log in, switch on JavaScript. The check runs in your browser.",
    dismiss: shared.dismiss,
    toasts: {
      success: { title: "Login successful!", text: "Redirecting to dashboard..." },
      failure: { title: "Login failed", text: "Invalid credentials. Please try again." },
    },
    invalid: "Invalid username or password",
    empty: "Please enter both username and password",
  },
} as const satisfies Record<LeadKind | "login", object>;
