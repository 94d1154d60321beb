import type { CatalogueId } from "./catalogue.ts";
import type { Template } from "./parts.ts";

export type RuleId =
  | "sama-counter-fraud"
  | "cbuae-authentication"
  | "ksa-data"
  | "uae-data"
  | "egypt-data"
  | "ksa-address";

/** A law or a regulator's rule that matters to clients. */
export interface Rule {
  id: RuleId;
  country: string;
  name: string;
  /** One sentence about what it asks. */
  asks: string;
  /** The product or service that helps with it. */
  helps: CatalogueId;
  /** The published text, or the public source that describes it. */
  source: string;
  /** Month in which the source was last read, as 2026-11. The build warns once it is 18 months old. */
  checked: string;
}

export interface RulesWords {
  rules: readonly Rule[];
  entry: Template<"country" | "asks">;
  source: Template<"source" | "month">;
  /** The month is the oldest of the list. */
  advice: Template<"month">;
}
