import type { BankScenario, Scenario, ScenarioId, Words } from "../../../content/words.ts";

export interface SelfCheckProps {
  words: Words["selfCheck"];
  /** The scenarios of the page. */
  scenarios: readonly Scenario[];
  /** Those that only the self-check has. */
  banks: readonly BankScenario[];
  /** The page of the request form. */
  requestPath: string;
}

/** A scenario as the self-check asks about it. */
export interface Asked {
  id: ScenarioId | BankScenario["id"];
  name: string;
  short: string;
  /** What the result says about it, under a label. */
  label: string;
  advice: string;
}

/** Returns all scenarios, those for banks after the others, so that each keeps its place. */
export const askedOf = ({ words, scenarios, banks }: SelfCheckProps): readonly Asked[] => [
  ...scenarios.map(({ detail, ...scenario }) => ({
    ...scenario,
    label: words.found.test,
    advice: detail.whatWeTest,
  })),
  ...banks.map(({ firstControl, ...scenario }) => ({
    ...scenario,
    label: words.found.control,
    advice: firstControl,
  })),
];
