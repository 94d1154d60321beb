import { fill } from "../../../content/fill.ts";
import { plural } from "../../../content/plural.ts";
import type { LimitWords, SandboxWords } from "../../../content/types/sandbox.ts";
import type { Cube, Limits, Outcome } from "./cube.ts";

const whole = new Intl.NumberFormat("en-GB", { maximumFractionDigits: 0 });

/** Writes a whole number with its thousands apart. */
export const count = (value: number): string => whole.format(value);

/** Writes a sum of money in words. */
export const money = (sar: number, { sar: forms }: SandboxWords, language: string): string =>
  fill(plural(forms, Math.round(sar), language), { n: count(sar) });

/** Returns a limit's value in words. */
export const valueIn = ({ value, off }: LimitWords, n: number, language: string): string =>
  n === 0 && off ? off : fill(plural(value, n, language), { n });

/** Returns a setting of all three limits in words. */
export const limitsIn = (limits: Limits, { limits: words, join }: SandboxWords, language: string): string =>
  words.map((limit, k) => valueIn(limit, limits[k] ?? 0, language)).join(join);

/** Returns what a setting does, in one sentence. */
export const outcomeIn = (
  outcome: Outcome,
  { frauds }: Cube,
  words: SandboxWords,
  language: string,
): string =>
  fill(words.live, {
    stopped: outcome.stopped,
    frauds,
    missedSar: money(outcome.missedSar, words, language),
    stoppedGood: count(outcome.stoppedGood),
    cost: money(outcome.cost, words, language),
  });
