import type { Scenario } from "../../../content/types/scenarios.ts";
import type { SelfCheckWords } from "../../../content/types/self-check.ts";

export interface SelfCheckProps {
  words: SelfCheckWords;
  scenarios: readonly Scenario[];
  /** The page of the request form. */
  requestPath: string;
}
