import { TILT_DEG } from "../engine/broken.ts";
import { decagonStar, place, polygons, seedStar } from "../engine/paths.ts";
import { add, centroid, type Point, polar, sub } from "../engine/plane.ts";

const CENTRE: Point = [13.5, 14];
const R = 11.8;
/** Offset of the broken point, in units of the box of 28. */
const LIFT = 2.2;
const DIRECTION = -18;

/**
 * The logo on a box of 28: a star of ten points, one of them lifted and turned 9 degrees; paths to fill or stroke, with
 * so many `digits` after the point.
 */
export function logo(digits = 2): { outline: string; seed: string; point: string } {
  const star = decagonStar(...CENTRE, R, DIRECTION);
  const [tip, after] = star;
  const before = star.at(-1);
  if (!tip || !after || !before) throw new Error("A star has twenty points.");
  const triangle = [before, tip, after];
  const middle = centroid(triangle);
  const upright = triangle.map((p) => sub(p, middle));
  const away = add(middle, polar([0, 0], LIFT, DIRECTION));
  return {
    outline: polygons([star.slice(1)], digits),
    seed: polygons([seedStar(...CENTRE, R * 1.4, DIRECTION)], digits),
    point: polygons([place(upright, away, TILT_DEG, 0.95)], digits),
  };
}

/** The star of a tile on a box of 20, to stand before the points of a list. */
export const star = (): string => polygons([decagonStar(10, 10, 9, -18)], 1);
