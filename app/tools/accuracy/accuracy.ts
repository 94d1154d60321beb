/** Shares of events that are fraud, in per cent, as the slider offers them. */
export const RATES: readonly number[] = [
  0.01, 0.012, 0.015, 0.02, 0.025, 0.03, 0.04, 0.05, 0.06, 0.08, 0.1, 0.12, 0.15, 0.2, 0.25, 0.3, 0.4, 0.5,
  0.6, 0.8, 1, 1.2, 1.5, 2, 2.5, 3, 4, 5,
];

/** Returns the share of the slider that is nearest to a share. */
export function nearestRate(rate: number): number {
  const apart = (one: number) => Math.max(one / rate, rate / one);
  return RATES.reduce((best, one) => (apart(one) < apart(best) ? one : best));
}

/** Counts below this are rounding errors and mean zero. */
const NOTHING = 1e-9;

export interface Settings {
  events: number;
  /** The share that is fraud, in per cent. */
  rate: number;
  /** In per cent. */
  accuracy: number;
  /** The share of fraud caught, from 0 to 1. What the accuracy rules out is held at the nearest share it allows. */
  caught: number;
}

/** Returns the shares of fraud caught that an accuracy allows, from 0 to 1. */
export function allowed({ events, rate, accuracy }: Settings) {
  const frauds = events * (rate / 100);
  const mistakes = events * (1 - accuracy / 100);
  const least = 1 - mistakes / frauds;
  const low = least > NOTHING ? least : 0;
  return { low, high: Math.max(low, Math.min(1, (events - mistakes) / frauds)), frauds, mistakes };
}

/**
 * Returns everything that follows from the settings, as expected numbers and without rounding. A ratio without a divisor
 * is undefined.
 */
export function reckon(settings: Settings) {
  const { low, high, frauds, mistakes } = allowed(settings);
  const share = Math.min(high, Math.max(low, settings.caught));
  const found = frauds * share;
  const missed = frauds - found;
  const stopped = Math.max(0, mistakes - missed);
  const alerts = found + stopped;
  return {
    low,
    high,
    share,
    frauds,
    mistakes,
    found,
    missed,
    stopped,
    alerts,
    precision: alerts > NOTHING ? found / alerts : undefined,
    perFraud: found > NOTHING ? stopped / found : undefined,
    doNothing: 100 - settings.rate,
  };
}

export type Reckoned = ReturnType<typeof reckon>;
