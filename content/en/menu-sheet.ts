import { site } from "../../site.config.ts";
import type { MenuSheetWords } from "../types/frame.ts";

const { london, dubai } = site.offices;

export const menuSheet: MenuSheetWords = {
  lines: {
    "fraud-detection": "Scores each event and gives its reasons.",
    "transaction-monitoring": "Knows the handset behind the new account.",
    "kyc-verification": "Losses, alerts and rule results in one view.",
    "risk-assessment": "Current lists, and limits on speed.",
    "digital-identity": "Do these details belong to one person?",
    "fraud-intelligence": "One member's signal protects the rest.",
    "fraud-resilience-assessment": "We attack with permission, then report.",
    implementation: "What fraud really costs you, line by line.",
    "managed-services": "Policy, people and controls, in working order.",
    training: "Analysts who watch your nights and weekends.",
    "red-teaming": "One attack, played through, gate by gate.",
    "training-capability": "Practice on cases, measured before and after.",
  },
  asides: {
    solutions: [
      {
        heading: "How they join",
        text: "Eight steps, from finding the gaps to sharing what you learn.",
        link: { label: "Customer Journey", path: "/customer-journey" },
      },
      {
        heading: "Not sure where to start?",
        text: "An assessment shows which joint is open.",
        link: { label: "Request an Assessment", path: "/request-assessment" },
      },
    ],
    services: [
      {
        heading: "See the result first",
        text: "A sample report, with its score, findings and plan.",
        link: { label: "Request a Sample Report", path: "/request-sample-report" },
      },
      {
        heading: "Ask a person",
        text: `Offices in ${london.city} and ${dubai.city}.`,
        link: { label: "Contact", path: "/contact" },
      },
    ],
  },
};
