import type { Drawing } from "../engine/drawing.ts";
import { digitalIdentity } from "./stages/digital-identity.ts";
import { fraudDetection } from "./stages/fraud-detection.ts";
import { fraudIntelligence } from "./stages/fraud-intelligence.ts";
import { implementation } from "./stages/implementation.ts";
import { kycVerification } from "./stages/kyc-verification.ts";
import { managedServices } from "./stages/managed-services.ts";
import { redTeaming } from "./stages/red-teaming.ts";
import { riskAssessment } from "./stages/risk-assessment.ts";
import { training } from "./stages/training.ts";
import { trainingCapability } from "./stages/training-capability.ts";
import { transactionMonitoring } from "./stages/transaction-monitoring.ts";

/** The pictures of the first screens of the product and service pages. */
export const stages: readonly (() => Drawing[])[] = [
  fraudDetection,
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
