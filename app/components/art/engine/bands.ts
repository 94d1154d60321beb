import {
  add,
  along,
  cross,
  distance,
  dot,
  meet,
  normal,
  type Point,
  rad,
  type Segment,
  scale,
  sub,
  unit,
} from "./plane.ts";
import { CONTACT, type Leg } from "./straps.ts";
import { type Crossing, pointsOf, type Step, type Strand, type Visit, type Weave } from "./weave.ts";

/** How a strap is drawn: total width and the width of its outline, px. */
export interface Strap {
  readonly width: number;
  readonly outline: number;
}

/** What to draw of a weave: which legs, and at which crossings one strap lies over the other. */
export interface Choice {
  readonly drawn: (leg: Leg) => boolean;
  readonly woven: (crossing: Crossing) => boolean;
  /** Ends where the picture, not the pattern, stops: the strap runs on a little so that no seam shows. */
  readonly seam: (leg: Leg) => boolean;
}

/** A weave as geometry: lines down the middle, outlines cut where a strap passes under, and the hatch there. */
export interface Bands {
  /** Down the middle of each strap, to the tile edges it ends at. */
  readonly middles: Point[][];
  /** The same, shortened so that a stroke as wide as the strap stays inside those edges. */
  readonly cores: Point[][];
  readonly outlines: Point[][];
  readonly hatch: Point[][];
}

interface End {
  /** The tile edge the run stops at. */
  readonly edge: Segment;
  readonly seam: boolean;
}

interface Run {
  readonly points: Point[];
  readonly ends: readonly [End, End] | undefined;
  readonly legs: ReadonlySet<Leg>;
}

/** Straps as bands. Outlines meet the edge of the strap above exactly, so no caps have to be hidden. */
export function bandsOf({ strands, crossings }: Weave, strap: Strap, choice: Choice): Bands {
  const half = (strap.width - strap.outline) / 2;
  const cuts = Map.groupBy(
    crossings.flatMap((crossing) => cutsAt(crossing, choice)),
    (cut) => cut.visit.leg,
  );
  const middles: Point[][] = [];
  const cores: Point[][] = [];
  const outlines: Point[][] = [];
  for (const [index, strand] of strands.entries()) {
    for (const run of runsOf(strand, choice)) {
      middles.push(run.ends ? run.points : loop(run.points));
      cores.push(run.ends ? pullBack(run.points, run.ends, half) : loop(run.points));
      const mine = [...run.legs]
        .flatMap((leg) => cuts.get(leg) ?? [])
        .filter((cut) => cut.visit.strand === index);
      for (const side of [-half, half]) outlines.push(...pieces(offset(run, side), !run.ends, mine, half));
    }
  }
  const hatch = crossings.flatMap((crossing) =>
    choice.woven(crossing) ? hatchAt(crossing, strap, half, choice) : [],
  );
  return { middles, cores, outlines, hatch };
}

interface Cut {
  readonly visit: Visit;
  readonly at: Point;
  /** Direction of the strap that hides this one. */
  readonly direction: Point;
}

function cutsAt(crossing: Crossing, { woven }: Choice): Cut[] {
  const [a, b] = crossing.visits;
  const all = [
    // At an edge a strand has two legs; the cut must be found from either.
    ...crossing.legs.map((leg): Cut & { over: boolean } => {
      const [mine, other] =
        Math.abs(cross(legDirection(leg, crossing.at), a.direction)) < 1e-3 ? [a, b] : [b, a];
      return { visit: { ...mine, leg }, at: crossing.at, direction: other.direction, over: mine.over };
    }),
  ];
  return woven(crossing) ? all.filter(({ over }) => !over) : all;
}

/** The direction of a leg's part nearest to a point on it. */
function legDirection(leg: Leg, at: Point): Point {
  const parts = leg.points.slice(1).map((q, k): Segment => [leg.points[k] ?? q, q]);
  const on = parts.toSorted((m, n) => slack(m, at) - slack(n, at))[0];
  return on ? unit(sub(on[1], on[0])) : [1, 0];
}
const slack = ([p, q]: Segment, at: Point) => distance(p, at) + distance(at, q) - distance(p, q);

function runsOf({ steps, closed }: Strand, { drawn, seam }: Choice): Run[] {
  const gap = steps.findIndex(({ leg }) => !drawn(leg));
  if (gap < 0 && closed) return [{ points: straighten(steps, true), ends: undefined, legs: legs(steps) }];
  const order = closed && gap > 0 ? [...steps.slice(gap), ...steps.slice(0, gap)] : steps;
  const runs: Run[] = [];
  let current: Step[] = [];
  const flush = (next: Step | undefined, before: Step | undefined) => {
    const [first, last] = [current[0], current.at(-1)];
    if (first && last) {
      const ends: [End, End] = [
        { edge: edgeOf(first, false), seam: !before || seam(before.leg) },
        { edge: edgeOf(last, true), seam: !next || seam(next.leg) },
      ];
      runs.push({ points: straighten(current, false), ends, legs: legs(current) });
    }
    current = [];
  };
  let before: Step | undefined = closed ? order.at(-1) : undefined;
  order.forEach((step, k) => {
    if (drawn(step.leg)) {
      if (current.length === 0 && k > 0) before = order[k - 1];
      current.push(step);
    } else flush(step, before);
  });
  flush(closed ? order[0] : undefined, before);
  return runs;
}

const legs = (steps: readonly Step[]) => new Set(steps.map(({ leg }) => leg));
const edgeOf = ({ leg, reversed }: Step, last: boolean): Segment => leg.ends[last !== reversed ? 1 : 0];

/** The bends of a run: points on a straight line left out. */
function straighten(steps: readonly Step[], closed: boolean): Point[] {
  const all = steps.flatMap((step, k) => (k === 0 && !closed ? pointsOf(step) : pointsOf(step).slice(1)));
  return all.filter((p, k) => {
    const before = all[k - 1] ?? (closed ? all.at(-1) : undefined);
    const after = all[k + 1] ?? (closed ? all[0] : undefined);
    if (!before || !after) return true;
    return Math.abs(cross(unit(sub(p, before)), unit(sub(after, p)))) > 1e-4;
  });
}

/** A closed run as an open line that starts and ends half way along a straight part, so that no bend is lost. */
function loop(points: readonly Point[]): Point[] {
  const [first, second] = points;
  if (!first || !second) return [];
  const start = along(first, second, 0.5);
  return [start, ...points.slice(1), first, start];
}

/** Shortens a run that stops at a tile edge, so that its square end stays inside; lengthens it at a seam. */
function pullBack(points: readonly Point[], ends: readonly [End, End], half: number): Point[] {
  const by = (end: End) => (end.seam ? -0.3 : half / Math.tan(rad(CONTACT)));
  const shifted = [...points];
  const move = (k: number, next: number, length: number) => {
    const [p, q] = [points.at(k), points.at(next)];
    if (p && q) shifted.splice(k, 1, add(p, scale(unit(sub(q, p)), length)));
  };
  move(0, 1, by(ends[0]));
  move(-1, -2, by(ends[1]));
  return shifted;
}

/** A run moved sideways, mitred at bends, ended on the tile edges. */
function offset({ points, ends }: Run, side: number): Point[] {
  const n = points.length;
  const point = (k: number): Point => points[(k + n) % n] ?? [0, 0];
  const line = (k: number): [Point, Point] => {
    const [p, q] = [point(k), point(k + 1)];
    const d = unit(sub(q, p));
    return [add(p, scale(normal(d), side)), d];
  };
  const on = ([p, d]: [Point, Point], [q, e]: [Point, Point]): Point => {
    const hit = meet(p, d, q, e);
    return hit ? add(p, scale(d, hit.t)) : p;
  };
  const edge = ({ edge: [a, b] }: End): [Point, Point] => [a, unit(sub(b, a))];
  return points.map((_, k) => {
    if (ends && k === 0) return on(line(0), edge(ends[0]));
    if (ends && k === n - 1) return on(line(n - 2), edge(ends[1]));
    return on(line(k - 1), line(k));
  });
}

/** What is left of an outline once the parts under other straps are taken away. */
function pieces(outline: readonly Point[], closed: boolean, cuts: readonly Cut[], half: number): Point[][] {
  const ring = closed ? [...outline, outline[0] ?? [0, 0]] : outline;
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
  if (closed && first && last && first !== last && touch(first[0], ring[0]) && touch(last.at(-1), ring[0])) {
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

const HATCH_STEPS = [1, 2, 3];

/** Three lines on each side of the strap above, parallel to it, at steps of a fifth of the width. */
function hatchAt({ at, visits }: Crossing, strap: Strap, half: number, { drawn }: Choice): Point[][] {
  const [under, over] = visits[0].over ? [visits[1], visits[0]] : visits;
  if (!drawn(under.leg)) return [];
  const sine = Math.abs(cross(under.direction, over.direction));
  return [-1, 1].flatMap((side) =>
    HATCH_STEPS.map((k) => {
      const out = (side * (strap.width / 2 + 0.2 * strap.width * k)) / sine;
      const foot = add(at, scale(under.direction, out));
      const across = scale(over.direction, half / sine);
      return [sub(foot, across), add(foot, across)];
    }),
  );
}
