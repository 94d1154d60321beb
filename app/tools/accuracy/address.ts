import { site } from "../../../site.config.ts";
import { readHash } from "../read-hash.ts";
import type { Settings } from "./accuracy.ts";

export const ID = "accuracy";

/** The accuracies that the company publishes. */
export const PUBLISHED: readonly number[] = [site.figures.accuracy, site.figures.otherAccuracy];

/** The settings that the tool opens with. The share caught is no company's figure. */
export const START: Settings = {
  ...{ events: 1_000_000, rate: 0.1, caught: 0.5 },
  accuracy: site.figures.accuracy,
};

export const EVENTS = { min: 1_000, max: 1_000_000_000 } as const;
/** In per cent. */
export const RATE = { min: 0.001, max: 5, step: 0.001 } as const;
export const ACCURACY = { min: 90, max: 100, step: 0.01 } as const;

/** Returns the part of an address that restores the settings. */
export const hashOf = ({ events, rate, accuracy, caught }: Settings): string =>
  `#${ID}?n=${events}&p=${rate}&a=${accuracy}&r=${Math.round(caught * 1_000) / 10}`;

/** Returns the settings of an address. A bad value takes its default; undefined when the address names none. */
export function settingsOf(hash: string): Settings | undefined {
  const read = readHash(hash, ID, /^\d{1,10}(\.\d{1,3})?$/);
  if (!read) return;
  return {
    events: Math.round(read("n", EVENTS.min, EVENTS.max, START.events)),
    rate: read("p", RATE.min, RATE.max, START.rate),
    accuracy: Math.round(read("a", ACCURACY.min, ACCURACY.max, START.accuracy) * 100) / 100,
    caught: read("r", 0, 100, START.caught * 100) / 100,
  };
}
