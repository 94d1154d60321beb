import { site } from "../../../settings/site.js";
import { readHash } from "../read-hash.ts";
import type { Settings } from "./accuracy.ts";

export const ID = "accuracy";

/** The settings that the tool opens with. The share caught is no company's figure. */
export const START: Settings = { events: 1_000_000, rate: 0.1, accuracy: site.figures.accuracy, caught: 0.5 };

export const EVENTS = { min: 1_000, max: 1_000_000_000 } as const;
/** In per cent. */
export const RATE = { min: 0.001, max: 5, places: 3 } as const;
export const ACCURACY = { min: 90, max: 100, places: 2 } as const;
export const COST = { min: 0, max: 1_000_000_000, places: 2 } as const;

/** Shares of mistakes in per cent, a logarithmic scale of accuracies. */
const WRONG = [
  10, 8, 6, 5, 4, 3, 2.5, 2, 1.5, 1.2, 1, 0.8, 0.6, 0.5, 0.4, 0.3, 0.25, 0.2, 0.15, 0.12, 0.1, 0.08, 0.06,
  0.05, 0.04, 0.03, 0.02, 0.01,
];
/** The same with those that the company publishes, so that the slider stops at them. */
export const MISTAKES: readonly number[] = [
  ...new Set([...WRONG, ...[site.figures.accuracy, site.figures.otherAccuracy].map(mistakesAt)]),
].sort((a, b) => b - a);

/** Returns the share of mistakes that an accuracy leaves, or the accuracy that a share of mistakes leaves. */
export function mistakesAt(accuracy: number): number {
  return Number((100 - accuracy).toFixed(ACCURACY.places));
}

/** Returns the part of an address that restores the settings. Costs that are empty are left out. */
export function hashOf({ events, rate, accuracy, caught, loss, stop, review }: Settings): string {
  return Object.entries({ m: loss, g: stop, v: review }).reduce(
    (hash, [key, value]) => (value === undefined ? hash : `${hash}&${key}=${value}`),
    `#${ID}?n=${events}&p=${rate}&a=${accuracy}&r=${Math.round(caught * 1_000_000) / 10_000}`,
  );
}

/** Returns the settings of an address. A bad value takes its default; undefined when the address names none. */
export function settingsOf(hash: string): Settings | undefined {
  const read = readHash(hash, ID, /^\d{1,10}(\.\d{1,4})?$/);
  if (!read) return;
  const cost = (key: string) => {
    const value = read(key, COST.min, COST.max, Number.NaN);
    return Number.isNaN(value) ? undefined : value;
  };
  return {
    events: Math.round(read("n", EVENTS.min, EVENTS.max, START.events)),
    rate: read("p", RATE.min, RATE.max, START.rate),
    accuracy: Math.round(read("a", ACCURACY.min, ACCURACY.max, START.accuracy) * 100) / 100,
    caught: read("r", 0, 100, START.caught * 100) / 100,
    ...{ loss: cost("m"), stop: cost("g"), review: cost("v") },
  };
}
