import type { Drawing } from "../../engine/drawing.ts";
import { identityHead } from "./digital-identity.ts";
import { engineHead } from "./fraud-detection.ts";
import { sharingHead } from "./fraud-intelligence.ts";
import { impactHead } from "./implementation.ts";
import { dashboardHead } from "./kyc-verification.ts";
import { programmeHead } from "./managed-services.ts";
import { simulationHead } from "./red-teaming.ts";
import { velocityHead } from "./risk-assessment.ts";
import { monitoringHead } from "./training.ts";
import { trainingHead } from "./training-capability.ts";
import { deviceHead } from "./transaction-monitoring.ts";

/** The head pictures of the product and service pages, wide and for phones. */
export const heads = (): Drawing[] => [
  ...engineHead(),
  ...deviceHead(),
  ...dashboardHead(),
  ...velocityHead(),
  ...identityHead(),
  ...sharingHead(),
  ...impactHead(),
  ...programmeHead(),
  ...monitoringHead(),
  ...simulationHead(),
  ...trainingHead(),
];
