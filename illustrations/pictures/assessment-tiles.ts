import type { Pose } from "../engine/broken.ts";
import { jointMarks, loneTile, ringRadius, socket, strapStar, TILT_DEG } from "../engine/broken.ts";
import type { Drawing } from "../engine/drawing.ts";
import {
  APOTHEM,
  CIRCUMRADIUS,
  circle,
  decagon,
  decagonStar,
  FLAT,
  fill,
  lines,
  polygons,
  seedStar,
  spokes,
  stroke,
} from "../engine/paths.ts";
import type { Point } from "../engine/plane.ts";

/** Pictures of this size need coordinates with two decimals. */
const DIGITS = 2;

/** A decagon with level edges at the top, and its star, in the middle of a box. */
function tileIn(side: number, r: number) {
  const centre: Point = [side / 2, side / 2];
  const [x, y] = centre;
  const apothem = (r * APOTHEM) / CIRCUMRADIUS;
  return {
    centre,
    ring: polygons([decagon(x, y, r)], DIGITS),
    star: (share = 1, degrees = 0) => polygons([decagonStar(x, y, apothem * share, 18 + degrees)], DIGITS),
    seed: (share = 1, degrees = 0) => polygons([seedStar(x, y, apothem * share, 18 + degrees)], DIGITS),
    pose: { centre, s: r / CIRCUMRADIUS, rotation: 0 } satisfies Pose,
  };
}

const LINE = "var(--line)";
const SIDE = 168;

/** The three phases of an assessment: the construction, the turned star found, the star repaired. */
export function phases(): Drawing {
  const r = SIDE * 0.43;
  const { centre, ring, star, seed, pose } = tileIn(SIDE, r);
  const thin = { fill: "none", stroke: LINE, "stroke-width": 0.6, opacity: 0.6 };
  const found = circle(centre, Math.min(ringRadius(pose.s), SIDE / 2 - 1), {
    fill: "none",
    stroke: "var(--accent)",
    "stroke-width": 1.2,
  });
  return {
    file: "assessment",
    name: "phases",
    viewBox: `0 0 ${SIDE} ${SIDE}`,
    layers: {
      discovery:
        circle(centre, r, thin) +
        circle(centre, pose.s * APOTHEM, thin) +
        stroke(lines(spokes(...centre, r), DIGITS), LINE, 0.6, { opacity: 0.6 }) +
        stroke(ring, LINE, 0.9) +
        stroke(star(), LINE, 0.8, { "stroke-dasharray": "2 2.5", opacity: 0.7 }),
      testing:
        found + socket(pose) + loneTile(pose, TILT_DEG, "warm") + jointMarks(pose, () => false).join(""),
      analysis:
        stroke(ring, LINE, 0.7) +
        strapStar(centre, r, SIDE * 0.045, "var(--sand)") +
        fill(seed(1.1), "var(--paper)", { stroke: LINE, "stroke-width": 0.8 }) +
        jointMarks(pose, () => true).join(""),
    },
  };
}

const ACCENT = "var(--accent)";

/** The four steps of an assessment, 76 px: simulate, detect, report, remedy. */
export function steps(): Drawing {
  const { centre, ring, star, seed, pose } = tileIn(76, 35);
  const base = fill(ring, "var(--paper)", { stroke: LINE, "stroke-width": 0.8 });
  const ember = (width: number) => ({ stroke: "var(--ember)", "stroke-width": width });
  return {
    file: "assessment",
    name: "steps",
    viewBox: "0 0 76 76",
    layers: {
      simulate:
        base +
        fill(star(0.88, TILT_DEG), "var(--ember-tint)", ember(1.4)) +
        fill(seed(0.95, TILT_DEG), "var(--ember)"),
      detect:
        base +
        fill(star(0.82, TILT_DEG), "var(--ember-tint)", ember(0.9)) +
        circle(centre, 37, { fill: "none", stroke: ACCENT, "stroke-width": 1.8 }),
      report: base + stroke(star(0.86), LINE, 0.9) + jointMarks(pose, (k) => k < 3 || k > 6).join(""),
      remedy:
        base +
        fill(star(0.88), "var(--sand)", { stroke: ACCENT, "stroke-width": 1.6 }) +
        fill(seed(1.05), "var(--paper)", { stroke: LINE, "stroke-width": 0.8 }),
    },
  };
}

const CENTRE: Point = [29, 29];
const FAINT = "var(--field)";

/** A seal of 58 px with an empty middle; a drawing, not a logo. */
export const seal = (): Drawing => ({
  file: "assessment",
  name: "seal",
  viewBox: "0 0 58 58",
  layers: {
    seal:
      circle(CENTRE, 28.3, { fill: "none", stroke: "var(--rule)", "stroke-width": 1 }) +
      stroke(polygons([decagon(...CENTRE, 25.5, 18)], DIGITS), FAINT, 0.6) +
      fill(polygons([decagonStar(...CENTRE, 25.5 * FLAT, 0)], DIGITS), "var(--sand)", {
        stroke: FAINT,
        "stroke-width": 0.8,
      }) +
      circle(CENTRE, 15, { fill: "var(--paper)", stroke: FAINT, "stroke-width": 0.8 }),
  },
});
