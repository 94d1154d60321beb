import type { Language } from "./language.ts";
import { MESSAGE_MAX, SHORT_MAX } from "./limits.ts";
import type { Plan } from "./plans.ts";

/** A rule that an answer can break. The schemas carry these keys as their messages. */
export type MessageKey =
  | "name"
  | "companyName"
  | "industry"
  | "mobileNumber"
  | "country"
  | "useCases"
  | "email"
  | "company"
  | "message"
  | "required"
  | "short"
  | "long"
  | "text"
  | "unknown";

/** The sentences that both the page and the server say. */
export interface Messages {
  /** A sentence for each rule. */
  rules: Record<MessageKey, string>;
  /** Heads a refused form. The first entry is for one wrong answer, the second for two. */
  summary: readonly string[];
  /** Follows the summary. {field} is the label of the first wrong answer. */
  summaryFirst: string;
  /** The line that a price card adds to the pre-filled message. */
  plans: Record<Plan, string>;
}

const english: Messages = {
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
    short: `Use at most ${SHORT_MAX} characters.`,
    long: `Use at most ${MESSAGE_MAX} characters.`,
    text: "Send text.",
    unknown: "These fields belong to no form of this site. Send exactly the keys of one form.",
  },
  summary: [
    "One answer needs a look before this can be sent.",
    "Two answers need a look before this can be sent.",
    "Three answers need a look before this can be sent.",
    "Four answers need a look before this can be sent.",
    "Five answers need a look before this can be sent.",
    "Six answers need a look before this can be sent.",
  ],
  summaryFirst: "The first is {field}. Nothing you typed is lost.",
  plans: {
    basic: "Plan of interest: Basic Assessment",
    advanced: "Plan of interest: Advanced Assessment",
    monitoring: "Plan of interest: Ongoing Monitoring",
  },
};

export const messages: Record<Language, Messages> = { en: english, ar: english };
