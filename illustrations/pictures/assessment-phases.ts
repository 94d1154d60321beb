import { ERROR, jointMarks, loneTile, socket, strapStar } from "../engine/broken.ts";
import type { Drawing } from "../engine/drawing.ts";
import { ringRadius } from "../engine/gauge.ts";
import { APOTHEM, circle, fill, lines, spokes, stroke } from "../engine/paths.ts";
import { DIGITS, tileIn } from "./single-tile.ts";

const LINE = "var(--line)";
const SIDE = 168;

/** The three phases of an assessment: the construction, the turned star found, the star repaired. */
export function phases(): Drawing {
  const r = SIDE * 0.43;
  const { centre, ring, star, seed, place } = tileIn(SIDE, r);
  const thin = { fill: "none", stroke: LINE, "stroke-width": 0.6, opacity: 0.6 };
  const found = circle(centre, Math.min(ringRadius(place.s), SIDE / 2 - 1), {
    fill: "none",
    stroke: "var(--acc)",
    "stroke-width": 1.2,
  });
  return {
    file: "assessment",
    name: "phases",
    viewBox: `0 0 ${SIDE} ${SIDE}`,
    layers: {
      discovery:
        circle(centre, r, thin) +
        circle(centre, place.s * APOTHEM, thin) +
        stroke(lines(spokes(...centre, r), DIGITS), LINE, 0.6, { opacity: 0.6 }) +
        stroke(ring, LINE, 0.9) +
        stroke(star(), LINE, 0.8, { "stroke-dasharray": "2 2.5", opacity: 0.7 }),
      testing:
        found + socket(place) + loneTile(place, ERROR, "warm") + jointMarks(place, () => false).join(""),
      analysis:
        stroke(ring, LINE, 0.7) +
        strapStar(centre, r, 0, SIDE * 0.045, "var(--sand)") +
        fill(seed(1.1), "var(--paper)", { stroke: LINE, "stroke-width": 0.8 }) +
        jointMarks(place, () => true).join(""),
    },
  };
}
