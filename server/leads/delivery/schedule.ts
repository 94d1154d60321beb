const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const MAIL_GIVES_UP = 120 * HOUR;

/** Returns the waits before each mail attempt: short at first, then six hours each until five days are over. */
function mailWaits(): number[] {
  const waits = [0, 1 * MINUTE, 5 * MINUTE, 15 * MINUTE, 30 * MINUTE, 1 * HOUR, 2 * HOUR, 4 * HOUR];
  let total = waits.reduce((sum, wait) => sum + wait);
  while (total + 6 * HOUR <= MAIL_GIVES_UP) {
    waits.push(6 * HOUR);
    total += 6 * HOUR;
  }
  return waits;
}

/** Milliseconds before attempt n (from 0), counted from the failure of the attempt before. */
export const waits = {
  mail: mailWaits(),
  /** The schedule of Standard Webhooks 1.0.0. */
  webhook: [
    0,
    5 * SECOND,
    5 * MINUTE,
    30 * MINUTE,
    2 * HOUR,
    5 * HOUR,
    10 * HOUR,
    14 * HOUR,
    20 * HOUR,
    24 * HOUR,
  ],
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
