import { type Point, times } from "./plane.ts";

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/**
 * `count` points strewn in a box. Of `tries` candidates the one farthest from the points already there is kept
 * (Mitchell's best candidate): 1 is pure chance with its clumps, more spreads the points out.
 */
export function strewn(next: () => number, count: number, box: Box, tries = 4): Point[] {
  const points: Point[] = [];
  const candidate = (): Point => [
    box.left + next() * (box.right - box.left),
    box.top + next() * (box.bottom - box.top),
  ];
  const room = (p: Point) => Math.min(...points.map((q) => Math.hypot(p[0] - q[0], 2 * (p[1] - q[1]))));
  for (let k = 0; k < count; k++) {
    const found = times(tries, candidate);
    points.push(found.reduce((best, p) => (room(p) > room(best) ? p : best)));
  }
  return points;
}
