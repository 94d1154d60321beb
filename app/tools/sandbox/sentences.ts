import { fill } from "../../../content/fill.ts";
import { listOf } from "../../../content/list.ts";
import type { MayHold, Plural } from "../../../content/types/parts.ts";
import type { Rule, SandboxWords } from "../../../content/types/sandbox.ts";
import type { Language } from "../../../contract/language.ts";
import { counted, plural } from "../../../contract/plural.ts";
import { grouped } from "../grouped.ts";
import type { Outcome } from "./day-cost.ts";
import { type Limits, rules } from "./limits.ts";

/** Writes a setting in figures. */
export const shortOf = ({ card, device, sim }: Limits) => `${card} / ${device} / ${sim}`;

type OutcomeSlot = "stopped" | "frauds" | "missedSar" | "stoppedGood" | "cost";

/** Returns what the tool says with numbers in it. */
export function sentencesIn(words: SandboxWords, language: Language) {
  /** The form of a sentence that its number needs. */
  const formFor = <Slot extends string>(forms: Plural<Slot>, n: number) => plural(forms, n, language);

  /** A sum of money. */
  const money = (sar: number): string => fill(formFor(words.sar, Math.round(sar)), { n: grouped(sar) });

  /** A limit's value, with its slot still in it; some forms have none, such as "off". */
  function valueForm(rule: Rule, n: number): MayHold<"n"> {
    const { value, off } = words.limits[rule];
    return n === 0 && off ? off : formFor(value, n);
  }

  /** A limit's value. */
  const valueIn = (rule: Rule, n: number): string => fill(valueForm(rule, n), { n });

  /** A setting of all three limits. */
  const limitsIn = (limits: Limits): string =>
    listOf(
      rules.map((rule) => valueIn(rule, limits[rule])),
      language,
    );

  /** A sentence on what a setting does. */
  const outcomeIn = (
    sentence: MayHold<OutcomeSlot>,
    { stopped, missed, missedSar, stoppedGood, cost }: Outcome,
  ) =>
    fill(sentence, {
      stopped,
      frauds: stopped + missed,
      missedSar: money(missedSar),
      stoppedGood: grouped(stoppedGood),
      cost: money(cost),
    });
  /** How often a genuine customer counts. */
  const timesIn = (times: number): string => counted(words.share.times, times, language);

  /** What the choice of fraud's share changes. */
  const shareHint = (times: number) =>
    times === 1
      ? words.share.drawn
      : `${fill(words.share.larger, { times: timesIn(times) })} ${words.share.asBefore}`;

  /** What a mark of the picture stands for, and how the picture is read. */
  const readingIn = (times: number) =>
    `${times === 1 ? words.marks.drawn : fill(words.marks.larger, { times: timesIn(times) })} ${words.reading}`;
  return { timesIn, shareHint, readingIn, formFor, money, valueForm, valueIn, limitsIn, outcomeIn };
}
