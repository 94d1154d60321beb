import { site } from "../../../settings/site.js";
import { settingsHash } from "../settings-hash.ts";
import { RATES } from "./accuracy.ts";

export const ID = "accuracy";

const cost = { min: 0, max: 1_000_000_000, places: 2, start: undefined as number | undefined };
/** The tool opens with a neutral share of fraud caught, which is nobody's claim. */
export const INPUTS = {
  events: { param: "n", min: 1_000, max: 1_000_000_000, places: 0, start: 1_000_000 },
  rate: { param: "p", min: 0.001, max: 5, places: 3, start: 0.1 },
  accuracy: { param: "a", min: 90, max: 100, places: 2, start: site.figures.accuracy as number },
  caught: { param: "r", min: 0, max: 100, places: 4, start: 50 },
  loss: { param: "m", ...cost },
  stop: { param: "g", ...cost },
  review: { param: "v", ...cost },
};
export const settingsInUrl = settingsHash(ID, INPUTS);

/** Returns the share of mistakes that an accuracy leaves, or the accuracy that a share of mistakes leaves. */
export const complementOf = (accuracy: number) => Number((100 - accuracy).toFixed(INPUTS.accuracy.places));

const published = [site.figures.accuracy, site.figures.otherAccuracy].map(complementOf);
/** Shares of mistakes in per cent, a logarithmic scale of accuracies which stops at those that the company publishes. */
export const MISTAKES: readonly number[] = [...new Set([10, 8, 6, ...RATES, ...published])]
  .filter((wrong) => wrong === complementOf(100 - wrong))
  .sort((a, b) => b - a);
