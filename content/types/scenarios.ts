import type { scenarioIds } from "../scenario-list.ts";

export type ScenarioId = (typeof scenarioIds)[number];

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
