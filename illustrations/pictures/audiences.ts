import type { Drawing } from "../engine/drawing.ts";
import { decagon, decagonStar, FLAT, seedStar } from "../engine/paths.ts";
import { type Point, polar, times } from "../engine/plane.ts";
import { box, level, lozenge } from "../engine/shapes.ts";
import { closed, hair, hairRound, open } from "./illustrations/pens.ts";

const MIDDLE: Point = [88, 55];
const PEN = 1.1;

const tile = (centre: Point, r: number, ground: string, seed = true): string =>
  closed([decagon(...centre, r, 18)], "paper", "line", PEN) +
  closed([decagonStar(...centre, r * FLAT, 0)], ground, "line", PEN) +
  (seed ? closed([seedStar(...centre, r * FLAT * 1.1, 0)], "paper", "line", 0.9) : "");

/** A shop and the orders that leave it. */
function platform(): string {
  const shop: Point = [48, 55];
  const edge = shop[0] + 44 * FLAT;
  const orders = [112, 142, 164, 132, 152].map((x, k): Point => [x, 15 + 20 * k]);
  return (
    hair(orders.map(([, y]) => level(y, y === 55 ? edge : edge + 6, 174))) +
    closed(
      orders.map((p) => lozenge(p, 5)),
      "paper",
      "line",
      PEN,
    ) +
    tile(shop, 44, "sand")
  );
}

/** Sellers on one side, buyers on the other, everyone may meet. */
function marketplace(): string {
  const levels = [19, 55, 91];
  const column = (x: number) => levels.map((y): Point => [x, y]);
  const [sellers, buyers] = [column(20), column(156)];
  return (
    hair(sellers.flatMap((a) => buyers.map((b) => [a, b]))) +
    closed(
      sellers.map(([x, y]) => decagonStar(x, y, 15.5, 0)),
      "sand",
      "line",
      PEN,
    ) +
    closed(
      buyers.map(([x, y]) => decagon(x, y, 15.5, 18)),
      "paper",
      "line",
      PEN,
    )
  );
}

/** The same payment, again and again round one star. */
function subscription(): string {
  const dates = times(10, (k) => polar(MIDDLE, 42, 36 * k - 90));
  return (
    hairRound(MIDDLE, 42) +
    closed([decagonStar(...MIDDLE, 19, -90)], "paper", "line", PEN) +
    closed(
      dates.map((p) => lozenge(p, 6)),
      "sand",
      "line",
      PEN,
    )
  );
}

/** The inside of a window: several doors in, one way out. */
function digital(): string {
  const frame = box(MIDDLE[0] - 47, 8, 94, 94);
  const shells = [41, 31, 22, 14].map((r) => decagonStar(...MIDDLE, r, -90));
  return (
    hair([...[32, 55, 78].map((y) => level(y, 2, MIDDLE[0] - 47)), level(55, MIDDLE[0] + 47, 174)]) +
    closed([frame], "paper", "line", PEN) +
    shells.map((shell, k) => closed([shell], k % 2 ? "paper" : "sand", "line", PEN)).join("")
  );
}

/** Both ends of a purchase on one strap, and what travels on it. */
function payments(): string {
  const r = 32;
  const [from, to] = level(55, 34, 142);
  const [start, end] = [from[0] + r * FLAT, to[0] - r * FLAT];
  const rail = (y: number) => level(y, start, end);
  return (
    open([rail(51), rail(59)], "line", PEN) +
    tile(from, r, "sand", false) +
    tile(to, r, "sand", false) +
    closed([lozenge(MIDDLE, 10)], "paper", "line", 1.25)
  );
}

/** One picture for each audience of the assessment, 176 x 110; none has a broken part. */
export const audiences = (): Drawing => ({
  file: "assessment",
  name: "audiences",
  viewBox: "0 0 176 110",
  layers: {
    platform: platform(),
    marketplace: marketplace(),
    subscription: subscription(),
    digital: digital(),
    payments: payments(),
  },
});
