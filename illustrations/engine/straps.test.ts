import { expect, test } from "vitest";
import { APOTHEM, CIRCUMRADIUS, decagon, decagonStar } from "./paths.ts";
import { centroid, distance, dot, inside, type Point, rad, sub, unit } from "./plane.ts";
import { CONTACT, legsOf } from "./straps.ts";
import { cellH, fillCrop, type Tile } from "./tiles.ts";

/** The angle between a leg's end and its edge, in degrees between 0 and 90. */
function contactOf(end: Point, next: Point, edge: readonly [Point, Point]): number {
  const share = Math.abs(dot(unit(sub(next, end)), unit(sub(edge[1], edge[0]))));
  return Math.acos(Math.min(1, share)) / rad(1);
}

const tiles = fillCrop(
  { cell: cellH, s: 50, origin: [0, 0], rotation: 18 },
  { x: 0, y: 0, width: 300, height: 300 },
);

test("every line leaves its edge at the contact angle and stays in its tile", () => {
  for (const leg of tiles.flatMap(legsOf)) {
    const [first, second] = leg.points as [Point, Point];
    const [last, before] = leg.points.toReversed() as [Point, Point];
    expect(contactOf(first, second, leg.ends[0])).toBeCloseTo(CONTACT, 6);
    expect(contactOf(last, before, leg.ends[1])).toBeCloseTo(CONTACT, 6);
    if (leg.points.length === 3) expect(inside(second, leg.tile.ring)).toBe(true);
  }
});

test("each edge carries exactly two ends", () => {
  for (const tile of tiles) expect(legsOf(tile)).toHaveLength(tile.ring.length);
});

test("the lines of a decagon are the star {10/3}", () => {
  const ring = decagon(0, 0, CIRCUMRADIUS, 18);
  const tile: Tile = { kind: "decagon", ring, centre: centroid(ring), cell: [0, 0] };
  const star = decagonStar(0, 0, APOTHEM, 0);
  const drawn = legsOf(tile).flatMap(({ points }) => points);
  for (const p of star) expect(Math.min(...drawn.map((q) => distance(p, q)))).toBeLessThan(1e-9);
  for (const q of drawn) expect(Math.min(...star.map((p) => distance(p, q)))).toBeLessThan(1e-9);
});
