import type { Drawing } from "../../engine/drawing.ts";
import { impact, monitoring, programme, resilience, simulation, training } from "./services.ts";
import { dashboard, device, engine, identity, sharing, velocity } from "./solutions.ts";

/** The twelve line illustrations in one file, a layer each, named after their page's address. */
export const illustrations = (): Drawing => ({
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
  },
});
