import type { kinds, LeadKind } from "../../contract/kinds.ts";

type Entries<Kind extends LeadKind> = (typeof kinds)[Kind]["fields"]["entries"];
/** The name of a field of any form. */
export type FieldName = { [Kind in LeadKind]: keyof Entries<Kind> }[LeadKind];

/** The parts of the record and of the notice, in their order. */
export const parts = {
  record: [
    ...(["responsible", "officer", "purposes", "basis", "people", "answers", "beside", "address"] as const),
    ...(["storage", "recipients", "transfers", "period", "security", "decisions", "requests"] as const),
  ],
  notice: [
    ...(["responsible", "answers", "beside", "address", "purposes", "basis", "storage"] as const),
    ...(["recipients", "transfers", "period", "cookies", "decisions", "rights", "authority"] as const),
  ],
};
export type Paper = keyof typeof parts;
export const paperNames = ["record", "notice"] as const satisfies Paper[];
export type Part = (typeof parts)[Paper][number];

/** The papers' texts in one language. */
export interface PaperWords {
  /** Stands at the head of each paper. */
  draft: (day: string) => string;
  /** Stands between the entries of a list within a sentence. */
  comma: string;
  /** Marks what no program can know, and says what to ask. */
  lawyer: (question: string) => string;
  /** Marks what the owner has to fill in; `setting` of site.config.ts if there is one. */
  fillIn: (what: string, setting?: string) => string;
  titles: Record<Paper, string>;
  /** Says for which laws the record is. */
  laws: string;
  headings: Record<Part, string>;
  forms: Record<LeadKind, string>;
  fields: Record<FieldName, string>;
  optional: (field: string) => string;

  responsible: (entity: string, address: string, mailbox: string) => string;
  people: string;
  purposes: readonly string[];
  required: string;
  beside: string;
  address: readonly string[];
  storage: { file: string; database: (host: string) => string; country: (country: string) => string };
  recipients: {
    staff: (mailbox: string) => string;
    mail: (host: string) => string;
    weekly: string;
    webhook: (host: string) => string;
    chat: (service: string, host: string) => string;
    names: (names: string) => string;
    spam: (isWeekly: boolean) => string;
    desk: (people: number) => string;
  };
  period: {
    days: (days: string) => string;
    unset: string;
    printed: (period: string) => string;
    copies: string;
  };
  cookies: readonly string[];
  security: {
    https: string;
    files: string;
    always: readonly string[];
    /** Says what the desk keeps of the people who sign in there. */
    actions: string;
  };
  decisions: string;
  rights: (mailbox: string) => string;
  /** For the owner: how to answer people who ask. */
  requests: string;
  /** Gaps to fill in. */
  gaps: Record<
    "entity" | "address" | "country" | "period" | "names" | "proxy" | "copies" | "security",
    string
  > & { host: (host: string) => string };
  /** Questions for a lawyer. */
  questions: Record<"officer" | "basis" | "transfers" | "rights" | "authority" | "decisions", string>;
}
