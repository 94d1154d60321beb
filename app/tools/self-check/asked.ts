import type { BankScenarioId, ScenarioId } from "../../../content/types/scenarios.ts";
import type { Audience } from "../../../content/types/self-check.ts";
import type { SelfCheckProps } from "./props.ts";

/** A scenario as the self-check asks about it. */
export interface Asked {
  id: ScenarioId | BankScenarioId;
  name: string;
  short: string;
  /** Shown with the questions: a scenario for banks has no card on the page. */
  signs?: string;
  /** What the result says about it, under a label. */
  label: string;
  advice: string;
}

type Sources = Pick<SelfCheckProps, "words" | "scenarios" | "banks">;

export const audiences: readonly Audience[] = ["merchant", "bank", "both"];

/** Returns all scenarios, those for banks after the others, so that each keeps its place. */
export const askedOf = ({ words, scenarios, banks }: Sources): readonly Asked[] => [
  ...scenarios.map(({ id, name, short, detail }) => ({
    id,
    name,
    short,
    label: words.found.test,
    advice: detail.whatWeTest,
  })),
  ...banks.map(({ id, name, short, earlySigns, firstControl }) => ({
    id,
    name,
    short,
    signs: earlySigns,
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
