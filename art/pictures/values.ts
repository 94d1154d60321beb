import type { Drawing } from "../engine/drawing.ts";
import { fieldInside } from "../engine/inside.ts";
import { decagon, decagonStar, FLAT, seedStar } from "../engine/paths.ts";
import type { Point } from "../engine/plane.ts";
import { level, upright } from "../engine/shapes.ts";
import { cellH } from "../engine/tiles.ts";
import { caliper } from "./illustrations/caliper.ts";
import { closed, hair, hairRound, rounds } from "./illustrations/pens.ts";

const SIZE = { width: 176, height: 110 };
const MIDDLE: Point = [88, 55];

/** A tile, its star and the seed; an edge's midpoint looks to the right. */
const tile = (centre: Point, r: number, ground = "sand", seed = "paper"): string =>
  closed([decagon(...centre, r, 18)], "paper") +
  closed([decagonStar(...centre, r * FLAT, 0)], ground) +
  closed([seedStar(...centre, r * FLAT * 1.1, 0)], seed, "line", 1);

/** Two circles through each other's middle, and the tile constructed from them. */
function innovation(): string {
  const r = 46;
  const [left, right] = level(MIDDLE[1], MIDDLE[0] - r / 2, MIDDLE[0] + r / 2);
  return (
    hairRound(left, r) +
    hairRound(right, r) +
    hair([level(MIDDLE[1], MIDDLE[0] - 1.5 * r - 12, MIDDLE[0] + 1.5 * r + 12), upright(MIDDLE[0], 6, 104)]) +
    tile(MIDDLE, r / 2 / FLAT)
  );
}

/** A piece of the weave, over and under at every crossing, in a frame of strap. */
function integrity(): string {
  const frame = decagon(...MIDDLE, 50, 18);
  return (
    fieldInside(frame, { s: 30, origin: MIDDLE, rotation: 0, cell: cellH }) +
    closed([frame], "none", "line", 5.2) +
    closed([frame], "none", "raised", 3)
  );
}

/** A cracked tile, measured on a rule. */
const expertise = (): string =>
  caliper({
    centre: [88, 66],
    r: 38,
    rule: { width: 140, height: 14, foot: 20 },
    marks: 15,
    mark: (k) => (k % 5 === 0 ? 7 : 4),
    jaw: { inside: 86, outside: 75, width: 7.5 },
    crack: [
      [94, 44],
      [100, 56],
      [87, 65],
      [93, 78],
      [81, 86],
    ],
    weight: 1.7,
  });

/** Two tiles that share one edge and its closed joint. */
function partnership(): string {
  const r = 40;
  const [ours, yours] = level(MIDDLE[1], MIDDLE[0] - r * FLAT, MIDDLE[0] + r * FLAT);
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
