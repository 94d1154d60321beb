import { fill } from "../../../content/fill.ts";
import { plural } from "../../../content/plural.ts";
import type { Plural } from "../../../content/types/parts.ts";
import type { SandboxWords } from "../../../content/types/sandbox.ts";
import { grouped } from "../grouped.ts";
import { type Limits, type Outcome, type Rule, rules } from "./cube.ts";

/** Writes a setting in figures. */
export const shortOf = ({ card, device, sim }: Limits) => `${card} / ${device} / ${sim}`;

/** Returns what the tool says with numbers in it. */
export function sentencesIn(words: SandboxWords, language: string) {
  /** A sentence in the form that its number needs. */
  const counted = (forms: Plural, n: number, values = {}): string =>
    fill(plural(forms, n, language), { n, ...values });

  /** A sum of money. */
  const money = (sar: number): string => counted(words.sar, Math.round(sar), { n: grouped(sar) });

  /** A limit's value. */
  function valueIn(rule: Rule, n: number): string {
    const { value, off } = words.limits[rule];
    return n === 0 && off ? off : counted(value, n);
  }

  /** A setting of all three limits. */
  const limitsIn = (limits: Limits): string =>
    rules.map((rule) => valueIn(rule, limits[rule])).join(words.join);

  /** A sentence on what a setting does. */
  const outcomeIn = (sentence: string, { stopped, missed, missedSar, stoppedGood, cost }: Outcome) =>
    fill(sentence, {
      stopped,
      frauds: stopped + missed,
      missedSar: money(missedSar),
      stoppedGood: grouped(stoppedGood),
      cost: money(cost),
    });
  return { counted, money, valueIn, limitsIn, outcomeIn };
}
