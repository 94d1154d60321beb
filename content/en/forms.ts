import type { Plan } from "../../contract/plans.ts";
import { summary, summaryFirst } from "../../contract/summary.ts";
import { notices } from "./notices.ts";

const why = (text: string) => ({ summary: "Why we ask", text });

/** What every form says in the same words. */
const shared = {
  optional: "(optional)",
  choose: "Choose one",
  honey: "Leave this field empty",
  privacy: "Only our team reads this. Our own server keeps it and mails it to us; ask us and we delete it.",
  /** When the build names another relay; `{host}` is its host. */
  privacyRelay: "It is mailed to our team through {host}; ask us and we delete it.",
  sends: "Exactly what we send",
  sendsNote: "Built from your answers as you type. No cookie, no tracking, no other host.",
  sendsNoteRelay: "Built from your answers as you type, and posted to {host}. No cookie, no tracking.",
  copy: "Copy the message",
  copied: "Copied",
  copyRefused: "Your browser refused; use mail instead",
  mail: "Open in your mail",
  mailCut: "(Cut here because mail links have a limit. Use “Copy the message” for the rest.)",
  dismiss: "Dismiss",
  toasts: "Notices",
  kept: "Nothing you typed is lost.",
  offline: "You are offline, so nothing was sent. Everything you typed is still here.",
  timeout: "No answer came within 20 seconds. Everything you typed is still here.",
  summary,
  summaryFirst,
};
export type SharedWords = typeof shared;

export const heroForm = {
  ...shared,
  notices: notices["hero-assessment"],
  heading: "Fraud Resilience Assessment",
  labels: { email: "Work email" },
  submit: "Request an Assessment",
  busy: "Submitting...",
};

const contactLabels = { name: "Name", email: "Email", company: "Company", message: "Message" };

export const homeContactForm = {
  ...shared,
  notices: notices["home-contact"],
  labels: contactLabels,
  submit: "Submit Message",
  busy: "Sending...",
};

export const contactForm = {
  ...shared,
  notices: notices.contact,
  labels: { ...contactLabels, subject: "Subject" },
  why: why("It tells us who should answer. Leave it empty if you write for yourself."),
  submit: "Submit Message",
  busy: "Sending...",
};

export const registrationForm = {
  ...shared,
  notices: notices.registration,
  labels: {
    name: "Name",
    companyName: "Company name",
    industry: "Industry",
    mobileNumber: "Mobile number",
    country: "Country",
    useCases: "Fraud use cases",
  },
  why: why("We call once, to agree a time."),
  useCasesHint: "Select all that apply.",
  submit: "Schedule Demo",
  busy: "Submitting...",
};

/** What a visitor replaces in a pre-filled message: the text with its brackets, and what the note calls it. */
export interface Placeholder {
  text: string;
  name: string;
}

const template = {
  hint: "Edit the words in brackets; leave the rest as it is if it fits.",
  /** `{names}` is the list of what is still in brackets. */
  between: ", ",
  left: "Still in brackets: {names}. You can send it like this; we will ask.",
};

const company: Placeholder = { text: "[your company]", name: "your company" };

export const assessmentForm = {
  ...shared,
  ...template,
  notices: notices.assessment,
  labels: { ...contactLabels, phone: "Phone" },
  why: why("Some questions about scope are settled faster by voice. Leave it empty and we write."),
  message:
    "Hello,\n\nWe would like to request a Fraud Resilience Assessment for [your company].\n\nOur main channels are: [web, app, call centre]\nThe fraud we see most is: [for example account takeover]\nWe would like to start in: [month]",
  placeholders: [
    company,
    { text: "[web, app, call centre]", name: "channels" },
    { text: "[for example account takeover]", name: "fraud" },
    { text: "[month]", name: "month" },
  ],
  /** Shown when the visitor comes from a price card. */
  planCrumbs: {
    basic: "plan: Basic",
    advanced: "plan: Advanced",
    monitoring: "plan: Ongoing Monitoring",
  } satisfies Record<Plan, string>,
  submit: "Send Request",
  busy: "Sending...",
};

export const sampleReportForm = {
  ...shared,
  ...template,
  notices: notices["sample-report"],
  labels: { ...contactLabels, jobTitle: "Job title" },
  why: why("A fraud lead and a finance lead read different pages first. We mark yours."),
  message:
    "Hello,\n\nPlease send a sample Fraud Assessment Report to [your company].\n\nWe work in: [your sector]\nThe finding we would like to read first is: [for example refund fraud]",
  placeholders: [
    company,
    { text: "[your sector]", name: "your sector" },
    { text: "[for example refund fraud]", name: "finding" },
  ],
  submit: "Send Request",
  busy: "Sending...",
};

export const loginForm = {
  labels: { username: "Username", password: "Password" },
  show: "Show",
  hide: "Hide",
  /** Read out after Show and Hide. */
  ofPassword: "password",
  submit: "Log in",
  busy: "Logging in...",
  ask: "Ask for demo details",
  note: "Demo credentials are checked in your browser: nothing is sent and nothing is stored.",
  insecure:
    "Logging in needs a secure address (https), because the check uses your browser’s own cryptography.",
  noScripts: "Logging in needs scripts, because the check runs in your browser.",
  dismiss: shared.dismiss,
  toasts: shared.toasts,
};
