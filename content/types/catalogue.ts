// Ids are the URL slugs, which are fixed; the product behind one often has another name.

export type SolutionId =
  /** AI Managed Risk Engine */
  | "fraud-detection"
  /** Device Intelligence */
  | "transaction-monitoring"
  /** Risk Analytics Dashboard */
  | "kyc-verification"
  /** Managed Watchlists & Velocity Guard */
  | "risk-assessment"
  | "digital-identity"
  | "fraud-intelligence";

export type ServiceId =
  /** Fraud Impact Assessment */
  | "implementation"
  /** Fraud Program Development */
  | "managed-services"
  /** Fraud Intelligence & Monitoring */
  | "training"
  /** Fraud Simulation */
  | "red-teaming"
  | "training-capability";

/** The eleven products whose pages share a template. Each id is the last part of the path. */
export type ProductId = SolutionId | ServiceId;

/** Everything that is sold: the eleven products, and the assessment, which has its own kind of page. */
export type CatalogueId = ProductId | "fraud-resilience-assessment";

/** The two menus. Each is also the first part of the paths of its pages. */
export type ProductGroup = "solutions" | "services";
