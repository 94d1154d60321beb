export interface Claim {
  /** As shown. */
  value: string;
  meaning: string;
  /** The footnote. */
  note: string;
}

export type ClaimId =
  | "records"
  | "accuracy"
  | "accuracy-second-reading"
  | "patterns"
  | "monitoring"
  | "loss-reduction";

export type Claims = Record<ClaimId, Claim>;
