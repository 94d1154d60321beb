import type { site } from "../../settings/site.js";
import type { ClosingWords, Five, Four, NamedText, RowsWords } from "./parts.ts";

/** A fact that a client asks for before a contract. Its value comes from `site.config.ts`. */
export type CompanyFact = "legalEntity" | Exclude<keyof typeof site.facts, "responseTime">;

/** A leading role. The person's name comes from `site.config.ts` once it may be published. */
export interface Role {
  id: keyof typeof site.leaders;
  role: string;
  answersFor: string;
}

/** An act that is refused, and the words after it. */
export interface Refusal {
  act: string;
  rest: string;
  text: string;
}

export interface AboutWords {
  crumb: string;
  heading: string;
  lead: string;
  mission: NamedText;
  vision: NamedText;
  /** The rows are the five parts of the ruler of weeks, the last one after it; `engagement.tsx` draws their weeks. */
  engagement: Omit<RowsWords, "rows"> & { rows: Five<NamedText> };
  refusals: Omit<RowsWords, "rows"> & { rows: readonly Refusal[] };
  values: {
    number: string;
    heading: string;
    items: Four<NamedText & { id: "innovation" | "integrity" | "expertise" | "partnership" }>;
  };
  leadership: { number: string; heading: string; text: string; roles: readonly Role[] };
  /** Facts from `site.config.ts`; those that are empty are hidden. */
  facts: Omit<RowsWords, "rows"> & { names: Record<CompanyFact, string> };
  closing: ClosingWords;
}
