import { ERROR, jointMarks, loneTile, socket, strapStar } from "../engine/broken.ts";
import type { Drawing } from "../engine/drawing.ts";
import { ringRadius } from "../engine/gauge.ts";
import { APOTHEM, circle, fill, lines, spokes, stroke } from "../engine/paths.ts";
import { DIGITS, tileIn } from "./single-tile.ts";

const LINE = "var(--line)";

/** The three phases of an assessment: the construction, the turned star found, the star repaired. */
function phase(format: "large" | "small", side: number): Drawing {
  const r = side * 0.43;
  const { centre, ring, star, seed, place } = tileIn(side, r);
  const thin = { fill: "none", stroke: LINE, "stroke-width": 0.6, opacity: 0.6 };
  const found = circle(centre, Math.min(ringRadius(place.s), side / 2 - 1), {
    fill: "none",
    stroke: "var(--acc)",
    "stroke-width": 1.6,
  });
  return {
    file: "assessment",
    name: "phases",
    format,
    viewBox: `0 0 ${side} ${side}`,
    layers: {
      construction:
        circle(centre, r, thin) +
        circle(centre, place.s * APOTHEM, thin) +
        stroke(lines(spokes(...centre, r), DIGITS), LINE, 0.6, { opacity: 0.6 }) +
        stroke(ring, LINE, 0.9) +
        stroke(star(), LINE, 0.8, { "stroke-dasharray": "2 2.5", opacity: 0.7 }),
      turned:
        found + socket(place) + loneTile(place, ERROR, "warm") + jointMarks(place, () => false).join(""),
      whole:
        stroke(ring, LINE, 0.7) +
        strapStar(centre, r, 0, Math.max(4, side * 0.045), "var(--sand)") +
        fill(seed(1.1), "var(--paper)", { stroke: LINE, "stroke-width": 0.8 }) +
        jointMarks(place, () => true).join(""),
    },
  };
}

/** The star of each phase, larger while its column is open. */
export const phases = (): Drawing[] => [phase("large", 168), phase("small", 104)];
