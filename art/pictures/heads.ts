import type { Drawing } from "../engine/drawing.ts";
import { digitalIdentity } from "./heads/digital-identity.ts";
import { fraudDetection } from "./heads/fraud-detection.ts";
import { fraudIntelligence } from "./heads/fraud-intelligence.ts";
import { implementation } from "./heads/implementation.ts";
import { kycVerification } from "./heads/kyc-verification.ts";
import { managedServices } from "./heads/managed-services.ts";
import { redTeaming } from "./heads/red-teaming.ts";
import { riskAssessment } from "./heads/risk-assessment.ts";
import { training } from "./heads/training.ts";
import { trainingCapability } from "./heads/training-capability.ts";
import { transactionMonitoring } from "./heads/transaction-monitoring.ts";

/** The head pictures of the product and service pages. */
export const heads: readonly (() => Drawing[])[] = [
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
