import type { Outcome } from "./channel.ts";
import { breakerWait } from "./schedule.ts";

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
