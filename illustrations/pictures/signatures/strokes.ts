/** Frauds that show in the amounts of one account or one shop over time. */

import { random } from "../../../content/random.ts";
import { lines } from "../../engine/paths.ts";
import { times } from "../../engine/plane.ts";
import { level } from "../../engine/shapes.ts";
import { arch, bar, base, costly, dottedPath, fraud, ordinary } from "./marks.ts";

const GROUND = 50.5;

/** A quiet account, a pause, then sudden spending. */
export function accountTakeover(): string {
  const next = random(11);
  const quiet = times(15, (k) => bar(4 + k * 6.3, GROUND, 4 + next() * 6.5));
  const spent = [28, 33, 39, 44, 48.5].map((height, k) => bar(123 + k * 6.6, GROUND, height));
  const silence = lines([level(GROUND - 12, 100, 116)]);
  return base(GROUND) + ordinary(quiet) + dottedPath(silence, "ink2") + fraud(spent);
}

/** Sales above the line; refunds for goods that were kept below it. */
export function refundFraud(): string {
  const line = 28;
  const sold = [9, 12, 15, 19, 23, 11, 14.5, 18, 24, 12.5, 16, 20, 13.5];
  const x = (k: number) => 8 + k * 12;
  return (
    base(line) +
    ordinary(sold.map((height, k) => bar(x(k), line, height))) +
    fraud([3, 6, 7, 10, 12].map((k) => bar(x(k), line, -(sold[k] ?? 0))))
  );
}

/** Purchases, and the chargeback of each one under the line weeks later. */
export function chargeback(): string {
  const line = 30;
  const bought = [12, 34, 52, 74].map((x, k) => ({ x, height: [17, 14.5, 18, 15.5][k] ?? 0 }));
  const later = 70;
  // Each dotted line leaves the top of a purchase and comes down on the base above its chargeback.
  const waits = bought.map(
    ({ x, height }) => `${arch([x, line - height], [x + later, line - height], line - height - 3)}v${height}`,
  );
  return (
    base(line) +
    ordinary(bought.map(({ x, height }) => bar(x, line, height))) +
    dottedPath(waits.join(""), "ember") +
    fraud(bought.map(({ x, height }) => bar(x + later, line, -height)))
  );
}

/** People act at irregular times; scripts act at regular ones, always with the same amount. */
export function bots(): string {
  const next = random(21);
  const people: number[] = [];
  for (let x = 3; x < 71; x += 1.8 + next() ** 2 * 9) people.push(x);
  return (
    base(GROUND) +
    ordinary(people.map((x) => bar(x, GROUND, 9 + next() * 20))) +
    fraud(times(19, (k) => bar(80 + k * 4.25, GROUND, 21)))
  );
}

/** Good behaviour that grows month by month, then all credit used at once. */
export const syntheticIdentity = (): string =>
  base(GROUND) +
  ordinary(times(24, (k) => bar(4 + k * 4.75, GROUND, 3 + k * 0.68))) +
  costly([38, 46, 41, 48, 44, 47].map((height, k) => bar(124 + k * 6, GROUND, height)));

/** Points saved step by step, then all taken at once. */
export function loyalty(): string {
  const saved = times(20, (k) => bar(4 + k * 6, GROUND, 4.5 + k * 2.2));
  const gone = lines([level(GROUND - 1.2, 131, 157)]);
  return (
    base(GROUND) +
    ordinary(saved) +
    fraud([
      bar(126, GROUND - 1.5, 45.5),
      [
        [121.8, GROUND - 7],
        [126, GROUND - 1.5],
        [130.2, GROUND - 7],
      ],
    ]) +
    dottedPath(gone, "ember")
  );
}
