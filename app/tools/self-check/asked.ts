import type { ScenarioId, Words } from "../../../content/words.ts";
import type { SelfCheckProps } from "./props.ts";

/** A scenario as the self-check asks about it. */
export interface Asked {
  id: ScenarioId | Words["bankScenarios"][number]["id"];
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
