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

/** The two menus, and the first part of the paths of their pages. */
export type ProductGroup = "solutions" | "services";
