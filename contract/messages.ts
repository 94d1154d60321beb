import { arabic } from "./arabic.ts";
import { english } from "./english.ts";
import type { Plan } from "./form-paths.ts";
import type { Language } from "./language.ts";

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
  /** The line that a price card adds to the pre-filled message. */
  plans: Record<Plan, string>;
  /** The reasons for which the server refuses a post. */
  refusals: Refusals;
  /** The page of a refused post that belongs to no form: its heading, and its link to the home page. */
  notSent: { heading: string; home: string };
}

interface Refusals {
  notJson: string;
  mailbox: string;
  origin: string;
  tooLarge: string;
  type: string;
  encoding: string;
  store: string;
  fault: string;
  /** Too many posts; the visitor may try again in so many minutes. */
  rate: (minutes: number) => string;
}

/** Finds a sentence among those of a language. */
export type Sentence = (words: Messages) => string;

export const messages: Record<Language, Messages> = { en: english, ar: arabic };
