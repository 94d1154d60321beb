import { products } from "../../content/en/products.ts";
import { type CatalogueId, nextOf, type ProductId } from "../../content/menus.ts";
import type { Drawing } from "../engine/drawing.ts";
import { num } from "../engine/paths.ts";
import * as services from "./products/services.ts";
import * as solutions from "./products/solutions.ts";

/** The line illustrations, one for each page of the catalogue, and their lower ends. */
const PAGES: Record<CatalogueId, { draw: () => string; foot: number }> = {
  "fraud-detection": { draw: solutions.fraudDetection, foot: 146 },
  "transaction-monitoring": { draw: solutions.transactionMonitoring, foot: 142 },
  "kyc-verification": { draw: solutions.kycVerification, foot: 128 },
  "risk-assessment": { draw: solutions.riskAssessment, foot: 142 },
  "digital-identity": { draw: solutions.digitalIdentity, foot: 140 },
  "fraud-intelligence": { draw: solutions.fraudIntelligence, foot: 140 },
  "fraud-resilience-assessment": { draw: services.fraudResilienceAssessment, foot: 136 },
  implementation: { draw: services.implementation, foot: 140 },
  "managed-services": { draw: services.managedServices, foot: 108 },
  training: { draw: services.training, foot: 131 },
  "red-teaming": { draw: services.redTeaming, foot: 136 },
  "training-capability": { draw: services.trainingCapability, foot: 131 },
};

/** The illustrations, with one for a step of the journey without a page. */
export function illustrations(): Drawing {
  const pages = Object.entries(PAGES).map(([id, { draw }]) => [id, draw()]);
  const layers = { ...Object.fromEntries(pages), "rule-engine": services.ruleEngine() };
  return { file: "illustrations", name: "illustrations", viewBox: "0 0 208 148", layers };
}

/**
 * The illustration of the next product of the menu, in the file of the page that leads to it. It is shown larger than
 * elsewhere, so that its lines are drawn thinner, and nothing is empty below it.
 */
export function nextIllustrations(): Drawing[] {
  return Object.keys(products).map((id) => {
    const next = nextOf(id as ProductId);
    const { draw, foot } = PAGES[next];
    const thinner = (_: string, width: string) => `stroke-width="${num(Number(width) * 0.5, 2)}"`;
    const all = draw().replaceAll(/stroke-width="([\d.]+)"/g, thinner);
    return { file: id, name: "next", viewBox: `0 0 208 ${foot}`, layers: { all } };
  });
}
