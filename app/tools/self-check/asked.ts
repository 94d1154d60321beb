import type { BankScenarioId, ScenarioId } from "../../../content/types/scenarios.ts";
import type { Audience } from "../../../content/types/self-check.ts";
import type { SelfCheckProps } from "./props.ts";

/** A scenario as the self-check asks about it. */
export interface Asked {
  id: ScenarioId | BankScenarioId;
  name: string;
  short: string;
  /** What the result says about it, under a label. */
  label: string;
  advice: string;
}

type Sources = Pick<SelfCheckProps, "words" | "scenarios" | "banks">;

/** Returns all scenarios, those for banks after the others, so that each keeps its place. */
export const askedOf = ({ words, scenarios, banks }: Sources): readonly Asked[] => [
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

/** Returns the part of a list over all scenarios that an audience is asked about: from where, and up to where. */
export function rangeOf(
  audience: Audience,
  { scenarios, banks }: Pick<Sources, "scenarios" | "banks">,
): { from: number; to: number } {
  const merchant = scenarios.length;
  const all = merchant + banks.length;
  return { from: audience === "bank" ? merchant : 0, to: audience === "merchant" ? merchant : all };
}
