/** The pens of the small pictures. Widths are units of a box of 208 x 148. */
import { circles, lines, type PointLists, pens, polygons, stroke } from "../../engine/paths.ts";
import type { Point } from "../../engine/plane.ts";

const DIGITS = 2;
export const { open, closed, area, dots, rounds } = pens(DIGITS);

/** Hairlines are faint: construction stays behind the object. */
const faint = (d: string, dash?: string): string =>
  stroke(d, "var(--line)", 0.6, { opacity: 0.62, ...(dash && { "stroke-dasharray": dash }) });

/** Open hairlines; `dash` as in stroke-dasharray. */
export const hair = (lists: PointLists, dash?: string): string => faint(lines(lists, DIGITS), dash);

export const hairRing = (rings: PointLists, dash?: string): string => faint(polygons(rings, DIGITS), dash);

export const hairRound = (centre: Point, r: number): string => faint(circles([centre], r, DIGITS));

/** The one warm element of a picture: warm means wrong. */
export const warm = (...parts: readonly string[]): string =>
  `<g stroke-linejoin="round">${parts.join("")}</g>`;
