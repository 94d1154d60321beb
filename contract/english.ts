import { site } from "../settings/site.js";
import { formatPlural } from "./language.ts";
import { BODY_MAX, FORM_MAX, MESSAGE_MAX, SHORT_MAX } from "./limits.ts";

const minutes = { one: "a minute", other: "{n} minutes" };
const hours = { one: "an hour", other: "{n} hours" };
const characters = { one: "{n} character", other: "{n} characters" };

/** The sentences in English, which say what those of each other language have to hold. */
export const english = {
  /** A sentence for each rule. */
  rules: {
    name: "Name must be at least 2 characters.",
    companyName: "Company name must be at least 2 characters.",
    industry: "Please select an industry.",
    mobileNumber: "Please enter a valid mobile number.",
    country: "Please select a country.",
    useCases: "Please select at least one use case.",
    email: "Please enter a valid email address.",
    company: "Company name is required.",
    message: "Message must be at least 10 characters.",
    required: "Fill in this field.",
    short: `Use at most ${formatPlural(characters, SHORT_MAX, "en")}.`,
    long: `Use at most ${formatPlural(characters, MESSAGE_MAX, "en")}.`,
    text: "Send this value as text.",
    unknown: "These fields do not match any form on this site. Send exactly the fields of one form.",
  },
  /** Heads a refused form. The first entry is for one wrong answer, the second for two. */
  summary: [
    "One question needs an answer",
    "Two questions need an answer",
    "Three questions need an answer",
    "Four questions need an answer",
    "Five questions need an answer",
    "Six questions need an answer",
  ],
  /** The line that a price card adds to the pre-filled message. */
  plans: {
    basic: "Plan of interest: Basic Assessment",
    advanced: "Plan of interest: Advanced Assessment",
    monitoring: "Plan of interest: Ongoing Monitoring",
  },
  /** The reasons for which the server refuses a post. */
  refusals: {
    not_json: "Send one JSON object.",
    mailbox: "There is no such mailbox here.",
    origin: "Only pages on this site may post here.",
    too_large: `Send at most ${BODY_MAX / 1024} kB as JSON, or ${FORM_MAX / 1024} kB as a form.`,
    type: "Send JSON to /ajax/MAILBOX, or a form to /MAILBOX.",
    encoding: "Send text in UTF-8.",
    store: `Your message could not be saved just now. Please try again in a minute, or write to ${site.mailbox}.`,
    fault: `Your message could not be sent. Please try again later, or write to ${site.mailbox}.`,
    /** Too many posts; the visitor may try again in so many minutes. */
    rate: (n: number) =>
      `Your message was not sent, as too many came from your network. Please try again in ${n > 90 ? formatPlural(hours, Math.ceil(n / 60), "en") : formatPlural(minutes, n, "en")}, or write to ${site.mailbox}.`,
  },
  /** The page of a refused post that belongs to no form. */
  notSent: { heading: "Not sent", home: "Back to the home page" },
};
