import type { BankScenario, Scenario } from "../../../content/types/scenarios.ts";
import type { SelfCheckWords } from "../../../content/types/self-check.ts";

export interface SelfCheckProps {
  words: SelfCheckWords;
  /** The scenarios of the page. */
  scenarios: readonly Scenario[];
  /** Those that only the self-check has. */
  banks: readonly BankScenario[];
  /** The page of the request form. */
  requestPath: string;
}
