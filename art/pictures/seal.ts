import type { Drawing } from "../engine/drawing.ts";
import { circle, decagon, decagonStar, FLAT, fill, lines, polygons, stroke } from "../engine/paths.ts";
import { type Point, polar, type Segment, times } from "../engine/plane.ts";
import { DIGITS } from "./single-tile.ts";

const LINE = "var(--line)";

/** A seal of 152 px with an empty middle, 76 px wide, for a name; a drawing, not a logo. */
export function seal(): Drawing {
  const side = 152;
  const centre: Point = [side / 2, side / 2];
  const r = 64;
  const tick = (k: number): Segment => [
    polar(centre, 69.5, 3.6 * k),
    polar(centre, k % 10 === 0 ? 75.5 : 72.5, 3.6 * k),
  ];
  return {
    file: "assessment",
    name: "seal",
    viewBox: `0 0 ${side} ${side}`,
    layers: {
      seal:
        stroke(
          lines(
            times(100, (k) => tick(k)),
            DIGITS,
          ),
          "var(--field)",
          1,
        ) +
        circle(centre, 69.5, { fill: "none", stroke: "var(--field)", "stroke-width": 0.8 }) +
        stroke(polygons([decagon(...centre, r, 18)], DIGITS), LINE, 0.7) +
        fill(polygons([decagonStar(...centre, r * FLAT, 0)], DIGITS), "var(--sand)", {
          stroke: LINE,
          "stroke-width": 1,
        }) +
        circle(centre, 38, { fill: "var(--paper)", stroke: LINE, "stroke-width": 0.9 }),
    },
  };
}
