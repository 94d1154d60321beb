import type { PointLists } from "./paths.ts";
import { add, along, cross, distance, dot, type Point, type Segment, scale, sub, unit } from "./plane.ts";
import { cornersOf, loop, offset, pullBack, runsOf } from "./runs.ts";
import type { Leg } from "./straps.ts";
import type { Crossing, Visit, Weave } from "./weave.ts";

/** Outline of a strap, px: a stroke of width w under one of width w - 2 x 1.05. */
export const OUTLINE = 1.05;

/** The part of a weave to draw: its legs, and the crossings at which one strap lies over another. */
export interface BandOptions {
  readonly isDrawn: (leg: Leg) => boolean;
  readonly isWoven: (crossing: Crossing) => boolean;
  /** True for ends that the picture's edge cuts: the strap runs on a little, so that no seam shows. */
  readonly isCut: (leg: Leg) => boolean;
}

/** A weave as geometry: lines down the middle, outlines cut where a strap passes under, and the hatch there. */
export interface Bands {
  /** Down the middle of each strap, to the tile edges it ends at. */
  readonly middles: PointLists;
  /** The same, shortened so that a stroke as wide as the strap stays inside those edges. */
  readonly cores: PointLists;
  /** The corners such a stroke leaves bare at slanting edges, as triangles. */
  readonly corners: PointLists;
  readonly outlines: PointLists;
  readonly hatch: PointLists;
}

/** Draws straps as bands of one width. An outline ends exactly at the edge of the strap that passes over it. */
export function bandsOf({ strands, crossings }: Weave, width: number, choice: BandOptions): Bands {
  const half = (width - OUTLINE) / 2;
  const cuts = Map.groupBy(
    crossings.flatMap((crossing) => cutsAt(crossing, choice)),
    (cut) => cut.visit.leg,
  );
  const middles: Point[][] = [];
  const cores: Point[][] = [];
  const corners: Point[][] = [];
  const outlines: Point[][] = [];
  for (const [index, strand] of strands.entries()) {
    for (const run of runsOf(strand, choice)) {
      const core = run.ends ? pullBack(run.points, run.ends, half) : loop(run.points);
      middles.push(run.ends ? run.points : core);
      cores.push(core);
      const mine = [...run.legs]
        .flatMap((leg) => cuts.get(leg) ?? [])
        .filter((cut) => cut.visit.strand === index);
      const sides = [offset(run, -half), offset(run, half)] as const;
      for (const side of sides) outlines.push(...pieces(side, !run.ends, mine, half));
      corners.push(...cornersOf(run, core, sides));
    }
  }
  const hatch = crossings.flatMap((crossing) =>
    choice.isWoven(crossing) ? hatchAt(crossing, width, choice) : [],
  );
  return { middles, cores, corners, outlines, hatch };
}

interface Cut {
  readonly visit: Visit;
  readonly at: Point;
  /** Direction of the strap that hides this one. */
  readonly direction: Point;
}

function cutsAt(crossing: Crossing, { isWoven }: BandOptions): Cut[] {
  const [a, b] = crossing.visits;
  // At an edge a strand has two legs; the cut must be found from either.
  const all = crossing.legs.map((leg): Cut & { isOver: boolean } => {
    const [mine, other] =
      Math.abs(cross(legDirection(leg, crossing.at), a.direction)) < 1e-3 ? [a, b] : [b, a];
    return { visit: { ...mine, leg }, at: crossing.at, direction: other.direction, isOver: mine.isOver };
  });
  return isWoven(crossing) ? all.filter(({ isOver }) => !isOver) : all;
}

/** The direction of a leg's part nearest to a point on it. */
function legDirection(leg: Leg, at: Point): Point {
  const parts = leg.points.slice(1).map((q, k): Segment => [leg.points[k] ?? q, q]);
  const on = parts.toSorted((m, n) => slack(m, at) - slack(n, at))[0];
  return on ? unit(sub(on[1], on[0])) : [1, 0];
}
const slack = ([p, q]: Segment, at: Point) => distance(p, at) + distance(at, q) - distance(p, q);

/** Returns an outline without the parts that lie under other straps. */
function pieces(outline: readonly Point[], isLoop: boolean, cuts: readonly Cut[], half: number): Point[][] {
  const ring = isLoop ? [...outline, outline[0] ?? [0, 0]] : outline;
  const out: Point[][] = [];
  let current: Point[] = [];
  ring.slice(1).forEach((q, k) => {
    const p = ring[k] ?? q;
    const hidden = cuts.flatMap((cut) => hiddenPart(p, q, cut, half)).sort((a, b) => a[0] - b[0]);
    let t = 0;
    if (current.length === 0) current.push(p);
    for (const [from, to] of hidden) {
      if (from > t) {
        current.push(along(p, q, from));
        out.push(current);
      } else if (current.length > 1) out.push(current);
      t = Math.max(t, to);
      current = t < 1 ? [along(p, q, t)] : [];
    }
    if (t < 1) current.push(q);
  });
  if (current.length > 1) out.push(current);
  const [first, last] = [out[0], out.at(-1)];
  if (isLoop && first && last && first !== last && touch(first[0], ring[0]) && touch(last.at(-1), ring[0])) {
    out[0] = [...last, ...first.slice(1)];
    out.pop();
  }
  return out;
}
const touch = (a: Point | undefined, b: Point | undefined) => !!a && !!b && distance(a, b) < 1e-6;

function hiddenPart(p: Point, q: Point, { at, direction }: Cut, half: number): [number, number][] {
  const d = sub(q, p);
  const slope = cross(d, direction);
  if (Math.abs(slope) < 0.2 * Math.hypot(...d)) return [];
  const near = dot(sub(at, p), d) / dot(d, d);
  if (distance(along(p, q, near), at) > 2 * half + 0.1) return [];
  const t0 = -cross(sub(p, at), direction) / slope;
  const reach = Math.abs(half / slope);
  const [from, to] = [Math.max(0, t0 - reach), Math.min(1, t0 + reach)];
  return to > from ? [[from, to]] : [];
}

/** Three lines on each side of the strap above, parallel to it, at steps of a fifth of the width. */
function hatchAt({ at, visits }: Crossing, width: number, { isDrawn }: BandOptions): Point[][] {
  const half = (width - OUTLINE) / 2;
  const [under, over] = visits[0].isOver ? [visits[1], visits[0]] : visits;
  if (!isDrawn(under.leg)) return [];
  const sine = Math.abs(cross(under.direction, over.direction));
  return [-1, 1].flatMap((side) =>
    [1, 2, 3].map((k) => {
      const out = (side * (width / 2 + 0.2 * width * k)) / sine;
      const foot = add(at, scale(under.direction, out));
      const across = scale(over.direction, half / sine);
      return [sub(foot, across), add(foot, across)];
    }),
  );
}
