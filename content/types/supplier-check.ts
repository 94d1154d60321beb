import type { CompanyFact } from "./about.ts";
import type { Link, SitePath } from "./parts.ts";

/** A question with our answer, or with the owner's setting that answers it. One without either is answered in writing. */
export interface SupplierQuestion {
  ask: string;
  /** It begins with Yes, No or a fact. */
  answer?: string;
  fact?: CompanyFact | "responseTime";
  /** The page that says more. */
  path?: SitePath;
}

export interface SupplierCheckWords {
  heading: string;
  /** The table of all questions, which the build writes. */
  file: Link;
  yes: string;
  no: string;
  /** On the page: what we do, and what we do not do. */
  answers: readonly { is: "yes" | "no"; text: string }[];
  further: string;
  /** In the table, in place of an answer. */
  onRequest: string;
  columns: { group: string; question: string; answer: string; source: string };
  groups: readonly { name: string; questions: readonly SupplierQuestion[] }[];
}
