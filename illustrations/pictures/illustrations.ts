import { products } from "../../content/en/products.ts";
import type { CatalogueId, ProductId } from "../../content/menus.ts";
import { nextOf } from "../../content/menus.ts";
import type { Drawing } from "../engine/drawing.ts";
import { num } from "../engine/paths.ts";
import {
  fraudResilienceAssessment,
  implementation,
  managedServices,
  redTeaming,
  ruleEngine,
  training,
  trainingCapability,
} from "./illustrations/services.ts";
import {
  digitalIdentity,
  fraudDetection,
  fraudIntelligence,
  kycVerification,
  riskAssessment,
  transactionMonitoring,
} from "./illustrations/solutions.ts";

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

/** The lower ends of the illustrations. */
const FEET: Record<CatalogueId, number> = {
  "fraud-detection": 146,
  "transaction-monitoring": 142,
  "kyc-verification": 128,
  "risk-assessment": 142,
  "digital-identity": 140,
  "fraud-intelligence": 140,
  "fraud-resilience-assessment": 136,
  implementation: 140,
  "managed-services": 108,
  training: 131,
  "red-teaming": 136,
  "training-capability": 131,
};

/**
 * The illustration of the next product of the menu, in the file of the page that leads to it. It is shown larger than
 * elsewhere, so that its lines are drawn thinner, and nothing is empty below it.
 */
export function nextIllustrations(): Drawing[] {
  const { layers } = illustrations();
  return Object.keys(products).map((id) => {
    const next = nextOf(id as ProductId);
    const markup = layers[next] ?? "";
    const all = markup.replaceAll(
      /stroke-width="([\d.]+)"/g,
      (_, width) => `stroke-width="${num(width * 0.5, 2)}"`,
    );
    return { file: id, name: "next", viewBox: `0 0 208 ${FEET[next]}`, layers: { all } };
  });
}
