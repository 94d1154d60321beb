import { readHash } from "../read-hash.ts";
import { LIMITS, type Limits, type Prices } from "./cube.ts";

export const ID = "sandbox";

/** The twelve days. In each the cheapest setting lies inside all three sliders. */
export const SEEDS = [11, 2, 5, 7, 8, 12, 13, 14, 15, 16, 17, 20];

export interface Settings {
  seed: number;
  limits: Limits;
  prices: Prices;
}

/** The settings that the tool opens with. */
export const START: Settings = {
  seed: 11,
  limits: [LIMITS[0].start, LIMITS[1].start, LIMITS[2].start],
  prices: { review: 15, good: 120 },
};

export const PRICES = { review: { max: 200, step: 5 }, good: { max: 1_000, step: 10 } } as const;

/** Returns the part of an address that restores the settings. */
export const hashOf = ({ seed, limits: [card, device, sim], prices }: Settings): string =>
  `#${ID}?seed=${seed}&card=${card}&device=${device}&sim=${sim}&review=${prices.review}&good=${prices.good}`;

/** Returns the settings of an address. A bad value takes its default; undefined when the address names none. */
export function settingsOf(hash: string): Settings | undefined {
  const read = readHash(hash, ID, /^\d{1,4}$/);
  if (!read) return;
  const limit = ({ id, min, max, start }: (typeof LIMITS)[number]) => read(id, min, max, start);
  return {
    seed: read("seed", 1, 9_999, START.seed),
    limits: [limit(LIMITS[0]), limit(LIMITS[1]), limit(LIMITS[2])],
    prices: {
      review: read("review", 0, PRICES.review.max, START.prices.review),
      good: read("good", 0, PRICES.good.max, START.prices.good),
    },
  };
}
