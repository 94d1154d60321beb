import type { Outcome } from "./channel.ts";

/** Rests a channel that is itself at fault, such as a mail server that refuses the log-in, so that no lead uses up an attempt. */
export function createCircuitBreaker(name: string, now: () => number, log: (line: string) => void) {
  let failures = 0;
  let restUntil = 0;
  let isGone = false;

  return {
    /** True once the receiver has answered that it wants nothing more. */
    isGone: () => isGone,
    /** Failures in a row so far; an attempt hands it back to `record`. */
    failures: () => failures,

    /** Returns how many deliveries may run at once: after a failure one alone finds out whether the channel works. */
    limit(concurrency: number): number {
      if (failures === 0) return concurrency;
      const rest = restUntil - now();
      // If the clock was set back, the remaining rest is too long: ignore it.
      const isResting = rest > 0 && rest <= breakerWait(failures);
      return isResting ? 0 : 1;
    },

    /** @param failuresBefore as the attempt began: attempts that began together count as one failure */
    record(outcome: Outcome, failuresBefore: number) {
      const { result } = outcome;
      if (result === "broken") {
        if (failures !== failuresBefore) return;
        failures++;
        const wait = breakerWait(failures);
        restUntil = now() + wait;
        log(
          `${name}: ${outcome.problem}. Every lead is kept; the next try is in ${Math.round(wait / 1000)} s.`,
        );
        return;
      }
      if (failures > 0 && result === "delivered") log(`${name}: works again.`);
      if (result === "delivered" || result === "hold") failures = 0;
      if (result === "gone" && !isGone) {
        isGone = true;
        log(`${name}: the receiver answered 410 Gone, so nothing more is sent until the next start.`);
      }
    },
  };
}

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
