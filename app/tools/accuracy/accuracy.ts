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

/** What one of each costs, in the visitor's currency. */
export interface Costs {
  loss?: number | undefined;
  stop?: number | undefined;
  review?: number | undefined;
}

export interface Settings extends Costs {
  events: number;
  /** The share that is fraud, in per cent. */
  rate: number;
  /** In per cent. */
  accuracy: number;
  /** The share of fraud caught, from 0 to 1. What the accuracy rules out is held at the nearest share it allows. */
  caught: number;
  /** Whether the accuracy was measured on a sample that is half fraud, and not at the share above. */
  isHalf: boolean;
}

/** Returns the shares of fraud caught that an accuracy allows, from 0 to 1. */
export function allowed({ events, rate, accuracy, isHalf }: Settings) {
  const frauds = events * (rate / 100);
  // The sample in which the accuracy was measured, as large as all genuine customers of the events need.
  const sampleFrauds = isHalf ? events - frauds : frauds;
  const sample = isHalf ? 2 * sampleFrauds : events;
  const sampleMistakes = sample * (1 - accuracy / 100);
  const least = 1 - sampleMistakes / sampleFrauds;
  const low = least > NOTHING ? least : 0;
  return {
    low,
    high: Math.max(low, Math.min(1, (sample - sampleMistakes) / sampleFrauds)),
    frauds,
    /** The mistakes of the sample that are no missed frauds. */
    stoppedAt: (caught: number) => Math.max(0, sampleMistakes - (sampleFrauds - sampleFrauds * caught)),
  };
}

/**
 * Returns everything that follows from the settings, as expected numbers and without rounding. A ratio without a divisor
 * is undefined.
 */
export function reckon(settings: Settings) {
  const { low, high, frauds, stoppedAt } = allowed(settings);
  const share = Math.min(high, Math.max(low, settings.caught));
  const found = frauds * share;
  const missed = frauds - found;
  const stopped = stoppedAt(share);
  const alerts = found + stopped;
  return {
    low,
    high,
    share,
    frauds,
    mistakes: missed + stopped,
    found,
    missed,
    stopped,
    alerts,
    precision: alerts > NOTHING ? found / alerts : undefined,
    perFraud: found > NOTHING ? stopped / found : undefined,
    falsePositives: stopped / (settings.events - frauds),
    doNothing: 100 - settings.rate,
  };
}

export type Reckoned = ReturnType<typeof reckon>;

/**
 * Returns what the events cost: a row for each cost that is known, their sum, and the costs that are missing from it.
 * Only a sum of all three is compared with the cost without alerts. Undefined while no cost is known.
 */
export function moneyOf({ missed, stopped, alerts, frauds }: Reckoned, { loss, stop, review }: Costs) {
  const rows = [
    { id: "missed", cost: "loss", count: missed, each: loss },
    { id: "stopped", cost: "stop", count: stopped, each: stop },
    { id: "alerts", cost: "review", count: alerts, each: review },
  ] as const;
  const missing = rows.filter(({ each }) => each === undefined).map(({ cost }) => cost);
  const known = rows.flatMap(({ each, ...row }) =>
    each === undefined ? [] : { ...row, each, sum: row.count * each },
  );
  if (known.length === 0) return;
  const total = known.reduce((sum, row) => sum + row.sum, 0);
  const isWhole = loss !== undefined && missing.length === 0;
  return { rows: known, total, missing, noAlerts: isWhole ? frauds * loss : undefined };
}
