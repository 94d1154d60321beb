import type { Drawing } from "../../engine/drawing.ts";
import { dashboardHead } from "./dashboard.ts";
import { deviceHead } from "./device.ts";
import { engineHead } from "./engine.ts";
import { identityHead } from "./identity.ts";
import { impactHead } from "./impact.ts";
import { monitoringHead } from "./monitoring.ts";
import { programmeHead } from "./programme.ts";
import { sharingHead } from "./sharing.ts";
import { simulationHead } from "./simulation.ts";
import { trainingHead } from "./training.ts";
import { velocityHead } from "./velocity.ts";

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
