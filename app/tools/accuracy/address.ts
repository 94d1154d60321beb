import { site } from "../../../settings/site.js";
import { readHash } from "../read-hash.ts";
import type { Settings } from "./accuracy.ts";

export const ID = "accuracy";

/** The accuracies that the company publishes. */
export const PUBLISHED: readonly number[] = [site.figures.accuracy, site.figures.otherAccuracy];

/** The settings that the tool opens with. The share caught is no company's figure. */
export const START: Settings = {
  ...{ events: 1_000_000, rate: 0.1, caught: 0.5, isHalf: false },
  accuracy: site.figures.accuracy,
};

export const EVENTS = { min: 1_000, max: 1_000_000_000 } as const;
/** In per cent. */
export const RATE = { min: 0.001, max: 5, step: 0.001 } as const;
export const ACCURACY = { min: 90, max: 100, step: 0.01 } as const;

export const COST = { min: 0, max: 1_000_000_000 } as const;
/** The share of fraud in a half-and-half sample, in per cent. */
const HALF = 50;

/** Returns the part of an address that restores the settings. What is empty is left out. */
export function hashOf({ events, rate, accuracy, caught, isHalf, loss, stop, review }: Settings): string {
  const more = { s: isHalf ? HALF : undefined, m: loss, g: stop, v: review };
  return Object.entries(more).reduce(
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
    isHalf: read("s", HALF, HALF, 0) === HALF,
    ...{ loss: cost("m"), stop: cost("g"), review: cost("v") },
  };
}
