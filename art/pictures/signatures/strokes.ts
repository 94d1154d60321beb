/** Frauds that show in the amounts of one account or one shop over time. */
import { arch, base, costly, dottedPath, fraud, ordinary, upright } from "../../charts/marks.ts";
import { each, random } from "../../charts/random.ts";
import { lines } from "../../engine/paths.ts";

const GROUND = 50.5;

/** A quiet account, a silence, then it wakes and spends. */
export function accountTakeover(): string {
  const next = random(11);
  const quiet = each(15, (k) => upright(4 + k * 6.3, GROUND, 4 + next() * 6.5));
  const spent = [28, 33, 39, 44, 48.5].map((height, k) => upright(123 + k * 6.6, GROUND, height));
  const silence = lines([
    [
      [100, GROUND - 12],
      [116, GROUND - 12],
    ],
  ]);
  return base(GROUND) + ordinary(quiet) + dottedPath(silence, "ink2") + fraud(spent);
}

/** Sales above the line; below it, the same amounts paid back for goods that were kept. */
export function refundFraud(): string {
  const line = 28;
  const sold = [9, 12, 15, 19, 23, 11, 14.5, 18, 24, 12.5, 16, 20, 13.5];
  const x = (k: number) => 8 + k * 12;
  return (
    base(line) +
    ordinary(sold.map((height, k) => upright(x(k), line, height))) +
    fraud([3, 6, 7, 10, 12].map((k) => upright(x(k), line, -(sold[k] ?? 0))))
  );
}

/** Purchases, and each one's echo under the line weeks later. */
export function chargeback(): string {
  const line = 30;
  const bought = [12, 34, 52, 74].map((x, k) => ({ x, height: [17, 14.5, 18, 15.5][k] ?? 0 }));
  const later = 70;
  // Each dotted line leaves the top of a purchase and comes down on the base where its echo hangs.
  const waits = bought.map(
    ({ x, height }) => `${arch([x, line - height], [x + later, line - height], line - height - 3)}v${height}`,
  );
  return (
    base(line) +
    ordinary(bought.map(({ x, height }) => upright(x, line, height))) +
    dottedPath(waits.join(""), "ember") +
    fraud(bought.map(({ x, height }) => upright(x + later, line, -height)))
  );
}

/** People are irregular; scripts keep time, and always try the same. */
export function bots(): string {
  const next = random(21);
  const people: number[] = [];
  for (let x = 3; x < 71; x += 1.8 + next() ** 2 * 9) people.push(x);
  return (
    base(GROUND) +
    ordinary(people.map((x) => upright(x, GROUND, 9 + next() * 20))) +
    fraud(each(19, (k) => upright(80 + k * 4.25, GROUND, 21)))
  );
}

/** Patient good behaviour, a little more each month, then everything at once. */
export const syntheticIdentity = (): string =>
  base(GROUND) +
  ordinary(each(24, (k) => upright(4 + k * 4.75, GROUND, 3 + k * 0.68))) +
  costly([38, 46, 41, 48, 44, 47].map((height, k) => upright(124 + k * 6, GROUND, height)));

/** Points saved step by step by one; drained to nothing by another. */
export function loyalty(): string {
  const saved = each(20, (k) => upright(4 + k * 6, GROUND, 4.5 + k * 2.2));
  const gone = lines([
    [
      [131, GROUND - 1.2],
      [157, GROUND - 1.2],
    ],
  ]);
  return (
    base(GROUND) +
    ordinary(saved) +
    fraud([
      upright(126, GROUND - 1.5, 45.5),
      [
        [121.8, GROUND - 7],
        [126, GROUND - 1.5],
        [130.2, GROUND - 7],
      ],
    ]) +
    dottedPath(gone, "ember")
  );
}
