import type { Drawing } from "../engine/drawing.ts";
import { fieldInside } from "../engine/inside.ts";
import { decagon, decagonStar, seedStar } from "../engine/paths.ts";
import { type Point, polar, times } from "../engine/plane.ts";
import { box, chords, level, upright } from "../engine/shapes.ts";
import { cellH } from "../engine/tiles.ts";
import { closed, hair, hairRound, open, rounds, warm } from "./illustrations/pens.ts";

const SIZE = { width: 176, height: 110 };
const MIDDLE: Point = [88, 55];
const FLAT = Math.cos(Math.PI / 10);

/** A tile, its star and the seed; an edge's midpoint looks to the right. */
const tile = (centre: Point, r: number, ground = "sand", seed = "paper"): string =>
  closed([decagon(...centre, r, 18)], "paper") +
  closed([decagonStar(...centre, r * FLAT, 0)], ground) +
  closed([seedStar(...centre, r * FLAT * 1.1, 0)], seed, "line", 1);

/** Two circles through each other's middle, and the tile that comes out of them: the pattern is redrawn. */
function innovation(): string {
  const r = 46;
  const [left, right] = [-r / 2, r / 2].map((x): Point => [MIDDLE[0] + x, MIDDLE[1]]) as [Point, Point];
  return (
    hairRound(left, r) +
    hairRound(right, r) +
    hair([level(MIDDLE[1], MIDDLE[0] - 1.5 * r - 12, MIDDLE[0] + 1.5 * r + 12), upright(MIDDLE[0], 6, 104)]) +
    tile(MIDDLE, r / 2 / FLAT)
  );
}

/** A piece of the weave: over and under, every crossing accounted for. */
const integrity = (): string =>
  fieldInside(box(1, 1, SIZE.width - 2, SIZE.height - 2), {
    s: 36,
    origin: [50, 106],
    rotation: 18,
    cell: cellH,
  });

/** A tile between caliper jaws, the crack in it found. */
function expertise(): string {
  const centre: Point = [88, 66];
  const r = 38;
  const flat = r * FLAT;
  const jaw = (side: 1 | -1): Point[] => {
    const at = (x: number, y: number): Point => [centre[0] + side * (flat + x), y];
    return [at(0, 20), at(0, 86), at(7.5, 75), at(7.5, 20)];
  };
  const marks = times(31, (k) => {
    const x = centre[0] + (k - 15) * 4;
    return upright(x, 20, 20 - (k % 5 === 0 ? 7 : 4));
  });
  const crack: Point[] = [
    polar(centre, flat, -72),
    [94, 44],
    [100, 56],
    [87, 65],
    [93, 78],
    [81, 86],
    polar(centre, flat, 108),
  ];
  return (
    closed([decagon(...centre, r, 18)], "paper") +
    closed([decagonStar(...centre, flat, 0)], "sand") +
    hair(chords(centre, flat, 0)) +
    closed([box(18, 6, 140, 14)], "paper") +
    hair(marks) +
    closed([jaw(-1), jaw(1)], "paper") +
    warm(open([crack], "ember", 1.7))
  );
}

/** Two tiles that share one edge, its joint closed. */
function partnership(): string {
  const r = 40;
  const [ours, yours] = [-1, 1].map((side): Point => [MIDDLE[0] + side * r * FLAT, MIDDLE[1]]) as [
    Point,
    Point,
  ];
  return tile(ours, r) + tile(yours, r, "paper", "sand") + rounds([MIDDLE], 4.2, "acc", "acc", 1.5);
}

/** The four values, in the order of the About page. */
export const values = (): Drawing => ({
  file: "about",
  name: "values",
  viewBox: `0 0 ${SIZE.width} ${SIZE.height}`,
  layers: {
    innovation: innovation(),
    integrity: integrity(),
    expertise: expertise(),
    partnership: partnership(),
  },
});
