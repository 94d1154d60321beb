import { lines } from "../engine/paths.ts";
import {
  add,
  crossing,
  distance,
  type Line,
  type Point,
  polar,
  rad,
  scale,
  sub,
  times,
} from "../engine/plane.ts";

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
}

interface Straight {
  /** A multiple of 36 degrees. */
  readonly heading: number;
  readonly through: Point;
  /** Radius of the corner this straight leads into. */
  readonly radius: number;
  /** Length by which its construction line runs past its corners, px; short enough to stay clear of the labels. */
  readonly beyond: readonly [before: number, after: number];
}

/** Start and end of the lap, px of the picture. */
export const START: Point = [393, 819];

/** The eight straights; each runs into the corner of its number, the last one back to the start line. */
const STRAIGHTS = [
  { heading: 0, through: START, radius: 64, beyond: [16, 50] },
  { heading: 288, through: [613, 596], radius: 82, beyond: [100, 170] },
  { heading: 324, through: [833.5, 315], radius: 82, beyond: [45, 100] },
  { heading: 0, through: [1000, 315], radius: 64, beyond: [170, 170] },
  { heading: 72, through: [1165, 315], radius: 62, beyond: [66, 60] },
  { heading: 144, through: [1085, 596], radius: 72, beyond: [110, 55] },
  { heading: 180, through: [700, 596], radius: 64, beyond: [150, 16] },
  { heading: 108, through: [316, 596], radius: 57, beyond: [170, 100] },
] as const satisfies readonly Straight[];

/** The straight that passes over the other, and the one below it: indices of STRAIGHTS. */
export const OVER = 1;
export const UNDER = 6;

const way = (heading: number): Point => polar([0, 0], 1, heading);

const lineOf = ({ through, heading }: Straight): Line => [through, way(heading)];

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
  return { pieces, corners: cornersOf(pieces), length: lengthOf(pieces), d: pathOf(pieces) };
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
export function pathOf(pieces: readonly Piece[]): string {
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

/** The lap as a page needs it to drive along; `at`, `from` and `to` are shares of the lap, 0 to 1. */
export function lapPositions({ d, corners, pieces, length }: Track) {
  const share = (count: number) => round(lengthOf(pieces.slice(0, count)) / length, 5);
  return {
    d,
    start: { x: START[0], y: START[1] },
    corners: corners.map(({ point: [x, y], at }) => ({
      x: round(x, 1),
      y: round(y, 1),
      at: round(at / length, 5),
    })),
    bridge: { from: share(2 * OVER), to: share(2 * OVER + 1) },
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
