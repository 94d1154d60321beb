import { readHash } from "../read-hash.ts";
import type { Prices } from "./day-cost.ts";
import { type Limits, LOOSEST, STRICTEST } from "./limits.ts";

export const ID = "sandbox";

/** The twelve days. In each the cheapest setting lies inside all three sliders. */
export const SEEDS = [11, 2, 5, 7, 8, 12, 13, 14, 15, 16, 17, 20];

export type Settings = Limits & Prices & { seed: number };

/** The settings that the tool opens with, in the order of the address. */
export const START: Settings = { seed: 11, card: 8, device: 5, sim: 15, review: 15, good: 120 };

/** The bounds of the inputs. */
export const INPUTS = {
  seed: { min: 1, max: 9_999 },
  card: { min: STRICTEST.card, max: LOOSEST.card },
  device: { min: STRICTEST.device, max: LOOSEST.device },
  sim: { min: LOOSEST.sim, max: STRICTEST.sim },
  review: { min: 0, max: 200 },
  good: { min: 0, max: 1_000 },
} as const;

/** Returns the part of an address that restores the settings. */
export const hashOf = (settings: Settings): string =>
  `#${ID}?${Object.entries(settings)
    .map(([key, value]) => `${key}=${value}`)
    .join("&")}`;

/** Returns the settings of an address. A bad value takes its default; undefined when the address names none. */
export function settingsOf(hash: string): Settings | undefined {
  const read = readHash(hash, ID, /^\d{1,4}$/);
  if (!read) return;
  const settings = { ...START };
  for (const key of Object.keys(INPUTS) as (keyof Settings)[])
    settings[key] = read(key, INPUTS[key].min, INPUTS[key].max, START[key]);
  return settings;
}
