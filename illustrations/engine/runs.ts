import type { BandOptions } from "./bands.ts";
import {
  add,
  along,
  area,
  cross,
  crossing,
  distance,
  normal,
  type Point,
  rad,
  type Segment,
  scale,
  shifted,
  sub,
  unit,
} from "./plane.ts";
import { CONTACT, type Leg } from "./straps.ts";
import { pointsOf, type Strand, type StrandStep } from "./weave.ts";

/** Half the width of a strap as a share of its slanting end. */
const SQUARE = Math.sin(rad(CONTACT)) / 2;

interface End {
  /** The tile edge the run stops at. */
  readonly edge: Segment;
  readonly isCut: boolean;
}

/** A part of a strand that is drawn, and the tile edges it ends at; a whole loop has none. */
export interface StrapRun {
  readonly points: Point[];
  readonly ends: readonly [End, End] | undefined;
  readonly legs: ReadonlySet<Leg>;
}

/** The parts of a strand that are drawn, between tiles that are not. */
export function runsOf({ steps, isLoop }: Strand, { isDrawn, isCut }: BandOptions): StrapRun[] {
  const gap = steps.findIndex(({ leg }) => !isDrawn(leg));
  if (gap < 0 && isLoop) return [{ points: straighten(steps, true), ends: undefined, legs: legs(steps) }];
  const order = isLoop && gap > 0 ? [...steps.slice(gap), ...steps.slice(0, gap)] : steps;
  const runs: StrapRun[] = [];
  let current: StrandStep[] = [];
  const flush = (next: StrandStep | undefined, before: StrandStep | undefined) => {
    const [first, last] = [current[0], current.at(-1)];
    if (first && last) {
      const ends: [End, End] = [
        { edge: edgeOf(first, false), isCut: !before || isCut(before.leg) },
        { edge: edgeOf(last, true), isCut: !next || isCut(next.leg) },
      ];
      runs.push({ points: straighten(current, false), ends, legs: legs(current) });
    }
    current = [];
  };
  let before: StrandStep | undefined = isLoop ? order.at(-1) : undefined;
  order.forEach((step, k) => {
    if (isDrawn(step.leg)) {
      if (current.length === 0 && k > 0) before = order[k - 1];
      current.push(step);
    } else flush(step, before);
  });
  flush(isLoop ? order[0] : undefined, before);
  return runs;
}

const legs = (steps: readonly StrandStep[]) => new Set(steps.map(({ leg }) => leg));
const edgeOf = ({ leg, isReversed }: StrandStep, isLast: boolean) => leg.ends[isLast !== isReversed ? 1 : 0];

/** The bends of a run: points on a straight line left out. */
function straighten(steps: readonly StrandStep[], isLoop: boolean): Point[] {
  const all = steps.flatMap((step, k) => (k === 0 && !isLoop ? pointsOf(step) : pointsOf(step).slice(1)));
  return all.filter((p, k) => {
    const before = all[k - 1] ?? (isLoop ? all.at(-1) : undefined);
    const after = all[k + 1] ?? (isLoop ? all[0] : undefined);
    if (!before || !after) return true;
    return Math.abs(cross(unit(sub(p, before)), unit(sub(after, p)))) > 1e-4;
  });
}

/** A closed run as an open line that starts and ends half way along a straight part, so that no bend is lost. */
export function loop(points: readonly Point[]): Point[] {
  const [first, second] = points;
  if (!first || !second) return [];
  const start = along(first, second, 0.5);
  return [start, ...points.slice(1), first, start];
}

/** A run that stops at a tile edge shortened, so that its square end stays inside; longer where it is cut. */
export function pullBack(points: readonly Point[], ends: readonly [End, End], half: number): Point[] {
  const by = (end: End) => (end.isCut ? -0.3 : half / Math.tan(rad(CONTACT)));
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
export function offset({ points, ends }: StrapRun, side: number): Point[] {
  const n = points.length;
  const point = (k: number): Point => points[(k + n) % n] ?? [0, 0];
  const line = (k: number) => shifted(point(k), point(k + 1), side);
  return points.map((_, k) => {
    if (ends && k === 0) return crossing(line(0), shifted(...ends[0].edge));
    if (ends && k === n - 1) return crossing(line(n - 2), shifted(...ends[1].edge));
    return crossing(line(k - 1), line(k));
  });
}

/** The triangles between a shortened run's square ends and the tile edges, from the ends of its two sides. */
export function cornersOf(
  { ends }: StrapRun,
  core: readonly Point[],
  sides: readonly [readonly Point[], readonly Point[]],
): Point[][] {
  return [0, -1].flatMap((k) => {
    const [middle, left, right] = [core.at(k), sides[0].at(k), sides[1].at(k)];
    if (!ends?.at(k) || ends.at(k)?.isCut || !middle || !left || !right) return [];
    const next = core.at(k === 0 ? 1 : -2) ?? middle;
    // A little way back under the stroke, so that no seam shows between the two.
    const back = add(middle, scale(unit(sub(next, middle)), 0.4));
    const across = scale(normal(unit(sub(next, middle))), distance(left, right) * SQUARE);
    const shift =
      distance(add(back, across), left) < distance(sub(back, across), left) ? across : scale(across, -1);
    const corner = [add(back, shift), left, right, sub(back, shift)];
    // One way round, so that two that overlap do not cancel out.
    return [area(corner) < 0 ? corner.reverse() : corner];
  });
}
