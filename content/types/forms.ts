import type { Assessment, Contact, HeroAssessment, HomeContact, SampleReport } from "../../contract/forms.ts";
import type { LeadKind } from "../../contract/kinds.ts";
import type { Language } from "../../contract/language.ts";
import type { Messages } from "../../contract/messages.ts";
import type { Country, Industry, UseCase } from "../../contract/options.ts";
import type { Fields as Registration } from "../../contract/registration.ts";
import type { Link, NamedText, OutsideLinkWords, SitePath, Template } from "./parts.ts";

export interface Notice {
  title: string;
  text: string;
}

/** The notices for the two results of a form. The client gave their wording. */
export interface Notices {
  success: Notice;
  failure: Notice;
}

/** The sentences under each form. One whose setting is empty is left out. */
export interface NoticeWords {
  responsible: Template<"entity" | "address">;
  /** This and the right to complain are shown once the owner has set the registered name of the company. */
  basis: string;
  hosting: Template<"country">;
  retention: Template<"period">;
  /** Used when RELAY_URL is set. */
  relay: Template<"host">;
  processors: Template<"names">;
  rights: Template<"mailbox">;
  complaint: string;
}

/** The words that all lead forms share. */
export interface SharedFormWords {
  optional: string;
  choose: string;
  /** Labels the honeypot. */
  honey: string;
  notice: NoticeWords;
  sends: string;
  /** The keys of the relay bodies, and of the address of the page, in words. */
  sendsLabels: Readonly<Record<string, string>>;
  /** Above what the address of the page tells. */
  sendsAddress: string;
  /** Without scripts, instead of the list. */
  sendsAddressPlain: string;
  sendsNote: string;
  /** Used when RELAY_URL is set. */
  sendsNoteRelay: Template<"host">;
  copy: string;
  copied: string;
  copyRefused: string;
  mail: string;
  mailCut: string;
  dismiss: string;
  kept: string;
  offline: string;
  timeout: string;
  summary: Messages["summary"];
}

/** The panel after a success. Its steps promise only what the company can keep. */
export interface NextWords {
  heading: string;
  steps: readonly NamedText[];
  /** A page to read meanwhile. */
  link: Link;
}

export interface Why {
  summary: string;
  text: string;
}

/** The words of a lead form. */
export interface LeadFormWords<Fields = Record<string, unknown>> extends SharedFormWords {
  notices: Notices;
  next: NextWords;
  /** The one sentence under the form; the rest opens below it. */
  privacy: string;
  /** In the order of the fields on the page. */
  labels: Record<keyof Fields & string, string>;
  submit: string;
  busy: string;
  /** Shown with the notice of a success. */
  booking?: OutsideLinkWords;
}

/** The words of a form that checks its answers by the rules of the contract instead of the browser's. */
interface CheckedFormWords<Fields> extends LeadFormWords<Fields> {
  rules: Messages["rules"];
}

export interface HeroFormWords extends LeadFormWords<HeroAssessment> {
  heading: string;
}

export type HomeContactFormWords = LeadFormWords<HomeContact>;

export type ContactFormWords = LeadFormWords<Contact>;

export interface RegistrationFormWords extends CheckedFormWords<Registration> {
  /** The labels of the options. The values that are sent stay English. */
  industries: Record<Industry, string>;
  countries: Record<Country, string>;
  useCases: Record<UseCase, string>;
  useCasesHint: string;
  /** The page that opens after a success. */
  nextPath: SitePath;
}

/**
 * A part of a pre-filled message that the visitor replaces, and its name in the note. A message begun in one language is
 * kept on the page in the other, so the text with its brackets is there in both.
 */
export interface Prompt {
  text: Readonly<Record<Language, string>>;
  name: string;
}

/** A pre-filled message, and the note about prompts that are still in it. */
export interface TemplateWords {
  message: string;
  prompts: readonly Prompt[];
  hint: string;
  /** The note on the prompts that are left. */
  left: Template<"names">;
}

export interface AssessmentFormWords extends CheckedFormWords<Assessment>, TemplateWords {
  why: Why;
  plans: Messages["plans"];
}

export interface SampleReportFormWords extends CheckedFormWords<SampleReport>, TemplateWords {
  why: Why;
}

export interface LoginFormWords {
  labels: { username: string; password: string };
  show: string;
  hide: string;
  /** Read out after Show and Hide. */
  ofPassword: string;
  submit: string;
  busy: string;
  ask: Link;
  note: string;
  insecure: string;
  noScripts: string;
  dismiss: string;
  notices: Notices;
  /** The user name or the password is wrong. */
  invalid: string;
  empty: string;
}

/** The words of the six lead forms by their kind, and of the log-in. */
export interface Forms extends Record<LeadKind, LeadFormWords> {
  "hero-assessment": HeroFormWords;
  "home-contact": HomeContactFormWords;
  contact: ContactFormWords;
  registration: RegistrationFormWords;
  assessment: AssessmentFormWords;
  "sample-report": SampleReportFormWords;
  login: LoginFormWords;
}
