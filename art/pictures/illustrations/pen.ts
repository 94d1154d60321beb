/** The two pens of the small pictures and what they draw; everything takes lists of points in picture units. */
import { circles, fill, lines, polygons, stroke } from "../../engine/paths.ts";
import type { Point } from "../../engine/plane.ts";

type Lists = readonly (readonly Point[])[];

/** Stroke widths of the outline and of the hairline, units of a 208 x 148 box. */
export const OUTLINE = 1.25;
export const HAIR = 0.6;
/** Strength of a hairline: construction stays behind the object. */
const FAINT = 0.62;
const DIGITS = 2;

/** Open outlines. */
export const open = (lists: Lists, colour = "line", width = OUTLINE): string =>
  stroke(lines(lists, DIGITS), `var(--${colour})`, width);

/** Closed outlines, filled with a token or left open. */
export const closed = (lists: Lists, filled = "none", colour = "line", width = OUTLINE): string =>
  fill(polygons(lists, DIGITS), filled === "none" ? filled : `var(--${filled})`, {
    stroke: `var(--${colour})`,
    "stroke-width": width,
  });

/** Open hairlines; `dash` as in stroke-dasharray. */
export const hair = (lists: Lists, dash?: string): string =>
  stroke(lines(lists, DIGITS), "var(--line)", HAIR, {
    opacity: FAINT,
    ...(dash ? { "stroke-dasharray": dash } : {}),
  });

/** Closed hairlines. */
export const hairRing = (lists: Lists, dash?: string): string =>
  stroke(polygons(lists, DIGITS), "var(--line)", HAIR, {
    opacity: FAINT,
    ...(dash ? { "stroke-dasharray": dash } : {}),
  });

/** Plain areas. */
export const area = (lists: Lists, colour: string): string =>
  fill(polygons(lists, DIGITS), `var(--${colour})`);

/** Solid dots of one radius. */
export const dots = (centres: readonly Point[], r: number, colour = "line"): string =>
  fill(circles(centres, r, DIGITS), `var(--${colour})`);

/** Round outlines of one radius. */
export const rounds = (
  centres: readonly Point[],
  r: number,
  filled = "none",
  colour = "line",
  width = OUTLINE,
): string =>
  fill(circles(centres, r, DIGITS), filled === "none" ? filled : `var(--${filled})`, {
    stroke: `var(--${colour})`,
    "stroke-width": width,
  });

/** A round hairline. */
export const hairRound = (centre: Point, r: number): string =>
  stroke(circles([centre], r, DIGITS), "var(--line)", HAIR, { opacity: FAINT });

/** The one warm element of a picture: warm means wrong. */
export const warm = (...parts: readonly string[]): string =>
  `<g stroke-linejoin="round">${parts.join("")}</g>`;
