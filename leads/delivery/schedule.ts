import type { DeliveryOutcome } from "./channel.ts";

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
/** Milliseconds before attempt n (from 0), counted from the failure of the attempt before. */
export const retryDelays = {
  /** 4 days and 20 hours in all. */
  mail: [0, 1, 5, 15, 30, 60, 120, 240, ...Array<number>(18).fill(360)].map((minutes) => minutes * MINUTE),
  webhook: [0, 5 * SECOND, ...[5, 30, 120, 300, 600, 840, 1_200, 1_440].map((minutes) => minutes * MINUTE)],
};

const SPREAD = 0.1;

/**
 * Returns the milliseconds until the next attempt after `attempts` failed ones, spread by a tenth either way; undefined
 * after the last. The limit is a number of attempts, not a deadline, so a clock set forward loses nothing.
 * @param random 0 to 1
 */
export function retryDelay(table: readonly number[], attempts: number, random: number): number | undefined {
  const delayMs = table[attempts];
  return delayMs === undefined ? undefined : Math.round(delayMs * (1 + SPREAD * (2 * random - 1)));
}

const restMsAfter = (failures: number) =>
  [10 * SECOND, 30 * SECOND, MINUTE, 2 * MINUTE][failures - 1] ?? 5 * MINUTE;

/** Rests a channel that is itself at fault, such as a mail server that refuses the log-in, so that no lead uses up an attempt. */
export function createCircuitBreaker(name: string, now: () => number, log: (line: string) => void) {
  let failures = 0;
  let restsUntil = 0;
  let isGone = false;

  function isResting() {
    const rest = restsUntil - now();
    // If the clock was set back, the remaining rest is too long: ignore it.
    return failures > 0 && rest > 0 && rest <= restMsAfter(failures);
  }

  return {
    /** True once the receiver has answered that it wants nothing more. */
    isGone: () => isGone,

    /** Returns how many deliveries may run at once: after a failure one alone finds out whether the channel works. */
    limit: (concurrency: number): number => (isResting() ? 0 : failures > 0 ? 1 : concurrency),

    record(outcome: DeliveryOutcome) {
      const { result } = outcome;
      if (result === "broken") {
        // Attempts that began together count as one failure.
        if (isResting()) return;
        const restMs = restMsAfter(++failures);
        restsUntil = now() + restMs;
        log(`${name}: ${outcome.problem}. Every lead is kept; the next try is in ${restMs / SECOND} s.`);
      } else if (result === "gone" && !isGone) {
        isGone = true;
        log(`${name}: the receiver answered 410 Gone, so nothing more is sent until the next start.`);
      } else if (result === "delivered" || result === "failed") {
        if (failures > 0 && result === "delivered") log(`${name}: works again.`);
        failures = 0;
      }
    },
  };
}
