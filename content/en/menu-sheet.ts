import { site } from "../../settings/site.js";
import type { MenuSheetWords } from "../types/frame.ts";

const { london, dubai } = site.offices;

export const menuSheet: MenuSheetWords = {
  lines: {
    "fraud-detection": "Scores every payment and login, and gives its reasons.",
    "transaction-monitoring": "Recognises one device behind many accounts.",
    "kyc-verification": "Losses, alerts and rule results in one view.",
    "risk-assessment": "Current fraud lists, and limits on attempts.",
    "digital-identity": "Checks whether details belong to one person.",
    "fraud-intelligence": "Confirmed fraud, shared among members.",
    "fraud-resilience-assessment":
      "We attack your controls, with written permission, and score how they hold.",
    implementation: "The full cost of fraud, cause by cause.",
    "managed-services": "Policy, roles and playbooks for your team.",
    training: "Analysts on watch, day and night.",
    "red-teaming": "One attack, tested from start to finish.",
    "training-capability": "Training on cases, measured before and after.",
  },
  asides: {
    solutions: [
      {
        heading: "How they fit together",
        text: "Eight steps, from finding the gaps to sharing what you learn.",
        link: { label: "Customer Journey", path: "/customer-journey" },
      },
      {
        heading: "Not sure where to start?",
        text: "An assessment shows your weakest controls.",
        link: { label: "Request an Assessment", path: "/request-assessment" },
      },
    ],
    services: [
      {
        heading: "See the result first",
        text: "A sample report with score, findings and plan.",
        link: { label: "Request a Sample Report", path: "/request-sample-report" },
      },
      {
        heading: "Ask a person",
        text: `Offices in ${london.city.en} and ${dubai.city.en}.`,
        link: { label: "Contact", path: "/contact" },
      },
    ],
  },
};
