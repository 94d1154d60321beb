import type { LeadKind } from "../../contract/kinds.ts";
import type { Link, NamedText, Template } from "./parts.ts";

/** The head of a form's page. */
export interface FormPageWords {
  heading: string;
  intro: string;
}

export interface GetStartedWords extends FormPageWords {
  /** The next steps, each with who takes it. */
  next: readonly [call: NamedText & { localHours: Template<"from" | "to"> }, demo: NamedText];
}

export interface LoginWords {
  heading: string;
  lead: string;
}

/** The steps after a form; they promise only what the company can keep. */
export interface NextStepsWords {
  heading: string;
  /** The person who reads it, and when. */
  reader: NamedText;
  /** The way of the answer, by what the form asked for: an address, a number or both. */
  answer: Record<LeadKind, NamedText>;
  link: Link;
}

/** One line of a contact detail. `number` keeps its digits in order in every language. */
export interface DetailLine {
  text: string;
  href?: string;
  number?: boolean;
  /** The same hours on the visitor's clock. */
  localHours?: Template<"from" | "to">;
}

export interface Detail {
  label: string;
  lines: readonly DetailLine[];
}

/** Ways to reach us without a form. */
export interface ContactDetails {
  /** Beside the contact forms: one address for mail, both offices, hours. */
  contact: readonly Detail[];
  /** Beside the request forms. */
  request: readonly Detail[];
}
