import type { ProductId } from "../../../content/types/catalogue.ts";
import type { Drawing } from "../../engine/drawing.ts";
import { agreement } from "./digital-identity.ts";
import { scores } from "./fraud-detection.ts";
import { sharing } from "./fraud-intelligence.ts";
import { staircase } from "./implementation.ts";
import { measures } from "./kyc-verification.ts";
import { months } from "./managed-services.ts";
import { gates } from "./red-teaming.ts";
import { velocity } from "./risk-assessment.ts";
import { week } from "./training.ts";
import { curves } from "./training-capability.ts";
import { handsets } from "./transaction-monitoring.ts";

/** The explanatory figure of each product and service page. */
export const productFigures: Record<ProductId, () => Drawing[]> = {
  "fraud-detection": scores,
  "transaction-monitoring": handsets,
  "kyc-verification": measures,
  "risk-assessment": velocity,
  "digital-identity": agreement,
  "fraud-intelligence": sharing,
  implementation: staircase,
  "managed-services": months,
  training: week,
  "red-teaming": gates,
  "training-capability": curves,
};
