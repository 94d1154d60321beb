import type { LeadKind } from "../../contract/kinds.ts";
import type { Four, Link, NamedText, Template } from "./parts.ts";

/** The head of a form's page. */
export interface FormPageWords {
  crumb: string;
  /** The page that this one lies under. */
  crumbLink?: Link;
  heading: string;
  lead: string;
}

/** A form's page with ways to reach us beside the form; `details` is their heading. */
export interface ContactPageWords extends FormPageWords {
  details: string;
}

export interface RequestPageWords extends ContactPageWords {
  crumbLink: Link;
}

/** Its steps promise only what the company can keep. */
export interface GetStartedWords extends FormPageWords {
  nextHeading: string;
  next: Four<NamedText>;
}

export interface LoginWords {
  heading: string;
  lead: string;
}

/** The heading and lead of the page are the notice of the form that was sent. */
export interface ThankYouWords {
  crumb: string;
  nextHeading: string;
  /** The steps after a form is sent, before the answer. They promise only what the company can keep. */
  next: readonly [NamedText, NamedText];
  /** The last step. How the answer comes depends on what the form asked for: an address, a number or both. */
  answer: { name: string; text: Record<LeadKind, string> };
  home: Link;
  /** Pages to read meanwhile. */
  more: { heading: string; links: readonly Link[] };
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
