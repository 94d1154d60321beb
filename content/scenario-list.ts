import type { BankScenario, BankScenarioId, Scenario, ScenarioId } from "./types/scenarios.ts";

/** The fraud scenarios, in the order of their numbers on the page. */
export const scenarioIds = [
  "account-takeover",
  "mass-registration",
  "refund-fraud",
  "stolen-cards",
  "promo-abuse",
  "chargeback",
  "reshipping",
  "bots",
  "gift-cards",
  "synthetic-identity",
  "inventory-hoarding",
  "referral",
  "loyalty",
  "sms-pumping",
] as const;

/** Returns the scenarios in order, in the words of a language. */
export const scenariosIn = (words: Record<ScenarioId, Omit<Scenario, "id">>): readonly Scenario[] =>
  scenarioIds.map((id) => ({ id, ...words[id] }));

/** The frauds against banks, in the order in which the self-check asks about them. They have no card on the page. */
export const bankScenarioIds = [
  "push-payment-scam",
  "mule-account",
  "insider",
  "injected-video",
  "remote-access",
  "sim-swap",
] as const;

/** Returns the frauds against banks in order, in the words of a language. */
export const bankScenariosIn = (
  words: Record<BankScenarioId, Omit<BankScenario, "id">>,
): readonly BankScenario[] => bankScenarioIds.map((id) => ({ id, ...words[id] }));
