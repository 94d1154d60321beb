/** Parts that all head pictures share: the sheet, lines that draw themselves, the ring and its joint. */
import type { ProductId } from "../../../content/types/catalogue.ts";
import { type Drawing, FORMATS, type Format } from "../../engine/drawing.ts";
import { drawnCircle } from "../../engine/gauge.ts";
import { cutLine } from "../../engine/inside.ts";
import { circle, drawLength, lines, stroke } from "../../engine/paths.ts";
import { type Lists, pens } from "../../engine/pens.ts";
import { type Point, polar, times } from "../../engine/plane.ts";
import { box, closedLine, dial } from "../../engine/shapes.ts";

/**
 * The sheet of each format, px. The wide one shrinks with its container, to .58 at 960 px; the middle one is cropped at the start edge, so that its object stands in the last 640 px.
 */
export const SHEET = {
  wide: { width: 800, height: 640 },
  middle: { width: 1100, height: 320 },
  phone: { width: 390, height: 210 },
} as const;

/** Length by which lines run past a sheet's top and bottom, px. A wide sheet shows this much more when it is narrowed. */
export const OVER: Readonly<Record<Format, number>> = { wide: 240, middle: 2, phone: 2 };

/** Markup in drawing order; every part is a layer. */
interface Parts {
  /** Ordinary hairlines; they draw themselves. */
  readonly lanes: string;
  /** The object and the pattern in it. */
  readonly field: string;
  readonly warm: string;
  readonly ring: Ring;
  /** Other checked parts, such as a line from joint to joint. */
  readonly checked?: string;
  readonly joint: string;
}

/** The ring round the part that is checked. */
interface Ring {
  readonly centre: Point;
  readonly r: number;
  readonly ticks?: number;
  /** Ticks stand outside the ring, or inside where -1. */
  readonly side?: 1 | -1;
}

/** Returns the function that draws a head in its three formats: beside the words, and as a strip above them. */
export const head = (slug: ProductId, draw: (format: Format) => Parts) => (): Drawing[] =>
  FORMATS.map((format) => {
    const { lanes, field, warm, ring, checked = "", joint } = draw(format);
    const { width, height } = SHEET[format];
    return {
      file: slug,
      name: "head",
      format,
      viewBox: `0 0 ${width} ${height}`,
      // The halo lies under the warm layer: it separates the ring from the pattern without cutting warm lines.
      layers: {
        lanes,
        field,
        halo: drawnCircle(ring.centre, ring.r, "paper", 9),
        warm,
        ring: checked + ringWithTicks(ring),
        joint,
      },
    };
  });

export const { open, closed, area, dots, rounds } = pens(1);

/** Hairlines that draw themselves. */
export const lanes = (lists: Lists, width = 0.8, opacity = 0.42): string =>
  stroke(lines(lists), "var(--line)", width, { opacity, pathLength: drawLength(lists) });

/** Closed hairlines that draw themselves. */
export const laneRings = (rings: Lists, width?: number, opacity?: number): string =>
  lanes(rings.map(closedLine), width, opacity);

/** Dashed hairlines, for empty positions. */
export const dashed = (lists: Lists): string =>
  stroke(lines(lists), "var(--line)", 1, { "stroke-dasharray": "3 4", opacity: 0.7 });

/** The ring and its ticks. */
function ringWithTicks({ centre, r, ticks = 60, side = 1 }: Ring): string {
  const length = (k: number) => (k % (ticks / 4) === 0 ? 10 : k % 5 === 0 ? 6 : 3.5);
  const marks = dial(centre, r, ticks, (k) => side * length(k));
  return (
    stroke(lines(marks), "var(--acc)", 0.9, { pathLength: drawLength(marks) }) +
    drawnCircle(centre, r, "acc", 1.8)
  );
}

/** A joint, open or closed. */
export const joint = (at: Point, r = 5, closed = false): string =>
  circle(at, r, { fill: closed ? "var(--acc)" : "var(--raised)", stroke: "var(--acc)", "stroke-width": 1.6 });

/** Corners of a polygon close to a circle. */
export const round = (centre: Point, r: number, corners = 120): Point[] =>
  times(corners, (k) => polar(centre, r, (360 * k) / corners));

/** The part of the sheet where hairlines may run: none under the words. */
const CLEAR: Readonly<Record<Format, readonly Point[]>> = {
  wide: box(84, -OVER.wide, 720, SHEET.wide.height + 2 * OVER.wide),
  middle: box(-2, -2, 1104, 324),
  phone: box(-2, -2, 394, 214),
};

/** The parts of lines that run clear of the words. */
export const clear = (format: Format, lists: Lists): Point[][] =>
  lists.flatMap((line) => cutLine(line, CLEAR[format]));
