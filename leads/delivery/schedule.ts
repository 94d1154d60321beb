const SECOND = 1_000;
const MINUTE = 60 * SECOND;
/** Milliseconds before attempt n (from 0), counted from the failure of the attempt before. */
export const waits = {
  /** Five days in all. */
  mail: [0, 1, 5, 15, 30, 60, 120, 240, ...Array<number>(18).fill(360)].map((minutes) => minutes * MINUTE),
  /** The schedule of Standard Webhooks 1.0.0. */
  webhook: [0, 5 * SECOND, ...[5, 30, 120, 300, 600, 840, 1_200, 1_440].map((minutes) => minutes * MINUTE)],
} as const satisfies Record<string, readonly number[]>;

const SPREAD = 0.1;

/**
 * Returns the milliseconds until the next attempt after `attempts` failed ones, spread by a tenth either way; undefined
 * after the last. Giving up is counted in attempts, so that a clock set forward gives nothing up.
 * @param random 0 to 1
 */
export function waitAfter(table: readonly number[], attempts: number, random: number): number | undefined {
  const wait = table[attempts];
  return wait === undefined ? undefined : Math.round(wait * (1 + SPREAD * (2 * random - 1)));
}

/** Returns the milliseconds that a channel rests after this many failures in a row. */
export const breakerWait = (failures: number) =>
  [10 * SECOND, 30 * SECOND, MINUTE, 2 * MINUTE][failures - 1] ?? 5 * MINUTE;
