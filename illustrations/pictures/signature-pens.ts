/**
 * The pens of the small charts: time runs right, amount runs up. Ordinary activity is quiet, fraud is warm. Line
 * widths stay the same at any size of the picture.
 */
import { circles, fill, type Lists, lines, num, stroke } from "../engine/paths.ts";
import type { Point, Segment } from "../engine/plane.ts";
import { level, upright } from "../engine/shapes.ts";

const steady = { "vector-effect": "non-scaling-stroke" };
const dotted = { ...steady, "stroke-dasharray": "1.6 2.4" };

/** A vertical stroke from the base up by `height`, or down when `height` is negative. */
export const bar = (x: number, base: number, height: number): Segment => upright(x, base, base - height);
/** A short level dash around a point. */
export const dash = ([x, y]: Point, length: number): Segment => level(y, x - length / 2, x + length / 2);

/** Lines of ordinary activity. */
export const ordinary = (lists: Lists): string => stroke(lines(lists, 2), "var(--ink2)", 1.25, steady);
/** Lines of the fraud. */
export const fraud = (lists: Lists): string => stroke(lines(lists, 2), "var(--ember)", 1.7, steady);
/** Lines of the fraud where it costs most. */
export const costly = (lists: Lists): string => stroke(lines(lists, 2), "var(--ember)", 2.6, steady);
/** The line that time runs along. */
export const base = (y: number): string => stroke(lines([level(y, 0, 160)]), "var(--ink2)", 0.8, steady);

/** Curves and other ready-made `d`: many fine ones that meet, or few of the fraud. */
export const hairPath = (d: string): string => stroke(d, "var(--ink2)", 0.8, steady);
export const fraudPath = (d: string): string => stroke(d, "var(--ember)", 1.7, steady);
/** A dotted line: a wait, or something that comes back. */
export const dottedPath = (d: string, colour: "ember" | "ink2"): string =>
  stroke(d, `var(--${colour})`, 1.1, dotted);

/** Filled dots and hollow rings. */
export const dots = (centres: readonly Point[], r: number, colour: "ember" | "ink2"): string =>
  fill(circles(centres, r, 2), `var(--${colour})`);
export const rings = (centres: readonly Point[], r: number): string =>
  stroke(circles(centres, r, 2), "var(--ember)", 1.25, steady);

const pair = ([x, y]: Point) => `${num(x, 1)} ${num(y, 1)}`;

/** `d` of a curve that leaves `from` and reaches `to` level; `pull` is how far the level runs, as a share. */
export function bend(from: Point, to: Point, pull = 0.5): string {
  const reach = (to[0] - from[0]) * pull;
  return `M${pair(from)}C${pair([from[0] + reach, from[1]])} ${pair([to[0] - reach, to[1]])} ${pair(to)}`;
}

/** `d` of half an ellipse standing on two points of one height; a negative `rise` hangs. */
export function arch(from: Point, to: Point, rise: number): string {
  const rx = Math.abs(to[0] - from[0]) / 2;
  return `M${pair(from)}A${num(rx, 1)} ${num(Math.abs(rise), 1)} 0 0 ${rise > 0 ? 1 : 0} ${pair(to)}`;
}
