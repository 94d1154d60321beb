import type { Drawing } from "../../engine/drawing.ts";
import { ruleEngine } from "./rule-engine.ts";
import { impact, monitoring, programme, resilience, simulation, training } from "./services.ts";
import { dashboard, device, engine, identity, sharing, velocity } from "./solutions.ts";

/** The line illustrations in one file: a layer for each of the twelve pages, named after its address, and one for a step of the journey without a page of its own. */
export const illustrations = (): Drawing => ({
  file: "illustrations",
  name: "illustrations",
  viewBox: "0 0 208 148",
  layers: {
    "fraud-detection": engine(),
    "transaction-monitoring": device(),
    "kyc-verification": dashboard(),
    "risk-assessment": velocity(),
    "digital-identity": identity(),
    "fraud-intelligence": sharing(),
    "fraud-resilience-assessment": resilience(),
    implementation: impact(),
    "managed-services": programme(),
    training: monitoring(),
    "red-teaming": simulation(),
    "training-capability": training(),
    "rule-engine": ruleEngine(),
  },
});
