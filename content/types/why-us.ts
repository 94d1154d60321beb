import type { CatalogueId } from "./catalogue.ts";
import type { ClaimId } from "./claims.ts";
import type { ClosingWords, Six } from "./parts.ts";

/** A reason to work with us; its figure comes from the claims, or it has a word in the figure's place. */
export interface Advantage {
  claim?: ClaimId;
  word?: string;
  name: string;
  text: string;
  /** A question to ask us before you believe it. */
  ask: string;
  /** The illustration of this product stands beside it. */
  picture: CatalogueId;
}

export interface WhyUsWords {
  crumb: string;
  heading: string;
  lead: string;
  ask: string;
  advantages: Six<Advantage>;
  closing: ClosingWords;
}
