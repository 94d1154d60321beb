import type { Place } from "../engine/broken.ts";
import { APOTHEM, CIRCUMRADIUS, decagon, decagonStar, polygons, seedStar } from "../engine/paths.ts";
import type { Point } from "../engine/plane.ts";

/** Pictures of this size need coordinates with two decimals. */
export const DIGITS = 2;

/** A decagon with level edges at the top, and its star, in the middle of a box. */
export function tileIn(side: number, r: number) {
  const centre: Point = [side / 2, side / 2];
  const [x, y] = centre;
  const apothem = (r * APOTHEM) / CIRCUMRADIUS;
  return {
    centre,
    ring: polygons([decagon(x, y, r)], DIGITS),
    star: (share = 1, degrees = 0) => polygons([decagonStar(x, y, apothem * share, 18 + degrees)], DIGITS),
    seed: (share = 1, degrees = 0) => polygons([seedStar(x, y, apothem * share, 18 + degrees)], DIGITS),
    place: { centre, s: r / CIRCUMRADIUS, rotation: 0 } satisfies Place,
  };
}
