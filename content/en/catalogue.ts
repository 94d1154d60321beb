import type { CatalogueEntry, CatalogueId } from "../types/catalogue.ts";
import { services, solutions } from "./navigation.ts";

const groups = { solutions, services };

/** Group, place, path and name as the frame has them. @throws Error for an id that the menus do not list */
function placed(id: CatalogueId): Pick<CatalogueEntry, "group" | "order" | "path" | "name"> {
  for (const group of ["solutions", "services"] as const) {
    const index = groups[group].findIndex((item) => item.id === id);
    const item = groups[group][index];
    if (item) return { group, order: index + 1, path: item.path, name: item.name };
  }
  throw new Error(`No menu lists ${id}.`);
}

/** What is said of everything that is sold wherever its page is not open. */
export const catalogue = {
  "fraud-detection": {
    ...placed("fraud-detection"),
    short: "Scores each event and gives its reasons.",
    card: "Scores each registration, log-in and payment while it waits, and writes down the reasons behind the number.",
  },
  "transaction-monitoring": {
    ...placed("transaction-monitoring"),
    short: "Knows the handset behind the new account.",
    card: "Recognises the handset behind a cleared browser or a reset app, and counts the accounts that live on it.",
  },
  "kyc-verification": {
    ...placed("kyc-verification"),
    short: "Losses, alerts and rule results in one view.",
    card: "Shows what was stopped, released and missed, each against its usual band, so Sunday's meeting starts from facts.",
  },
  "risk-assessment": {
    ...placed("risk-assessment"),
    short: "Current lists, and limits on speed.",
    card: "Keeps your lists current and counts every card, device and number against a limit before the payment does.",
  },
  "digital-identity": {
    ...placed("digital-identity"),
    short: "Do these details belong to one person?",
    card: "Checks whether name, number, e-mail, device and address have lived together before, in Arabic and in Latin script.",
  },
  "fraud-intelligence": {
    ...placed("fraud-intelligence"),
    short: "One member's signal protects the rest.",
    card: "Carries a confirmed fraud signal from one member to the others, without naming the customer or the sender.",
  },
  "fraud-resilience-assessment": {
    ...placed("fraud-resilience-assessment"),
    short: "We attack with permission, then report.",
    card: "Plays fraud scenarios against your own journeys, by written agreement, and scores what held and what gave way.",
  },
  implementation: {
    ...placed("implementation"),
    short: "What fraud really costs you, line by line.",
    card: "Counts the loss, the fees, the hours and the good customers turned away, then shows which step costs most.",
  },
  "managed-services": {
    ...placed("managed-services"),
    short: "Policy, people and controls, in working order.",
    card: "Writes the policy, the roles and the playbooks with your team, month by month, until they run without us.",
  },
  training: {
    ...placed("training"),
    short: "Analysts who watch your nights and weekends.",
    card: "Watches your events and the places where your name is traded, and rings you with a finding, not a feed.",
  },
  "red-teaming": {
    ...placed("red-teaming"),
    short: "One attack, played through, gate by gate.",
    card: "Plays one chosen attack from first account to cash-out, against your live controls, with your written permission.",
  },
  "training-capability": {
    ...placed("training-capability"),
    short: "Practice on cases, measured before and after.",
    card: "Trains reviewers, agents and product teams on real patterns, and measures what they catch before and after.",
  },
} as const satisfies Record<CatalogueId, CatalogueEntry>;
