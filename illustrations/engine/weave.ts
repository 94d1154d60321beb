import { along, dot, meet, type Point, scale, sub, unit } from "./plane.ts";
import type { Leg } from "./straps.ts";

/** A leg as a strand walks it. */
export interface StrandStep {
  readonly leg: Leg;
  readonly isReversed: boolean;
}

/** A strap from end to end, or round in a loop. */
export interface Strand {
  readonly steps: readonly StrandStep[];
  readonly isLoop: boolean;
}

/** One strand passing one crossing. `position` counts steps and the share of the length of the step. */
export interface Visit {
  readonly strand: number;
  readonly position: number;
  readonly direction: Point;
  readonly leg: Leg;
  isOver: boolean;
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
  readonly isLast: boolean;
}

/** The points of a step in walking order. */
export const pointsOf = ({ leg, isReversed }: StrandStep): readonly Point[] =>
  isReversed ? leg.points.toReversed() : leg.points;

/** Tells points apart; under this distance, px, two are one. */
const GRAIN = 0.05;
const key = (p: Point) => `${Math.round(p[0] / GRAIN)},${Math.round(p[1] / GRAIN)}`;
const endPoint = ({ leg, isLast }: End) => leg.points.at(isLast ? -1 : 0) ?? [0, 0];
const outward = ({ leg, isLast }: End) => {
  const [from, to] = isLast ? [leg.points.at(-2), leg.points.at(-1)] : [leg.points[1], leg.points[0]];
  return unit(sub(to ?? [0, 0], from ?? [0, 0]));
};

/**
 * Joins legs across midpoints into strands, finds all crossings, and lets over and under alternate along each
 * strand and differ at each crossing. Throws if no alternating assignment exists; for a planar graph
 * whose vertices all have degree 4 one always does.
 */
export function weave(legs: readonly Leg[]): Weave {
  const ends = legs.flatMap((leg): End[] => [false, true].map((isLast) => ({ leg, isLast })));
  const endsByPoint = Map.groupBy(ends, (end) => key(endPoint(end)));
  const across = partners(endsByPoint.values());
  const strands = trace(legs, across);
  const where = new Map<Leg, { strand: number; index: number; isReversed: boolean }>();
  strands.forEach(({ steps }, strand) => {
    for (const [index, { leg, isReversed }] of steps.entries()) where.set(leg, { strand, index, isReversed });
  });

  const visit = (leg: Leg, share: number, direction: Point): Visit => {
    const { strand, index, isReversed } = where.get(leg) ?? { strand: 0, index: 0, isReversed: false };
    const position = index + (isReversed ? 1 - share : share);
    return { strand, position, direction: isReversed ? scale(direction, -1) : direction, leg, isOver: false };
  };
  const visitAt = (end: End) => visit(end.leg, end.isLast ? 1 : 0, scale(outward(end), end.isLast ? 1 : -1));
  const crossings: Crossing[] = [];
  for (const ends of endsByPoint.values()) {
    const [a] = ends;
    const opposite = a && onward(across, a);
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

/** The end that runs straight on at the first point of a leg, and at its last. */
type Across = Map<Leg, [first?: End, last?: End]>;
const onward = (across: Across, { leg, isLast }: End) => across.get(leg)?.[isLast ? 1 : 0];

function partners(groups: Iterable<End[]>): Across {
  const across: Across = new Map();
  for (const ends of groups) {
    for (const a of ends) {
      const b = ends.find((end) => end.leg.tile !== a.leg.tile && dot(outward(end), outward(a)) < -0.999);
      const pair = across.get(a.leg) ?? [];
      if (b) pair[a.isLast ? 1 : 0] = b;
      across.set(a.leg, pair);
    }
  }
  return across;
}

function trace(legs: readonly Leg[], across: Across): Strand[] {
  const seen = new Set<Leg>();
  const strands: Strand[] = [];
  const walk = (first: Leg, isReversed: boolean) => {
    const steps: StrandStep[] = [];
    let next: StrandStep | undefined = { leg: first, isReversed };
    while (next && !seen.has(next.leg)) {
      seen.add(next.leg);
      steps.push(next);
      const end = onward(across, { leg: next.leg, isLast: !next.isReversed });
      next = end && { leg: end.leg, isReversed: end.isLast };
    }
    strands.push({ steps, isLoop: next?.leg === first && steps.length > 1 });
  };
  for (const leg of legs) {
    if (seen.has(leg)) continue;
    if (!onward(across, { leg, isLast: false })) walk(leg, false);
    else if (!onward(across, { leg, isLast: true })) walk(leg, true);
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
  const links = crossings.map(({ visits }) => visits);
  for (const [index, order] of visitsByStrand(crossings)) {
    links.push(...order.slice(1).map((visit, k): [Visit, Visit] => [order[k] ?? visit, visit]));
    const [first, last] = [order[0], order.at(-1)];
    if (strands[index]?.isLoop && first && last && order.length > 2) links.push([last, first]);
  }
  const both = links.flatMap(
    ([a, b]) =>
      [
        [a, b],
        [b, a],
      ] as const,
  );
  const neighbours = Map.groupBy(both, ([from]) => from);
  const known = new Set<Visit>();
  for (const start of neighbours.keys()) {
    if (known.has(start)) continue;
    known.add(start);
    const queue = [start];
    for (const visit of queue) {
      for (const [, other] of neighbours.get(visit) ?? []) {
        if (!known.has(other)) {
          known.add(other);
          other.isOver = !visit.isOver;
          queue.push(other);
        } else if (other.isOver === visit.isOver)
          throw new Error("The straps cannot alternate: the pattern is not planar.");
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
