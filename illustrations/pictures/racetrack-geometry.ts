import { lines } from "../engine/paths.ts";
import { add, crossing, distance, type Point, polar, rad, scale, sub, times } from "../engine/plane.ts";
import type { Crop } from "../engine/tiles.ts";

/** A straight or an arc of the lap; `heading` is the way of travel in degrees, clockwise on screen from the right. */
interface Piece {
  readonly from: Point;
  readonly to: Point;
  readonly heading: number;
  readonly length: number;
  /** Arcs only: centre, radius, and degrees turned, positive to the right. */
  readonly arc?: { readonly centre: Point; readonly radius: number; readonly turn: number };
}

/** A corner: the middle of its arc, how far into the lap it lies, and its arc. */
interface Corner {
  readonly point: Point;
  readonly at: number;
  readonly piece: Piece;
  readonly arc: NonNullable<Piece["arc"]>;
}

export interface Track {
  /** From the start line round to it again. */
  readonly pieces: readonly Piece[];
  readonly corners: readonly Corner[];
  readonly length: number;
  readonly d: string;
  /** The piece that passes over another. */
  readonly bridge: string;
}

interface Straight {
  /** A multiple of 36 degrees. */
  readonly heading: number;
  readonly through: Point;
  /** Radius of the corner this straight leads into. */
  readonly radius: number;
  /** Length by which its construction line runs past its corners, px; short enough to stay clear of the labels. */
  readonly beyond: readonly [before: number, after: number];
  /** From that corner to the sides and the top of its label, px. */
  readonly label: readonly [start: number | "auto", end: number, top: number];
}

/** Start and end of the lap, px of the picture. */
export const START: Point = [393, 819];

/** The eight straights; each runs into the corner of its number, the last one back to the start line. */
const STRAIGHTS = [
  { heading: 0, through: START, radius: 64, beyond: [16, 50], label: [83, 253, -21] },
  { heading: 288, through: [613, 596], radius: 82, beyond: [100, 170], label: ["auto", -68, 5] },
  { heading: 324, through: [833.5, 315], radius: 82, beyond: [45, 100], label: [1, 252, -107] },
  { heading: 0, through: [1000, 315], radius: 64, beyond: [170, 170], label: [-48, 185, -115] },
  { heading: 72, through: [1165, 315], radius: 62, beyond: [66, 60], label: [48, 151, -37] },
  { heading: 144, through: [1085, 596], radius: 72, beyond: [110, 55], label: [14, 277, 49] },
  { heading: 180, through: [700, 596], radius: 64, beyond: [150, 16], label: [-205, -75, -53] },
  { heading: 108, through: [316, 596], radius: 57, beyond: [170, 100], label: [-185, -53, 15] },
] as const satisfies readonly Straight[];

/** The straight that passes over the other, and the one below it: indices of STRAIGHTS. */
const OVER = 1;
const UNDER = 6;

const way = (heading: number): Point => polar([0, 0], 1, heading);

const lineOf = ({ through, heading }: Straight) => [through, way(heading)] as const;

/** Each straight, the one it leads into, and the point where their lines meet. */
const TURNS = STRAIGHTS.map((straight: Straight, k) => {
  const next: Straight = STRAIGHTS[(k + 1) % STRAIGHTS.length] ?? straight;
  return { straight, next, vertex: crossing(lineOf(straight), lineOf(next)) };
});

/** The bridge: where the lap crosses itself. */
const bridge = (): Point => crossing(lineOf(STRAIGHTS[OVER]), lineOf(STRAIGHTS[UNDER]));

/** Degrees turned from one heading to another, -180 to 180. */
const turned = (from: number, to: number) => ((((to - from + 180) % 360) + 360) % 360) - 180;

/** The lap: straights and fillets in the order they are driven. */
export function track(): Track {
  let from = START;
  const pieces = TURNS.flatMap(({ straight, next, vertex }) => {
    const arc = fillet(straight, next.heading, vertex);
    const line = lineTo(from, arc.from, straight.heading);
    from = arc.to;
    return [line, arc];
  });
  pieces.push(lineTo(from, START, STRAIGHTS[0].heading));
  const over = pathOf(pieces.slice(2 * OVER, 2 * OVER + 1));
  return { pieces, corners: cornersOf(pieces), length: lengthOf(pieces), d: pathOf(pieces), bridge: over };
}

const lineTo = (from: Point, to: Point, heading: number): Piece => ({
  from,
  to,
  heading,
  length: distance(from, to),
});

/** The arc that rounds a vertex: its tangents are radius x tan(turn / 2) long. */
function fillet({ heading, radius }: Straight, out: number, vertex: Point): Piece {
  const turn = turned(heading, out);
  const tangent = radius * Math.tan(rad(Math.abs(turn) / 2));
  const from = sub(vertex, scale(way(heading), tangent));
  const centre = polar(from, radius, heading + 90 * Math.sign(turn));
  return {
    from,
    to: add(vertex, scale(way(out), tangent)),
    heading,
    length: radius * rad(Math.abs(turn)),
    arc: { centre, radius, turn },
  };
}

const lengthOf = (pieces: readonly Piece[]) => pieces.reduce((sum, piece) => sum + piece.length, 0);

function cornersOf(pieces: readonly Piece[]): Corner[] {
  return pieces.flatMap((piece, k) => {
    const { arc } = piece;
    const at = lengthOf(pieces.slice(0, k)) + piece.length / 2;
    return arc ? [{ point: pointOn(piece, arc, 0.5), at, piece, arc }] : [];
  });
}

/** The point a share (0 to 1) of the way along the arc of a piece. */
const pointOn = ({ heading }: Piece, { centre, radius, turn }: Corner["arc"], share: number): Point =>
  polar(centre, radius, heading + turn * share - 90 * Math.sign(turn));

/** The lap as an SVG path; `pieces` may be a part of it. */
function pathOf(pieces: readonly Piece[]): string {
  const text = ([x, y]: Point) => `${Number(x.toFixed(2))} ${Number(y.toFixed(2))}`;
  const first = pieces[0];
  if (!first) return "";
  return pieces.reduce(
    (d, { to, arc }) => {
      if (!arc) return `${d}L${text(to)}`;
      return `${d}A${arc.radius} ${arc.radius} 0 0 ${arc.turn > 0 ? 1 : 0} ${text(to)}`;
    },
    `M${text(first.from)}`,
  );
}

const round = (value: number, digits: number) => Number(value.toFixed(digits));

/** Length after which the car is clear of a corner's number, px. */
const CLEAR = 86.2;

/** The lap as a page needs it to drive along; `clear`, `at`, `from` and `to` are shares of the lap, 0 to 1. */
export function lapPositions({ d, corners, pieces, length }: Track) {
  const share = (count: number) => round(lengthOf(pieces.slice(0, count)) / length, 5);
  return {
    d,
    start: { x: START[0], y: START[1] },
    clear: round(CLEAR / length, 4),
    corners: corners.map(({ point: [x, y], at }) => ({
      x: round(x, 1),
      y: round(y, 1),
      at: round(at / length, 5),
    })),
    bridge: { from: share(2 * OVER), to: share(2 * OVER + 1) },
  };
}

/** Custom properties: where words stand, by the width of the drawing, and how a crop lies in it, by the width of the crop. */
export function places({ corners }: Track, { x, y, width, height }: Crop, crop: Crop) {
  const cqw = (px: number) => `${round((100 * px) / width, 1)}cqw`;
  const labels = corners.map(({ point }, k) => {
    const [start, end, top] = STRAIGHTS[k]?.label ?? [0, 0, 0];
    const from = start === "auto" ? start : cqw(point[0] + start - x);
    return { down: cqw(point[1] + top - y), along: `${from} ${cqw(x + width - point[0] - end)}` };
  });
  const below = y + height - crop.y - crop.height;
  const parts = { whole: width, before: crop.x - x, above: crop.y - y, below };
  const shares = Object.entries(parts).map(([name, px]) => [name, `${round(px, 1)} / ${crop.width}`]);
  return {
    ".race": { aspect: `1440 / ${Math.round((1440 * height) / width)}`, ...Object.fromEntries(shares) },
    ".race-line": { down: cqw(START[1] + 52 - y), along: `${cqw(START[0] + 1 - x)} auto` },
    ...Object.fromEntries(labels.map((label, k) => [`#step-${k + 1}`, label])),
  };
}

/** The two loops inside the lap as convex rings along the middle of the road: the upper one, then the lower. */
export function loops({ pieces }: Track): [upper: Point[], lower: Point[]] {
  const cross = bridge();
  // Arcs only: a straight's ends are the ends of its neighbours, and a point given twice has no direction.
  const toRing = (list: readonly Piece[]): Point[] =>
    cornersOf(list).flatMap(({ piece, arc }) => times(13, (k) => pointOn(piece, arc, k / 12)));
  // Pieces alternate: straight k at 2k, corner k + 1 at 2k + 1.
  return [
    [cross, ...toRing(pieces.slice(2 * OVER + 1, 2 * UNDER))],
    [cross, ...toRing(pieces.slice(2 * UNDER + 1)), ...toRing(pieces.slice(0, 2))],
  ];
}

/** The straights' lines, each drawn on past its corners: the construction under the road. */
export const construction = (): string =>
  lines(
    TURNS.map(({ straight: { heading, beyond }, vertex }, k) => {
      const last = TURNS.at(k - 1)?.vertex ?? vertex;
      return [sub(last, scale(way(heading), beyond[0])), add(vertex, scale(way(heading), beyond[1]))];
    }),
  );
