import type { CatalogueId } from "../menus.ts";

/** The words in the panels of the drop-down menus, fetched with them. The names of the products are in `layout`. */
export const menuPanel = {
  /** A line under the name of each product, also on the home page. */
  lines: {
    "fraud-detection": "Scores every payment and login, and gives its reasons.",
    "transaction-monitoring": "Recognises one device behind many accounts.",
    "kyc-verification": "Losses, alerts and rule results in one view.",
    "risk-assessment": "Your lists kept current, and limits on attempts.",
    "digital-identity": "Checks whether details belong to one person.",
    "fraud-intelligence": "Signals of confirmed fraud, shared without names.",
    "fraud-resilience-assessment":
      "We attack your controls, with written permission, and score how they hold.",
    implementation: "The full cost of fraud, cause by cause.",
    "managed-services": "Policy, roles and playbooks for your team.",
    training: "Analysts on watch, day and night.",
    "red-teaming": "One attack, tested from start to finish.",
    "training-capability": "Training on cases, measured before and after.",
  },
} as const satisfies { lines: Record<CatalogueId, string> };
