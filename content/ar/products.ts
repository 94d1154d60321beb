import type { ProductId } from "../menus.ts";
import type { ProductPage } from "../parts.ts";
import { digitalIdentity } from "./products/digital-identity.ts";
import { fraudDetection } from "./products/fraud-detection.ts";
import { fraudIntelligence } from "./products/fraud-intelligence.ts";
import { implementation } from "./products/implementation.ts";
import { kycVerification } from "./products/kyc-verification.ts";
import { managedServices } from "./products/managed-services.ts";
import { redTeaming } from "./products/red-teaming.ts";
import { riskAssessment } from "./products/risk-assessment.ts";
import { training } from "./products/training.ts";
import { trainingCapability } from "./products/training-capability.ts";
import { transactionMonitoring } from "./products/transaction-monitoring.ts";

/** The eleven product pages. */
export const products: Record<ProductId, ProductPage> = {
  "fraud-detection": fraudDetection,
  "transaction-monitoring": transactionMonitoring,
  "kyc-verification": kycVerification,
  "risk-assessment": riskAssessment,
  "digital-identity": digitalIdentity,
  "fraud-intelligence": fraudIntelligence,
  implementation,
  "managed-services": managedServices,
  training,
  "red-teaming": redTeaming,
  "training-capability": trainingCapability,
};
