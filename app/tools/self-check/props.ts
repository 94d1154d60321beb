import type { BankScenario, Scenario, Words } from "../../../content/words.ts";

export interface SelfCheckProps {
  words: Words["selfCheck"];
  /** The scenarios of the page. */
  scenarios: readonly Scenario[];
  /** Those that only the self-check has. */
  banks: readonly BankScenario[];
  /** The page of the request form. */
  requestPath: string;
}
