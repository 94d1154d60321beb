import { products } from "../../content/en/products.ts";
import type { CatalogueId } from "../../content/types/catalogue.ts";
import type { Drawing } from "../engine/drawing.ts";
import { digitalIdentity } from "./illustrations/digital-identity.ts";
import { fraudDetection } from "./illustrations/fraud-detection.ts";
import { fraudIntelligence } from "./illustrations/fraud-intelligence.ts";
import { fraudResilienceAssessment } from "./illustrations/fraud-resilience-assessment.ts";
import { implementation } from "./illustrations/implementation.ts";
import { kycVerification } from "./illustrations/kyc-verification.ts";
import { managedServices } from "./illustrations/managed-services.ts";
import { redTeaming } from "./illustrations/red-teaming.ts";
import { riskAssessment } from "./illustrations/risk-assessment.ts";
import { ruleEngine } from "./illustrations/rule-engine.ts";
import { training } from "./illustrations/training.ts";
import { trainingCapability } from "./illustrations/training-capability.ts";
import { transactionMonitoring } from "./illustrations/transaction-monitoring.ts";

/** The line illustrations: one for each page of the catalogue, and one for a step of the journey without a page. */
export function illustrations(): Drawing {
  const layers: Record<CatalogueId | "rule-engine", string> = {
    "fraud-detection": fraudDetection(),
    "transaction-monitoring": transactionMonitoring(),
    "kyc-verification": kycVerification(),
    "risk-assessment": riskAssessment(),
    "digital-identity": digitalIdentity(),
    "fraud-intelligence": fraudIntelligence(),
    "fraud-resilience-assessment": fraudResilienceAssessment(),
    implementation: implementation(),
    "managed-services": managedServices(),
    training: training(),
    "red-teaming": redTeaming(),
    "training-capability": trainingCapability(),
    "rule-engine": ruleEngine(),
  };
  return { file: "illustrations", name: "illustrations", viewBox: "0 0 208 148", layers };
}

/** The illustrations of the four products that a product page shows on one strap, in the page's own file. */
export function chainIllustrations(): Drawing[] {
  const drawing = illustrations();
  return Object.entries(products).map(([file, { relatedProducts }]) => ({
    ...drawing,
    file,
    name: "chain",
    layers: Object.fromEntries(relatedProducts.chain.map(({ id }) => [id, drawing.layers[id] ?? ""])),
  }));
}
