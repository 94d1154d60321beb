/** Frauds that banks see, in the payments, look-ups and messages of an account. */

import { random } from "../../../content/random.ts";
import { lines } from "../../engine/paths.ts";
import { type Point, times } from "../../engine/plane.ts";
import { box, closedLine, level, upright } from "../../engine/shapes.ts";
import {
  bar,
  base,
  bend,
  costly,
  dash,
  dots,
  dottedPath,
  fraud,
  fraudPath,
  hairPath,
  ordinary,
  rings,
} from "./marks.ts";

const GROUND = 50.5;

/** Ordinary payments, then a long phone call, and under it the one payment it talks the customer into. */
export function pushPaymentScam(): string {
  const next = random(8);
  const paid = times(15, (k) => bar(4 + k * 6, GROUND, 4 + next() * 11));
  const call = lines([level(6, 102, 156)]);
  return base(GROUND) + ordinary(paid) + dottedPath(call, "ember") + costly([bar(146, GROUND, 38)]);
}

/** A small balance, then money in above the line, and the same out again at once below it. */
export function muleAccount(): string {
  const line = 27;
  const next = random(5);
  const usual = times(9, (k) => bar(4 + k * 7.5, line, 2.5 + next() * 3));
  const sums = [14, 19, 16, 22, 18, 23, 20, 17];
  return (
    base(line) +
    ordinary([...usual, ...sums.map((sum, k) => bar(80 + k * 9.6, line, sum))]) +
    fraud(sums.map((sum, k) => bar(83.6 + k * 9.6, line, -sum)))
  );
}

/** Each look-up hangs from a customer's request; those of the insider hang from none. */
export function insider(): string {
  const without = [4, 9, 10, 14, 17];
  const lookUps = times(19, (k) => ({ x: 6.5 + k * 8.2, isOwn: without.includes(k) }));
  const at = (own: boolean) => lookUps.filter(({ isOwn }) => isOwn === own).map(({ x }) => x);
  const request = 7;
  return (
    base(GROUND) +
    ordinary(at(false).map((x) => upright(x, request, GROUND))) +
    dots(
      at(false).map((x): Point => [x, request]),
      2,
      "ink2",
    ) +
    fraud(at(true).map((x) => bar(x, GROUND, 25))) +
    rings(
      at(true).map((x): Point => [x, request]),
      2.1,
    )
  );
}

/** Faces in front of a camera differ; one file that stands in for the camera shows the same face three times. */
export function injectedVideo(): string {
  const frame = (x: number) => closedLine(box(x, 6, 20, 42));
  /** Head and shoulders, in a frame and moved off its middle. */
  const face = (x: number, [dx, dy]: Point) => {
    const [cx, cy] = [x + 10 + dx, 21 + dy];
    return `M${cx - 4.5} ${cy}a4.5 5.5 0 1 0 9 0a4.5 5.5 0 1 0 -9 0M${cx - 6.5} ${cy + 17}a6.5 8 0 0 1 13 0`;
  };
  const live: readonly [number, Point][] = [
    [2, [-1.5, 1.5]],
    [29, [1.8, -2]],
    [56, [-0.5, 4]],
  ];
  const played = [84, 111, 138];
  return (
    ordinary(live.map(([x]) => frame(x))) +
    hairPath(live.map(([x, off]) => face(x, off)).join("")) +
    fraud(played.map(frame)) +
    fraudPath(played.map((x) => face(x, [0, 0])).join(""))
  );
}

/** A customer's uneven steps, then steps that hang from a hand elsewhere. */
export function remoteAccess(): string {
  const next = random(13);
  const own: number[] = [];
  for (let x = 4; x < 84; x += 3 + next() * 7) own.push(x);
  const hand: Point = [126, 6];
  const moved = times(6, (k): Point => [97 + k * 11.6, GROUND - 15]);
  return (
    base(GROUND) +
    ordinary(own.map((x) => bar(x, GROUND, 7 + next() * 15))) +
    dottedPath(lines(moved.map((step) => [hand, step])), "ember") +
    fraud(moved.map(([x, y]) => bar(x, GROUND, GROUND - y))) +
    dots([hand], 3.2, "ember")
  );
}

/** Codes reach the customer's phone, until they go to another SIM and the phone stays silent. */
export function simSwap(): string {
  const [own, other] = [42, 12];
  const silent = lines([level(own, 88, 157)]);
  return (
    ordinary(times(11, (k) => dash([6 + k * 7.2, own], 4.4))) +
    dottedPath(silent, "ink2") +
    fraudPath(bend([82, own], [108, other], 0.6)) +
    costly(times(6, (k) => dash([113 + k * 8, other], 4.8)))
  );
}
