import { fill } from "../../../content/texts.ts";
import type { Words } from "../../../content/words.ts";
import { formatCount, perCent, SHARE_TOLERANCE, shareOf } from "../numbers.ts";
import type { Counts, Inputs } from "./accuracy.ts";

/** Returns the finding, which heads the tool: an accuracy allows any share of fraud caught, some, or only all of it. */
export function findingOf({ low, high }: Counts, { accuracy }: Inputs, { heading }: Words["accuracy"]) {
  const isAny = low < SHARE_TOLERANCE && high > 1 - SHARE_TOLERANCE;
  const sentence = accuracy === 100 ? heading.perfect : isAny ? heading.any : heading.least;
  return fill(sentence, { accuracy: perCent(accuracy), low: shareOf(low) });
}

/** Returns the result in a sentence for screen readers. */
export function resultIn(now: Counts, settings: Inputs, words: Words["accuracy"]): string {
  const sentence = fill(words.live, {
    accuracy: perCent(settings.accuracy),
    share: shareOf(now.share),
    missed: formatCount(now.missed),
    stopped: formatCount(now.falsePositives),
    alerts: formatCount(now.alerts),
  });
  if (now.precision === undefined) return sentence;
  return `${sentence} ${fill(words.livePrecision, { precision: formatCount(now.precision * 100) })}`;
}

/** Returns the rows of the calculation, each with the visitor's numbers. */
export function sumsOf(now: Counts, settings: Inputs, none: string) {
  const events = formatCount(settings.events);
  const [frauds, found, missed] = [now.frauds, now.found, now.missed].map(formatCount);
  const [mistakes, stopped, alerts] = [now.mistakes, now.falsePositives, now.alerts].map(formatCount);
  const { precision, perFraud } = now;
  return [
    ["frauds", `${events} × ${perCent(settings.rate)} = ${frauds}`],
    ["mistakes", `${events} × ${perCent(100 - settings.accuracy)} = ${mistakes}`],
    ["missed", `${frauds} × ${shareOf(1 - now.share)} = ${missed}`],
    ["stopped", `${mistakes} − ${missed} = ${stopped}`],
    ["alerts", `${found} + ${stopped} = ${alerts}`],
    ["precision", precision === undefined ? none : `${found} ÷ ${alerts} = ${shareOf(precision)}`],
    ["perFraud", perFraud === undefined ? none : `${stopped} ÷ ${found} = ${formatCount(perFraud)}`],
  ] as const;
}

/** Returns the four questions, the visitor's numbers and the link. */
export function questionsOf(now: Counts, settings: Inputs, words: Words["accuracy"], link: string): string {
  const { heading, list, why } = words.questions;
  const reason = fill(why, {
    events: formatCount(settings.events),
    rate: perCent(settings.rate),
    accuracy: perCent(settings.accuracy),
    mistakes: formatCount(now.mistakes),
    frauds: formatCount(now.frauds),
    low: shareOf(now.low),
    high: shareOf(now.high),
    doNothing: perCent(now.doNothing),
  });
  return `${heading}\n\n${list.map((question, k) => `${k + 1}. ${question}`).join("\n")}\n\n${reason}\n${link}\n`;
}
