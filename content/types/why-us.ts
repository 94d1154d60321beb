import type { CatalogueId } from "./catalogue.ts";
import type { ClaimId } from "./claims.ts";
import type { ClosingWords, NamedText, RowsWords, Six } from "./parts.ts";

/** A reason to work with us. It has the figure of a claim, or a word instead. */
export interface Advantage {
  claim?: ClaimId;
  word?: string;
  name: string;
  text: string;
  /** A question to ask us before you believe it. */
  ask: string;
  /** The contents of a good answer. */
  show: string;
  /** The product whose illustration is shown. */
  picture: CatalogueId;
}

export interface WhyUsWords {
  crumb: string;
  heading: string;
  lead: string;
  ask: string;
  show: string;
  advantages: Six<Advantage>;
  pilot: RowsWords;
  /** Frauds against banks, each with the product that covers it. */
  banks: Omit<RowsWords, "rows"> & { rows: readonly (NamedText & { product: CatalogueId })[] };
  /** Heads the list of rules. */
  region: { number: string; heading: string };
  closing: ClosingWords;
}
