/** The shapes that several pictures share, as lists of points. */
import { NOTCH } from "./paths.ts";
import { type Point, polar, rad, type Segment, times } from "./plane.ts";

/**
 * A row of touching tiles in perspective: centres climb by 18 degrees, so that every tile stands flat on a level
 * line and under one of 36 degrees; then each is this much smaller than the last: (1 - sin 18) / (1 + sin 18).
 */
export const CLIMB = 18;
export const SHRINK = (1 - Math.sin(rad(CLIMB))) / (1 + Math.sin(rad(CLIMB)));

export const level = (y: number, from: number, to: number): Segment => [
  [from, y],
  [to, y],
];

export const upright = (x: number, from: number, to: number): Segment => [
  [x, from],
  [x, to],
];

/** A rectangle from its upper left corner. */
export const box = (x: number, y: number, width: number, height: number): Point[] => [
  [x, y],
  [x + width, y],
  [x + width, y + height],
  [x, y + height],
];

/** The dark squares of a board of `columns` and `rows`, from its upper left corner. */
export const chequers = ([x, y]: Point, side: number, columns: number, rows: number): Point[][] =>
  times(columns * rows, (k) => [k % columns, Math.floor(k / columns)] as const)
    .filter(([i, j]) => (i + j) % 2 === 0)
    .map(([i, j]) => box(x + i * side, y + j * side, side, side));

/** A ring as a line that ends where it starts. */
export const closedLine = (ring: readonly Point[]): Point[] => [...ring, ...ring.slice(0, 1)];

/** A lozenge with half-diagonal `r`. */
export const lozenge = ([x, y]: Point, r: number): Point[] => [
  [x, y - r],
  [x + r, y],
  [x, y + r],
  [x - r, y],
];

/** The parts of the chords of {10/3} that lie inside the star, from notch to notch. */
export function chords(centre: Point, r: number, rotation = 0): Segment[] {
  const notch = (k: number) => polar(centre, r * NOTCH, rotation + 18 + 36 * k);
  return times(10, (k): Segment => [notch(k), notch(k + 2)]);
}

/** Marks on a circle of radius `r`: `count` of them from the top, each with the length of its number, outwards. */
export function dial(centre: Point, r: number, count: number, length: (k: number) => number): Segment[] {
  return times(count, (k): Segment => {
    const direction = -90 + (360 * k) / count;
    return [polar(centre, r, direction), polar(centre, r + length(k), direction)];
  });
}
