import { circles, fill, lines, polygons, stroke } from "./paths.ts";
import type { Point } from "./plane.ts";

/** Lines, outlines or areas: each a list of points. */
export type Lists = readonly (readonly Point[])[];

/** A colour token of the page as an SVG paint. */
const paint = (token: string): string => (token === "none" ? token : `var(--${token})`);

const outlined = (d: string, filled: string, colour: string, width: number): string =>
  fill(d, paint(filled), { stroke: paint(colour), "stroke-width": width });

/** The pens of a picture whose coordinates keep `digits` decimals. Colours are tokens of the page. */
export const pens = (digits: number) => ({
  /** Open lines. */
  open: (lists: Lists, colour = "line", width = 1.25): string =>
    stroke(lines(lists, digits), paint(colour), width),
  /** Closed outlines, filled or not. */
  closed: (rings: Lists, filled = "none", colour = "line", width = 1.25): string =>
    outlined(polygons(rings, digits), filled, colour, width),
  /** Areas without an outline. */
  area: (rings: Lists, colour: string): string => fill(polygons(rings, digits), paint(colour)),
  /** Solid dots of one radius. */
  dots: (centres: readonly Point[], r: number, colour = "line"): string =>
    fill(circles(centres, r, digits), paint(colour)),
  /** Round outlines of one radius, filled or not. */
  rounds: (centres: readonly Point[], r: number, filled = "none", colour = "line", width = 1.25): string =>
    outlined(circles(centres, r, digits), filled, colour, width),
});
