import { products } from "../../content/en/products.ts";
import type { ProductId } from "../../content/types/catalogue.ts";
import type { Drawing } from "../engine/drawing.ts";
import { digitalIdentity } from "./stages/digital-identity.ts";
import { fraudDetection } from "./stages/fraud-detection.ts";
import { fraudIntelligence } from "./stages/fraud-intelligence.ts";
import { kycVerification } from "./stages/kyc-verification.ts";
import { riskAssessment } from "./stages/risk-assessment.ts";
import { stage } from "./stages/stage.ts";
import { transactionMonitoring } from "./stages/transaction-monitoring.ts";

const drawn: Partial<Record<ProductId, () => Drawing[]>> = {
  "transaction-monitoring": transactionMonitoring,
  "fraud-detection": fraudDetection,
  "kyc-verification": kycVerification,
  "risk-assessment": riskAssessment,
  "digital-identity": digitalIdentity,
  "fraud-intelligence": fraudIntelligence,
};

/** The pictures of the first screens of the product and service pages. */
export const stages: readonly (() => Drawing[])[] = (Object.keys(products) as ProductId[]).map(
  (id) => drawn[id] ?? stage(id, () => ({ base: "", warm: "", checked: "", number: 0 })),
);
