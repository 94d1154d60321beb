import { fill } from "../../../content/fill.ts";
import type { AccuracyWords } from "../../../content/types/accuracy.ts";
import { allowed, type Reckoned, type Settings } from "./accuracy.ts";
import { count, perCent, SHARE_TOLERANCE, shareOf, shareWriter } from "./numbers.ts";

/** Returns the sample on which the accuracy was measured, as the words name it. */
export const sampleOf = ({ isHalf }: Settings) => (isHalf ? "half" : "own");

/** Returns how many genuine customers the accuracy allows to stop. */
const mostStopped = (settings: Settings) => {
  const { high, stoppedAt } = allowed(settings);
  return stoppedAt(high);
};

/** Returns how the picture is read. */
export function readingIn({ low, high }: Reckoned, settings: Settings, { sample }: AccuracyWords): string {
  const write = shareWriter(settings);
  return fill(sample[sampleOf(settings)].reading, {
    low: write(low),
    high: write(high),
    least: count(allowed(settings).stoppedAt(low)),
    most: count(mostStopped(settings)),
  });
}

/** Returns the finding in one sentence, in pieces; every second one is stressed. */
export function findingOf(now: Reckoned, settings: Settings, { say }: AccuracyWords): string[] {
  const { accuracy, rate, isHalf } = settings;
  const isAny = now.low < SHARE_TOLERANCE && now.high > 1 - SHARE_TOLERANCE;
  const measured = isHalf ? say.half : isAny ? say.any : say.least;
  const sentence = accuracy === 100 ? say.perfect : measured;
  const low = shareOf(now.low);
  const most = count(mostStopped(settings) / now.frauds);
  return fill(sentence, { n: count(100 / rate), accuracy: perCent(accuracy), low, most }).split("*");
}

/** Returns which shares of fraud caught the accuracy allows. */
export function allowedIn({ low, high }: Reckoned, settings: Settings, { allowed }: AccuracyWords): string {
  const write = shareWriter(settings);
  if (low < SHARE_TOLERANCE) return allowed.all;
  return fill(high > low ? allowed.some : allowed.one, { low: write(low), high: write(high) });
}

/** Returns the result in a sentence for screen readers. */
export function resultIn(now: Reckoned, settings: Settings, words: AccuracyWords): string {
  const sentence = fill(words.live, {
    accuracy: perCent(settings.accuracy),
    share: shareWriter(settings)(now.share),
    missed: count(now.missed),
    stopped: count(now.stopped),
    alerts: count(now.alerts),
  });
  if (now.precision === undefined) return sentence;
  return `${sentence} ${fill(words.livePrecision, { precision: count(now.precision * 100) })}`;
}

/** Returns the four questions, the visitor's numbers and the link. */
export function questionsOf(now: Reckoned, settings: Settings, words: AccuracyWords, link: string): string {
  const { heading, list, why, whyHalf } = words.questions;
  const write = shareWriter(settings);
  const reason = fill(settings.isHalf ? whyHalf : why, {
    events: count(settings.events),
    rate: perCent(settings.rate),
    accuracy: perCent(settings.accuracy),
    mistakes: count(now.mistakes),
    frauds: count(now.frauds),
    low: write(now.low),
    high: write(now.high),
    most: count(mostStopped(settings)),
    doNothing: perCent(now.doNothing),
  });
  return `${heading}\n\n${list.map((question, k) => `${k + 1}. ${question}`).join("\n")}\n\n${reason}\n${link}\n`;
}
