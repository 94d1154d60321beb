import { decagon, decagonStar, FLAT } from "../../engine/paths.ts";
import { type Point, polar, times } from "../../engine/plane.ts";
import { box, level, upright } from "../../engine/shapes.ts";
import { area, closed, hair, hairRing, open, warm } from "./pens.ts";

/** Decagons spreading from a seed, a 36 degree wedge measured; scale and bars beside. */
export function implementation(): string {
  const seed: Point = [72, 74];
  const radii = [18, 30, 42, 54, 66];
  const reach = 66 * FLAT;
  const wedge = [-18, 18].map((a) => polar(seed, 66, a));
  const hatch = times(17, (k) => {
    const x = reach * (0.2 + 0.8 * (k / 17));
    const y = x * Math.tan(Math.PI / 10);
    return upright(seed[0] + x, seed[1] - y, seed[1] + y);
  });
  const scale = times(5, (k) => level(130 - 28 * k, 152, 158));
  return (
    hairRing(radii.slice(2).map((r) => decagon(...seed, r, 18))) +
    closed(
      radii.slice(0, 2).map((r) => decagon(...seed, r, 18)),
      "none",
    ) +
    hair(hatch) +
    closed([[seed, ...wedge]], "none", "acc", 1.5) +
    open([upright(152, 130, 18), ...scale]) +
    closed([box(166, 50, 12, 80), box(184, 30, 12, 100)], "sand") +
    open([level(130, 148, 202)]) +
    warm(area([decagonStar(...seed, 9, 0)], "ember"))
  );
}
