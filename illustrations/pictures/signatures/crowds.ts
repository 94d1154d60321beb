/** Frauds that show in a crowd of small events, most of them random. */

import { random } from "../../../content/random.ts";
import { type Point, times } from "../../engine/plane.ts";
import { strewn } from "../../engine/strewn.ts";
import { bar, base, costly, dash, dots, fraud, ordinary } from "./marks.ts";

const GROUND = 50.5;
const DASH = 3;

/** Accounts opened at any time, and many opened in one minute. */
export function massRegistration(): string {
  const next = random(4);
  const minute = { left: 99, step: 4.5 };
  const any = [
    ...strewn(next, 44, { left: 3, right: minute.left - 6, top: 22, bottom: 47 }, 3),
    ...strewn(next, 22, { left: minute.left + 15, right: 157, top: 22, bottom: 47 }, 3),
  ];
  const born = times(3, (column) =>
    times(8, (row): Point => [minute.left + column * minute.step, 4 + row * 6.1]),
  ).flat();
  return base(GROUND) + ordinary(any.map((p) => dash(p, DASH))) + dots(born, 1.65, "ember");
}

/** Six small tests of a card, a pause, then the large purchase. */
export function stolenCards(): string {
  const next = random(9);
  const others = [
    ...strewn(next, 26, { left: 3, right: 82, top: 20, bottom: 46 }, 3),
    ...strewn(next, 6, { left: 143, right: 157, top: 22, bottom: 46 }, 3),
  ];
  return (
    base(GROUND) +
    ordinary(others.map((p) => dash(p, DASH))) +
    fraud(times(6, (k) => bar(92 + k * 5, GROUND, 5.5))) +
    costly([bar(135, GROUND, 47)])
  );
}

/** Orders of every amount, and one offer claimed again and again at one amount. */
export function promoAbuse(): string {
  const next = random(6);
  const orders = strewn(next, 58, { left: 3, right: 157, top: 25, bottom: 47 }, 6);
  return (
    base(GROUND) +
    ordinary(orders.map((p) => dash(p, DASH))) +
    fraud(times(22, (k) => dash([6 + k * 7.05, 12], 4.6)))
  );
}

/** Numbers tried in order, run after run, until some hold money. */
export function giftCards(): string {
  const runs = [[7], [4, 5], [3, 8]];
  const at = (run: number, k: number): Point => [8 + run * 52 + k * 4.6, 46 - k * 4.5];
  const tried = (holding: boolean) =>
    runs.flatMap((hoarded, run) =>
      times(10, (k) => k)
        .filter((k) => hoarded.includes(k) === holding)
        .map((k) => dash(at(run, k), 4.4)),
    );
  return base(GROUND) + ordinary(tried(false)) + costly(tried(true));
}

/** A few short messages as usual, then a fast rise to premium numbers. */
export function smsPumping(): string {
  const next = random(15);
  const message = ([x, y]: Point) => bar(x, y, 2.6);
  const usual = times(46, (k): Point => [3 + k * 2.2 + next(), GROUND - 1.2 - next() * (2 + k * 0.1)]);
  // Random points within a wedge: more messages, and more expensive ones, over time.
  const pumped = strewn(next, 74, { left: 0, right: 1, top: 0.04, bottom: 1 }, 9).map(([t, u]): Point => {
    const late = t ** 0.6;
    return [98 + late * 59, GROUND - 1.5 - u * (4 + late ** 1.9 * 43)];
  });
  return base(GROUND) + ordinary(usual.map(message)) + fraud(pumped.map(message));
}
