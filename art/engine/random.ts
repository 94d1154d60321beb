import { type Point, times } from "./plane.ts";

/** Numbers from 0 up to 1, always the same ones for the same seed (mulberry32). */
export function random(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

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
