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

/** The eleven products whose pages share a template. Each id is the last part of the path. */
export type ProductId = SolutionId | ServiceId;

/** Everything that is sold: the eleven products, and the assessment, which has its own kind of page. */
export type CatalogueId = ProductId | "fraud-resilience-assessment";

/** The two menus. Each is also the first part of the paths of its pages. */
export type ProductGroup = "solutions" | "services";
