import { ERROR, jointMarks, loneTile, type Place, socket, strapStar } from "../engine/broken.ts";
import type { Drawing } from "../engine/drawing.ts";
import { ringRadius } from "../engine/gauge.ts";
import {
  APOTHEM,
  CIRCUMRADIUS,
  circle,
  decagon,
  decagonStar,
  fill,
  lines,
  polygons,
  seedStar,
  spokes,
  stroke,
} from "../engine/paths.ts";
import { type Point, polar, type Segment, times } from "../engine/plane.ts";

const LINE = "var(--line)";
const ACC = "var(--acc)";
/** Marks of this size need hundredths. */
const DIGITS = 2;

/** A decagon with level edges at the top, and its star, in the middle of a box. */
function tileIn(side: number, r: number) {
  const [x, y]: Point = [side / 2, side / 2];
  const apothem = (r * APOTHEM) / CIRCUMRADIUS;
  return {
    centre: [x, y] as Point,
    ring: polygons([decagon(x, y, r)], DIGITS),
    star: (share = 1, degrees = 0) => polygons([decagonStar(x, y, apothem * share, 18 + degrees)], DIGITS),
    seed: (share = 1, degrees = 0) => polygons([seedStar(x, y, apothem * share, 18 + degrees)], DIGITS),
    place: { centre: [x, y], s: r / CIRCUMRADIUS, rotation: 0 } satisfies Place,
  };
}

/** The three phases of an assessment: the construction, the turned star found, the whole star closed. */
function phase(format: "large" | "small", side: number): Drawing {
  const r = side * 0.43;
  const { centre, ring, star, seed, place } = tileIn(side, r);
  const thin = { fill: "none", stroke: LINE, "stroke-width": 0.6, opacity: 0.6 };
  const found = circle(centre, Math.min(ringRadius(place.s), side / 2 - 1), {
    fill: "none",
    stroke: ACC,
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

/** The four steps of an assessment, 76 px: simulate, detect, report, remedy. */
function step(): Drawing {
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

/** A seal of 152 px with an empty middle, 76 px wide, for a name; a drawing, not a logo. */
function seal(): Drawing {
  const side = 152;
  const centre: Point = [side / 2, side / 2];
  const r = 64;
  const apothem = (r * APOTHEM) / CIRCUMRADIUS;
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
        fill(polygons([decagonStar(...centre, apothem, 0)], DIGITS), "var(--sand)", {
          stroke: LINE,
          "stroke-width": 1,
        }) +
        circle(centre, 38, { fill: "var(--paper)", stroke: LINE, "stroke-width": 0.9 }),
    },
  };
}

/** A product in the chain of products, 108 px: any, and the one whose page this is. */
function chainTile(): Drawing {
  const { ring, star, seed } = tileIn(108, 53);
  const tile = (ground: string, colour: string, width: number) =>
    fill(ring, "var(--paper)", { stroke: colour, "stroke-width": width }) +
    fill(star(), ground, { stroke: colour, "stroke-width": width }) +
    fill(seed(1.1), "var(--paper)", { stroke: colour, "stroke-width": 0.9 });
  return {
    file: "marks",
    name: "chainTiles",
    viewBox: "0 0 108 108",
    layers: { whole: tile("var(--sand)", LINE, 0.9), here: tile("var(--acc-t)", ACC, 1.6) },
  };
}

/** The single tiles that stand beside words. */
export const smallTiles = (): Drawing[] => [
  phase("large", 168),
  phase("small", 104),
  step(),
  seal(),
  chainTile(),
];
