export type ClaimId = "records" | "accuracy" | "patterns" | "monitoring" | "loss-reduction";

/** A marketing figure, as shown, and its meaning in two or three words. */
export type Claims = Record<ClaimId, { value: string; meaning: string }>;
