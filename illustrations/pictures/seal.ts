import type { Drawing } from "../engine/drawing.ts";
import { circle, decagon, decagonStar, FLAT, fill, polygons, stroke } from "../engine/paths.ts";
import type { Point } from "../engine/plane.ts";
import { DIGITS } from "./single-tile.ts";

const CENTRE: Point = [29, 29];
const LINE = "var(--field)";

/** A seal of 58 px with an empty middle; a drawing, not a logo. */
export const seal = (): Drawing => ({
  file: "assessment",
  name: "seal",
  viewBox: "0 0 58 58",
  layers: {
    seal:
      circle(CENTRE, 28.3, { fill: "none", stroke: "var(--rule)", "stroke-width": 1 }) +
      stroke(polygons([decagon(...CENTRE, 25.5, 18)], DIGITS), LINE, 0.6) +
      fill(polygons([decagonStar(...CENTRE, 25.5 * FLAT, 0)], DIGITS), "var(--sand)", {
        stroke: LINE,
        "stroke-width": 0.8,
      }) +
      circle(CENTRE, 15, { fill: "var(--paper)", stroke: LINE, "stroke-width": 0.8 }),
  },
});
