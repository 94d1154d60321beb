import { settingsHash } from "../settings-hash.ts";
import type { Prices } from "./day-cost.ts";
import { type Limits, LOOSEST, STRICTEST } from "./limits.ts";

export const ID = "sandbox";

/** The twelve days. In each the cheapest setting lies inside all three sliders. */
export const SEEDS = [11, 2, 5, 7, 8, 12, 13, 14, 15, 16, 17, 20];

export type SandboxInputs = Limits & Prices & { seed: number };

export const INPUTS = {
  seed: { param: "seed", min: 1, max: 9_999, start: 11 },
  card: { param: "card", min: STRICTEST.card, max: LOOSEST.card, start: 8 },
  device: { param: "device", min: STRICTEST.device, max: LOOSEST.device, start: 5 },
  sim: { param: "sim", min: LOOSEST.sim, max: STRICTEST.sim, start: 15 },
  review: { param: "review", min: 0, max: 200, start: 15 },
  falsePositive: { param: "good", min: 0, max: 1_000, start: 120 },
};
export const settingsInUrl = settingsHash(ID, INPUTS);
