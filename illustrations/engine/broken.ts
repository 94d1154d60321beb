import { OUTLINE } from "./bands.ts";
import { strapWidth } from "./field.ts";
import {
  APOTHEM,
  CIRCUMRADIUS,
  chordSteps,
  circle,
  decagon,
  decagonStar,
  fill,
  innerChords,
  lines,
  num,
  polygons,
  seedStar,
  stroke,
} from "./paths.ts";
import { crossing, type Line, normal, type Point, polar, type Segment, shifted, times } from "./plane.ts";

/** Radius of the ring round a tile, px. */
export const ringRadius = (s: number): number => 1.13 * CIRCUMRADIUS * s;

/** A circle that draws itself clockwise from the top. */
export const drawnCircle = (centre: Point, r: number, colour: string, width: number): string =>
  circle(centre, r, {
    fill: "none",
    stroke: `var(--${colour})`,
    "stroke-width": width,
    pathLength: 1,
    transform: `rotate(-90 ${num(centre[0], 2)} ${num(centre[1], 2)})`,
  });

/** The ring over its paper halo. */
export const ring = ({ centre, s }: Pose): string =>
  drawnCircle(centre, ringRadius(s), "paper", 9) + drawnCircle(centre, ringRadius(s), "accent", 1.8);

/** Ticks outside a ring: each 3 degrees, longer each 9, longest at the ten joints. */
export function ticks({ centre, s, rotation }: Pose): string {
  const r = ringRadius(s);
  const tick = (degrees: number, length: number): Segment => [
    polar(centre, r, rotation + 18 + degrees),
    polar(centre, r + length, rotation + 18 + degrees),
  ];
  const all = times(120, (k) => 3 * k);
  const marks = (length: number, width: number, test: (degrees: number) => boolean) =>
    stroke(lines(all.filter(test).map((a) => tick(a, length))), "var(--accent)", width);
  return (
    marks(4, 0.7, (a) => a % 9 !== 0) +
    marks(7, 0.9, (a) => a % 9 === 0 && a % 36 !== 0) +
    marks(13, 1.6, (a) => a % 36 === 0)
  );
}

/** The angle by which the broken tile is turned, degrees. */
export const TILT_DEG = 9;

/** A decagon of a field: its centre, the edge length in px and the field's rotation in degrees. */
export interface Pose {
  readonly centre: Point;
  readonly s: number;
  readonly rotation: number;
}

/** An empty tile of the field: paper over the pattern and an outline, dashed when the tile is missing. */
export function socket({ centre: [x, y], s, rotation }: Pose, isDashed = false): string {
  const ring = polygons([decagon(x, y, CIRCUMRADIUS * s, rotation)]);
  return fill(ring, "var(--paper)", {
    stroke: "var(--line)",
    "stroke-width": isDashed ? 1.25 : 0.7,
    ...(isDashed ? { "stroke-dasharray": "5 4" } : {}),
  });
}

const EMBER = "var(--ember)";
const TONES = {
  warm: { line: EMBER, star: "var(--ember-muted)", ground: "var(--ember-tint)", seed: EMBER },
  cold: { line: "var(--line)", star: "var(--sand)", ground: "var(--paper)", seed: "var(--paper)" },
};

/**
 * One decagon with its own star and strap, cut at its edges and turned by `degrees` about its centre.
 * Warm means wrong: ember only for a tile that is turned.
 */
export function loneTile(pose: Pose, degrees: number, tone: keyof typeof TONES): string {
  const { centre, s } = pose;
  const [x, y] = centre;
  const { line, star, ground, seed } = TONES[tone];
  const r = APOTHEM * s;
  const tip = pose.rotation + 18 + degrees;
  const half = (strapWidth(s) - OUTLINE) / 2;
  const { outer, inner } = strapEdges(centre, s, tip, half);
  const pen = { stroke: line, "stroke-width": OUTLINE };
  const small = s < 40 ? { "stroke-width": 1 } : {};
  return (
    fill(polygons([decagon(x, y, CIRCUMRADIUS * s, pose.rotation + degrees)]), ground, { ...pen, ...small }) +
    fill(polygons([outer.flat()]), "var(--raised)") +
    fill(polygons([inner]), star, { ...pen, ...small, "stroke-miterlimit": 20 }) +
    stroke(lines(outer), line, OUTLINE, { ...small, "stroke-miterlimit": 20 }) +
    stroke(lines(innerChords(x, y, r, tip, chordSteps(s))), line, tone === "warm" ? 0.75 : 0.5, {
      opacity: tone === "warm" ? 0.9 : 0.5,
    }) +
    fill(polygons([seedStar(x, y, r, tip)]), seed, { stroke: line, "stroke-width": 0.75 })
  );
}

/**
 * The edges of a star's strap. The outer one is ten angles: from the tile's edge to the notch and back to the next edge.
 */
function strapEdges(centre: Point, s: number, tip: number, half: number) {
  const star = decagonStar(centre[0], centre[1], APOTHEM * s, tip);
  const corner = (k: number) => star.at(k % 20) ?? centre;
  const side = (direction: number): Line => [
    polar(centre, APOTHEM * s, direction),
    normal(polar([0, 0], 1, direction)),
  ];
  const outer = times(10, (k) => {
    const first = shifted(corner(2 * k), corner(2 * k + 1), half);
    const second = shifted(corner(2 * k + 1), corner(2 * k + 2), half);
    return [
      crossing(first, side(tip + 36 * k)),
      crossing(first, second),
      crossing(second, side(tip + 36 * (k + 1))),
    ];
  });
  const inner = star.map((p, k) =>
    crossing(shifted(corner(k - 1), p, -half), shifted(p, corner(k + 1), -half)),
  );
  return { outer, inner };
}

/** A star as one strap of `width` px in a decagon of circumradius `r`, cut at the decagon's edges; for small nodes. */
export function strapStar(centre: Point, r: number, width: number, ground = "var(--paper)"): string {
  const { outer, inner } = strapEdges(centre, r / CIRCUMRADIUS, 18, (width - OUTLINE) / 2);
  const pen = { stroke: "var(--line)", "stroke-width": 0.9, "stroke-miterlimit": 20 };
  return (
    fill(polygons([outer.flat()], 2), "var(--raised)") +
    fill(polygons([inner], 2), ground, pen) +
    stroke(lines(outer, 2), "var(--line)", 0.9)
  );
}

/** The ten points where the tile should meet its neighbours. */
export const joints = ({ centre, s, rotation }: Pose): Point[] =>
  times(10, (k) => polar(centre, APOTHEM * s, rotation + 18 + 36 * k));

/** Ten circles, one for each joint, open or closed. */
export function jointMarks(pose: Pose, isClosed: (k: number) => boolean): string[] {
  const r = pose.s < 80 ? Math.max(2.6, 0.056 * pose.s) : 4.5;
  return joints(pose).map((p, k) => {
    const paint = isClosed(k) ? "var(--accent)" : "var(--raised)";
    return circle(p, r, { fill: paint, stroke: "var(--accent)", "stroke-width": 1.5 });
  });
}

/** Layers of their own for marks that a page places or moves one by one: `joint-1`, `joint-2` and so on. */
export const numberedLayers = (name: string, marks: readonly string[]): Record<string, string> =>
  Object.fromEntries(marks.map((mark, k) => [`${name}-${k + 1}`, mark]));
