import type { Drawing } from "../engine/drawing.ts";
import { decagon, decagonStar, FLAT, type PointLists, seedStar } from "../engine/paths.ts";
import { type Point, polar, times } from "../engine/plane.ts";
import { box, level, lozenge } from "../engine/shapes.ts";
import { closed, hair, hairRound, open } from "./products/pens.ts";

const MIDDLE: Point = [88, 55];
const shapes = (rings: PointLists, ground: string) => closed(rings, ground, "line", 1.1);
const tile = (centre: Point, r: number, ground: string, seed = true): string =>
  shapes([decagon(...centre, r, 18)], "paper") +
  shapes([decagonStar(...centre, r * FLAT, 0)], ground) +
  (seed ? closed([seedStar(...centre, r * FLAT * 1.1, 0)], "paper", "line", 0.9) : "");

/** A shop and the orders that leave it. */
function platform(): string {
  const shop: Point = [48, 55];
  const edge = shop[0] + 44 * FLAT;
  const orders = [112, 142, 164, 132, 152].map((x, k): Point => [x, 15 + 20 * k]);
  const ways = orders.map(([, y]) => level(y, y === 55 ? edge : edge + 6, 174));
  const parcels = orders.map((p) => lozenge(p, 5));
  return hair(ways) + shapes(parcels, "paper") + tile(shop, 44, "sand");
}

/** Sellers on one side, buyers on the other, everyone may meet. */
function marketplace(): string {
  const column = (x: number) => [19, 55, 91].map((y): Point => [x, y]);
  const [sellers, buyers] = [column(20), column(156)];
  const meetings = sellers.flatMap((a) => buyers.map((b) => [a, b]));
  const stars = sellers.map((at) => decagonStar(...at, 15.5, 0));
  const decagons = buyers.map((at) => decagon(...at, 15.5, 18));
  return hair(meetings) + shapes(stars, "sand") + shapes(decagons, "paper");
}

/** The same payment, again and again round one star. */
function subscription(): string {
  const dates = times(10, (k) => lozenge(polar(MIDDLE, 42, 36 * k - 90), 6));
  return hairRound(MIDDLE, 42) + shapes([decagonStar(...MIDDLE, 19, -90)], "paper") + shapes(dates, "sand");
}

/** The inside of a window: several doors in, one way out. */
function digital(): string {
  const frame = box(MIDDLE[0] - 47, 8, 94, 94);
  const shells = [41, 31, 22, 14].map((r) => decagonStar(...MIDDLE, r, -90));
  return (
    hair([...[32, 55, 78].map((y) => level(y, 2, MIDDLE[0] - 47)), level(55, MIDDLE[0] + 47, 174)]) +
    shapes([frame], "paper") +
    shells.map((shell, k) => shapes([shell], k % 2 ? "paper" : "sand")).join("")
  );
}

/** Both ends of a purchase on one strap, and what travels on it. */
function payments(): string {
  const r = 32;
  const [from, to] = level(55, 34, 142);
  const [start, end] = [from[0] + r * FLAT, to[0] - r * FLAT];
  const rail = (y: number) => level(y, start, end);
  return (
    open([rail(51), rail(59)], "line", 1.1) +
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
