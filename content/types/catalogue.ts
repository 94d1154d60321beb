export type SolutionId =
  | "fraud-detection"
  | "transaction-monitoring"
  | "kyc-verification"
  | "risk-assessment"
  | "digital-identity"
  | "fraud-intelligence";

export type ServiceId =
  | "implementation"
  | "managed-services"
  | "training"
  | "red-teaming"
  | "training-capability";

/** The eleven pages that share one template; each id is the last part of its path. */
export type ProductId = SolutionId | ServiceId;

/** Everything that is sold: the eleven and the assessment, which has a page of its own. */
export type CatalogueId = ProductId | "fraud-resilience-assessment";

/** What menus, cards and neighbours need to know of a product without loading its page. */
export interface CatalogueEntry {
  group: "solutions" | "services";
  /** Place within the group, from 1. */
  order: number;
  path: `/${string}`;
  name: string;
  /** Menu line, at most 8 words. */
  short: string;
  /** Card or ledger text, 12 to 20 words. */
  card: string;
}
