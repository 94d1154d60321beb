import { ERROR, jointMarks } from "../engine/broken.ts";
import type { Drawing } from "../engine/drawing.ts";
import { circle, fill, stroke } from "../engine/paths.ts";
import { tileIn } from "./single-tile.ts";

const LINE = "var(--line)";
const ACC = "var(--acc)";

/** The four steps of an assessment, 76 px: simulate, detect, report, remedy. */
export function steps(): Drawing {
  const { centre, ring, star, seed, place } = tileIn(76, 35);
  const base = fill(ring, "var(--paper)", { stroke: LINE, "stroke-width": 0.8 });
  const ember = (width: number) => ({ stroke: "var(--ember)", "stroke-width": width });
  return {
    file: "assessment",
    name: "steps",
    viewBox: "0 0 76 76",
    layers: {
      simulate:
        base +
        fill(star(0.88, ERROR), "var(--ember-t)", ember(1.4)) +
        fill(seed(0.95, ERROR), "var(--ember)"),
      detect:
        base +
        fill(star(0.82, ERROR), "var(--ember-t)", ember(0.9)) +
        circle(centre, 37, { fill: "none", stroke: ACC, "stroke-width": 1.8 }),
      report: base + stroke(star(0.86), LINE, 0.9) + jointMarks(place, (k) => k < 3 || k > 6).join(""),
      remedy:
        base +
        fill(star(0.88), "var(--sand)", { stroke: ACC, "stroke-width": 1.6 }) +
        fill(seed(1.05), "var(--paper)", { stroke: LINE, "stroke-width": 0.8 }),
    },
  };
}
