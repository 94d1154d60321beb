import { fill } from "../../../content/fill.ts";
import type { AccuracyWords } from "../../../content/types/accuracy.ts";
import type { Reckoned, Settings } from "./accuracy.ts";
import { count, perCent, SHARE_TOLERANCE, shareOf } from "./numbers.ts";

/** Returns the finding in one sentence, in pieces; every second one is stressed. */
export function findingOf(now: Reckoned, { accuracy, rate }: Settings, { say }: AccuracyWords): string[] {
  const isAny = now.low < SHARE_TOLERANCE && now.high > 1 - SHARE_TOLERANCE;
  const sentence = now.mistakes < 1e-9 ? say.perfect : isAny ? say.any : say.least;
  const low = shareOf(now.low);
  return fill(sentence, { n: count(100 / rate), accuracy: perCent(accuracy), low }).split("*");
}

/** Returns which shares of fraud caught the accuracy allows. */
export function allowedIn({ low, high }: Reckoned, { allowed }: AccuracyWords): string {
  if (low < SHARE_TOLERANCE) return allowed.all;
  return fill(high > low ? allowed.some : allowed.one, { low: shareOf(low), high: shareOf(high) });
}

/** Returns the result in a sentence for screen readers. */
export function resultIn(now: Reckoned, { accuracy }: Settings, words: AccuracyWords): string {
  const sentence = fill(words.live, {
    accuracy: perCent(accuracy),
    share: shareOf(now.share),
    missed: count(now.missed),
    stopped: count(now.stopped),
    alerts: count(now.alerts),
  });
  if (now.precision === undefined) return sentence;
  return `${sentence} ${fill(words.livePrecision, { precision: count(now.precision * 100) })}`;
}

/** Returns the four questions, the visitor's numbers and the link. */
export function questionsOf(now: Reckoned, settings: Settings, words: AccuracyWords, link: string): string {
  const { heading, list, why } = words.questions;
  const reason = fill(why, {
    events: count(settings.events),
    rate: perCent(settings.rate),
    accuracy: perCent(settings.accuracy),
    mistakes: count(now.mistakes),
    frauds: count(now.frauds),
    low: shareOf(now.low),
    high: shareOf(now.high),
    doNothing: perCent(now.doNothing),
  });
  return `${heading}\n\n${list.map((question, k) => `${k + 1}. ${question}`).join("\n")}\n\n${reason}\n${link}\n`;
}
