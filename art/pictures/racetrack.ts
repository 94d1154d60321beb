import { ERROR, jointMarks, loneTile, socket } from "../engine/broken.ts";
import type { Drawing } from "../engine/drawing.ts";
import { fieldInside } from "../engine/inside.ts";
import { decagon, decagonStar, fill, lines, polygons, shape, stroke } from "../engine/paths.ts";
import { type Point, polar, type Segment, times } from "../engine/plane.ts";
import { chequers, level } from "../engine/shapes.ts";
import {
  construction,
  lapPositions,
  loops,
  OVER,
  pathOf,
  START,
  type Track,
  track,
} from "./racetrack-geometry.ts";

const LINE = "var(--line)";
const ACC = "var(--acc)";
/** Tip radius of a corner's star, px. */
const MARK = 12.5;
/** Circumradius of a corner's number on phones, units of the drawing. */
const NODE = 40;
/** The tile that is out of true, on the lattice of the infield. */
const SMALL = 34;
const BROKEN = { centre: [863, 521], s: SMALL, rotation: -18 } as const;
/** Length by which each straight's line runs past its corners, px; short enough to stay clear of the labels. */
const BEYOND: readonly (readonly [before: number, after: number])[] = [
  [16, 50],
  [100, 170],
  [45, 100],
  [170, 170],
  [66, 60],
  [110, 55],
  [150, 16],
  [170, 100],
];
/** On phones the stars grow, so that straps stay over 4 px on the screen; each loop shows one star whole. */
const LARGE = 104;
const PHONE_STARS: readonly [Point, Point] = [
  [962, 502],
  [424, 745],
];

/**
 * The figure eight of the journey: one drawing for wide screens and one for phones, which the other journey shows, too, and
 * loads alone.
 */
export const racetracks = (): Drawing[] => {
  const lap = track();
  const [upper, lower] = loops(lap);
  return [
    {
      file: "racetrack",
      name: "racetrack",
      viewBox: "0 88 1440 850",
      positions: lapPositions(lap),
      layers: {
        construction: stroke(construction(BEYOND), LINE, 0.5, { opacity: 0.26 }) + normals(lap),
        infield:
          fieldInside(upper, { s: SMALL, origin: BROKEN.centre, broken: true }) +
          fieldInside(lower, { s: SMALL, origin: BROKEN.centre }),
        home: socket(BROKEN) + loneTile(BROKEN, 0, "cold") + jointMarks(BROKEN, () => true).join(""),
        tile: socket(BROKEN) + loneTile(BROKEN, ERROR, "warm"),
        kerbs: stroke(lines(kerbs(lap, 33), 2), LINE, 0.9),
        ...road(lap, 33, { mid: 0.9, driven: 2.8 }),
        mark: shape(polygons([decagonStar(0, 0, MARK, 18)], 2), {}),
        car: car(1),
      },
    },
    {
      file: "racetrack-phone",
      name: "racetrackPhone",
      viewBox: "188 240 1130 652",
      layers: {
        infield: [upper, lower]
          .map((ring, k) => fieldInside(ring, { s: LARGE, origin: PHONE_STARS[k] ?? START }))
          .join(""),
        ...road(lap, 50, { mid: 0, driven: 9 }),
        node: shape(polygons([decagon(0, 0, NODE, 18)], 1), {}),
        car: car(1.7),
      },
    },
  ];
};

/** The road as a strap `width` px wide: the whole road, the part already driven, and the bridge over both. */
function road(lap: Track, width: number, pens: { mid: number; driven: number }): Record<string, string> {
  const outline = width > 40 ? 4.2 : 1.3;
  const over = lap.pieces.slice(2 * OVER, 2 * OVER + 1);
  const strap = (d: string) =>
    stroke(d, LINE, width) +
    stroke(d, "var(--raised)", width - 2 * outline) +
    (pens.mid ? stroke(d, LINE, pens.mid, { "stroke-dasharray": "11 9", opacity: 0.7 }) : "");
  const driven = (d: string) => stroke(d, ACC, pens.driven, { pathLength: 1, "stroke-dasharray": "1 1.01" });
  return {
    road: strap(lap.d),
    start: fill(polygons(startLine(width - 2 * outline, width > 40 ? 4 : 6), 2), "var(--ink)"),
    driven: driven(lap.d),
    bridge: strap(pathOf(over)),
    "driven-over": driven(pathOf(over)),
  };
}

/** Three columns of squares across the road at the start line; `rows` of them fill it. */
function startLine(across: number, rows: number): Point[][] {
  const side = across / rows;
  return chequers([START[0] - 1.5 * side, START[1] - across / 2], side, 3, rows);
}

/** Hatching outside each corner: ticks of 6.5 px, every fifth of 11 px. */
function kerbs(lap: Track, width: number): Segment[] {
  return lap.corners.flatMap(({ piece: { arc, heading } }) => {
    if (!arc) return [];
    const edge = arc.radius + width / 2 + 4;
    const count = Math.round((edge * Math.abs(arc.turn) * Math.PI) / 180 / 5);
    const first = heading - 90 * Math.sign(arc.turn);
    return times(count + 1, (k): Segment => {
      const angle = first + (arc.turn * k) / count;
      const at = (r: number) => polar(arc.centre, r, angle);
      return [at(edge), at(edge + (k % 5 === 0 ? 11 : 6.5))];
    });
  });
}

/** Thin lines across the road at both ends of each corner. */
function normals(lap: Track): string {
  const marks = lap.corners.flatMap(({ piece: { arc, heading } }) => {
    if (!arc) return [];
    const first = heading - 90 * Math.sign(arc.turn);
    return [first, first + arc.turn].map(
      (angle): Segment => [
        polar(arc.centre, arc.radius + 18, angle),
        polar(arc.centre, arc.radius + 48, angle),
      ],
    );
  });
  return stroke(lines(marks), LINE, 0.5, { opacity: 0.3 });
}

/** A kite that points along the road, on a paper halo; its origin is where it touches the middle of the road. */
function car(k: number): string {
  const kite: Point[] = [
    [26, 0],
    [-6, 11.5],
    [-19, 0],
    [-6, -11.5],
  ];
  const d = polygons([kite.map(([x, y]) => [x * k, y * k] as const)], 2);
  const spine = lines([level(0, -19 * k, 26 * k)], 2);
  return (
    stroke(d, "var(--raised)", 5 * k, { "stroke-linejoin": "round" }) +
    fill(d, ACC) +
    stroke(spine, "var(--raised)", 0.9 * k)
  );
}
