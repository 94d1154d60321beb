export interface Claim {
  /** As shown. */
  value: string;
  meaning: string;
  /** Stands under the figure; three short lines. */
  note: string;
  /** The rest of the footnote. */
  more: string;
}

export type ClaimId = "records" | "accuracy" | "patterns" | "monitoring" | "loss-reduction";

export type Claims = Record<ClaimId, Claim>;
