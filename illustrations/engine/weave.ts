import { along, dot, meet, type Point, scale, sub, unit } from "./plane.ts";
import type { Leg } from "./straps.ts";

/** A leg as a strand walks it. */
export interface Step {
  readonly leg: Leg;
  readonly reversed: boolean;
}

/** A strap from end to end, or round in a loop. */
export interface Strand {
  readonly steps: readonly Step[];
  readonly closed: boolean;
}

/** One strand passing one crossing. `position` counts steps and the share of the length of the step. */
export interface Visit {
  readonly strand: number;
  readonly position: number;
  readonly direction: Point;
  readonly leg: Leg;
  over: boolean;
}

/** A crossing of two strands, with the legs that meet there: two inside a tile, up to four on an edge. */
export interface Crossing {
  readonly at: Point;
  readonly visits: readonly [Visit, Visit];
  readonly legs: readonly Leg[];
}

export interface Weave {
  readonly strands: readonly Strand[];
  readonly crossings: readonly Crossing[];
}

interface End {
  readonly leg: Leg;
  readonly last: boolean;
}

/** The points of a step in walking order. */
export const pointsOf = ({ leg, reversed }: Step): readonly Point[] =>
  reversed ? leg.points.toReversed() : leg.points;

const key = (p: Point, grain: number) => `${Math.round(p[0] / grain)},${Math.round(p[1] / grain)}`;
const endPoint = ({ leg, last }: End) => leg.points.at(last ? -1 : 0) ?? [0, 0];
const outward = ({ leg, last }: End) => {
  const [from, to] = last ? [leg.points.at(-2), leg.points.at(-1)] : [leg.points[1], leg.points[0]];
  return unit(sub(to ?? [0, 0], from ?? [0, 0]));
};

/**
 * Joins legs across midpoints into strands, finds all crossings, and lets over and under alternate along each
 * strand and differ at each crossing. Throws if no alternating assignment exists; for a planar graph
 * whose vertices all have degree 4 one always does.
 * `grain` is the distance under which two points are one, in px.
 */
export function weave(legs: readonly Leg[], grain = 0.05): Weave {
  const knots = new Map<string, End[]>();
  for (const leg of legs) {
    for (const last of [false, true]) {
      const end = { leg, last };
      const id = key(endPoint(end), grain);
      knots.set(id, [...(knots.get(id) ?? []), end]);
    }
  }
  const across = partners(knots);
  const strands = trace(legs, across);
  const where = new Map<Leg, { strand: number; index: number; reversed: boolean }>();
  strands.forEach(({ steps }, strand) => {
    for (const [index, { leg, reversed }] of steps.entries()) where.set(leg, { strand, index, reversed });
  });

  const visit = (leg: Leg, share: number, direction: Point): Visit => {
    const { strand, index, reversed } = where.get(leg) ?? { strand: 0, index: 0, reversed: false };
    const position = index + (reversed ? 1 - share : share);
    return { strand, position, direction: reversed ? scale(direction, -1) : direction, leg, over: false };
  };
  const visitAt = (end: End) => visit(end.leg, end.last ? 1 : 0, scale(outward(end), end.last ? 1 : -1));
  const crossings: Crossing[] = [];
  for (const ends of knots.values()) {
    const [a] = ends;
    const opposite = a && across.get(token(a));
    const b = a && ends.find((end) => end.leg !== a.leg && end.leg !== opposite?.leg);
    if (!a || !b || ends.length < 2) continue;
    crossings.push({ at: endPoint(a), visits: [visitAt(a), visitAt(b)], legs: ends.map(({ leg }) => leg) });
  }
  for (const [a, b] of pairsByTile(legs)) {
    for (const { at, shares, directions } of hits(a, b)) {
      crossings.push({
        at,
        visits: [visit(a, shares[0], directions[0]), visit(b, shares[1], directions[1])],
        legs: [a, b],
      });
    }
  }
  alternate(strands, crossings);
  return { strands, crossings };
}

const tokens = new WeakMap<Leg, number>();
let issued = 0;
function token({ leg, last }: End): string {
  if (!tokens.has(leg)) tokens.set(leg, issued++);
  return `${tokens.get(leg)}${last ? "b" : "a"}`;
}

/** At each midpoint, the end that runs straight on. */
function partners(knots: ReadonlyMap<string, End[]>): Map<string, End> {
  const across = new Map<string, End>();
  for (const ends of knots.values()) {
    for (const a of ends) {
      const b = ends.find((end) => end.leg.tile !== a.leg.tile && dot(outward(end), outward(a)) < -0.999);
      if (b) across.set(token(a), b);
    }
  }
  return across;
}

function trace(legs: readonly Leg[], across: ReadonlyMap<string, End>): Strand[] {
  const seen = new Set<Leg>();
  const strands: Strand[] = [];
  const walk = (first: Leg, reversed: boolean) => {
    const steps: Step[] = [];
    let next: Step | undefined = { leg: first, reversed };
    while (next && !seen.has(next.leg)) {
      seen.add(next.leg);
      steps.push(next);
      const end = across.get(token({ leg: next.leg, last: !next.reversed }));
      next = end && { leg: end.leg, reversed: end.last };
    }
    strands.push({ steps, closed: next?.leg === first && steps.length > 1 });
  };
  for (const leg of legs) {
    if (seen.has(leg)) continue;
    if (!across.has(token({ leg, last: false }))) walk(leg, false);
    else if (!across.has(token({ leg, last: true }))) walk(leg, true);
  }
  for (const leg of legs) if (!seen.has(leg)) walk(leg, false);
  return strands;
}

function* pairsByTile(legs: readonly Leg[]): Generator<[Leg, Leg]> {
  const byTile = Map.groupBy(legs, (leg) => leg.tile);
  for (const group of byTile.values()) {
    for (const [i, a] of group.entries()) for (const b of group.slice(i + 1)) yield [a, b];
  }
}

/** Proper crossings of two legs, ends left out: those are the midpoints. */
function hits(a: Leg, b: Leg): { at: Point; shares: [number, number]; directions: [Point, Point] }[] {
  const edge = 1e-6;
  return a.points.slice(1).flatMap((q, i) => {
    const p = a.points[i] ?? q;
    return b.points.slice(1).flatMap((s, j) => {
      const r = b.points[j] ?? s;
      const hit = meet(p, sub(q, p), r, sub(s, r));
      if (!hit || hit.t < edge || hit.t > 1 - edge || hit.u < edge || hit.u > 1 - edge) return [];
      const shares: [number, number] = [
        (i + hit.t) / (a.points.length - 1),
        (j + hit.u) / (b.points.length - 1),
      ];
      const directions: [Point, Point] = [unit(sub(q, p)), unit(sub(s, r))];
      return [{ at: along(p, q, hit.t), shares, directions }];
    });
  });
}

/** Breadth first over the visits: neighbours along a strand differ, and so do the two of a crossing. */
function alternate(strands: readonly Strand[], crossings: readonly Crossing[]): void {
  const neighbours = new Map<Visit, Visit[]>();
  const link = (a: Visit, b: Visit) => {
    neighbours.set(a, [...(neighbours.get(a) ?? []), b]);
    neighbours.set(b, [...(neighbours.get(b) ?? []), a]);
  };
  for (const { visits } of crossings) link(visits[0], visits[1]);
  for (const [index, order] of visitsByStrand(crossings)) {
    order.slice(1).forEach((visit, k) => {
      const before = order[k];
      if (before) link(before, visit);
    });
    const [first, last] = [order[0], order.at(-1)];
    if (strands[index]?.closed && first && last && order.length > 2) link(last, first);
  }
  const known = new Set<Visit>();
  for (const start of neighbours.keys()) {
    if (known.has(start)) continue;
    known.add(start);
    const queue = [start];
    for (const visit of queue) {
      for (const other of neighbours.get(visit) ?? []) {
        if (known.has(other)) {
          if (other.over === visit.over)
            throw new Error("The straps cannot alternate: the pattern is not planar.");
          continue;
        }
        known.add(other);
        other.over = !visit.over;
        queue.push(other);
      }
    }
  }
}

/** The visits of each strand in walking order. */
export function visitsByStrand(crossings: readonly Crossing[]): Map<number, Visit[]> {
  const all = crossings.flatMap(({ visits }) => visits);
  const groups = Map.groupBy(all, (visit) => visit.strand);
  for (const order of groups.values()) order.sort((a, b) => a.position - b.position);
  return groups;
}
