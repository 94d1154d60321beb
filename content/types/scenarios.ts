import type { bankScenarioIds, scenarioIds } from "../scenario-list.ts";

export type ScenarioId = (typeof scenarioIds)[number];

export type BankScenarioId = (typeof bankScenarioIds)[number];

export interface Scenario {
  id: ScenarioId;
  name: string;
  /** One line, at most 12 words. */
  short: string;
  /** Captions of the signature. Each number can be counted in the drawing. */
  marks: { usual: string; fraud: string };
  /** Together 40 to 70 words. */
  detail: { whatItIs: string; earlySigns: string; whatWeTest: string };
}

/** A fraud against banks, which only the self-check asks about. */
export interface BankScenario {
  id: BankScenarioId;
  name: string;
  /** One line, at most 12 words. */
  short: string;
  /** The control to have before all others. */
  firstControl: string;
}
