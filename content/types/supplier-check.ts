import type { CompanyFact } from "./about.ts";
import type { Link, SitePath, Template } from "./parts.ts";

/** The owner's setting that answers a question. */
export type SupplierFact = CompanyFact | "responseTime";

/** A question that the site answers, in the words of the page at `path`. */
export interface AnsweredQuestion {
  ask: string;
  answer: string;
  path: SitePath;
}

/** A question that a setting answers. The page at `path` shows it too. */
export interface FactQuestion {
  ask: string;
  fact: SupplierFact;
  path: SitePath;
}

/** One without an answer here is answered in writing on request. */
export type SupplierQuestion = AnsweredQuestion | FactQuestion | { ask: string };

export interface SupplierCheckWords {
  number: string;
  heading: string;
  text: Template<"n" | "answered">;
  /** Of the questions of a group, those that are answered here. */
  count: Template<"n" | "answered">;
  /** Stands for an answer. */
  onRequest: string;
  /** The table of all questions, which the build writes. */
  file: Link;
  /** The page at which to ask for the other answers. */
  request: Link;
  columns: { group: string; question: string; answer: string; source: string };
  groups: readonly { name: string; questions: readonly SupplierQuestion[] }[];
}
