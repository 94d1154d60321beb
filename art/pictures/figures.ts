import type { Drawing } from "../engine/drawing.ts";
import { digitalIdentity } from "./figures/digital-identity.ts";
import { fraudDetection } from "./figures/fraud-detection.ts";
import { fraudIntelligence } from "./figures/fraud-intelligence.ts";
import { implementation } from "./figures/implementation.ts";
import { kycVerification } from "./figures/kyc-verification.ts";
import { managedServices } from "./figures/managed-services.ts";
import { model } from "./figures/model.ts";
import { redTeaming } from "./figures/red-teaming.ts";
import { riskAssessment } from "./figures/risk-assessment.ts";
import { training } from "./figures/training.ts";
import { trainingCapability } from "./figures/training-capability.ts";
import { transactionMonitoring } from "./figures/transaction-monitoring.ts";

/** The explanatory figures of the product and service pages. */
export const figures: readonly (() => Drawing[])[] = [
  fraudDetection,
  model,
  transactionMonitoring,
  kycVerification,
  riskAssessment,
  digitalIdentity,
  fraudIntelligence,
  implementation,
  managedServices,
  training,
  redTeaming,
  trainingCapability,
];
