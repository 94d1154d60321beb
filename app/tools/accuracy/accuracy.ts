/** Shares of events that are fraud, in per cent, as the slider offers them. */
export const RATES: readonly number[] = [
  0.01, 0.012, 0.015, 0.02, 0.025, 0.03, 0.04, 0.05, 0.06, 0.08, 0.1, 0.12, 0.15, 0.2, 0.25, 0.3, 0.4, 0.5,
  0.6, 0.8, 1, 1.2, 1.5, 2, 2.5, 3, 4, 5,
];

/** Returns the place of the step that is nearest to a value, in proportion. */
export function nearestStep(steps: readonly number[], value: number): number {
  const apart = (at: number) => Math.abs(Math.log((steps[at] ?? 0) / value));
  return steps.reduce((best, _, at) => (apart(at) < apart(best) ? at : best), 0);
}

/** Counts below this are rounding errors and mean zero. */
const EPSILON = 1e-9;

/** What one of each costs, in the visitor's currency. */
export interface Costs {
  loss?: number | undefined;
  stop?: number | undefined;
  review?: number | undefined;
}

export interface Inputs extends Costs {
  events: number;
  /** The share that is fraud, in per cent. */
  rate: number;
  /** In per cent. */
  accuracy: number;
  /** The share of fraud caught, in per cent. What the accuracy rules out is held at the nearest share it allows. */
  caught: number;
}

/**
 * Returns everything that follows from the settings, as expected numbers and without rounding. A ratio without a divisor
 * is undefined.
 */
export function calculateCounts({ events, rate, accuracy, caught }: Inputs) {
  const frauds = events * (rate / 100);
  const mistakes = events * (1 - accuracy / 100);
  const least = 1 - mistakes / frauds;
  // The shares of fraud caught that the accuracy allows.
  const low = least > EPSILON ? least : 0;
  const high = Math.max(low, Math.min(1, (events - mistakes) / frauds));
  const stoppedAt = (share: number) => Math.max(0, mistakes - (frauds - frauds * share));
  const share = Math.min(high, Math.max(low, caught / 100));
  const found = frauds * share;
  const falsePositives = stoppedAt(share);
  const alerts = found + falsePositives;
  return {
    low,
    high,
    share,
    frauds,
    mistakes,
    found,
    missed: frauds - found,
    falsePositives,
    stoppedAt,
    alerts,
    precision: alerts > EPSILON ? found / alerts : undefined,
    perFraud: found > EPSILON ? falsePositives / found : undefined,
    doNothing: 100 - rate,
  };
}

export type Counts = ReturnType<typeof calculateCounts>;

/**
 * Returns what the events cost, as far as costs are known, and the costs that are missing. Only a sum of all three is
 * compared with the cost without alerts. Undefined while no cost is known.
 */
export function costOf({ missed, falsePositives, alerts, frauds }: Counts, costs: Costs) {
  const counts = { loss: missed, stop: falsePositives, review: alerts };
  const names = ["loss", "stop", "review"] as const;
  const missing = names.filter((name) => costs[name] === undefined);
  if (missing.length === names.length) return;
  const total = names.reduce((sum, name) => sum + counts[name] * (costs[name] ?? 0), 0);
  return { total, missing, noAlerts: missing.length === 0 ? frauds * (costs.loss ?? 0) : undefined };
}
