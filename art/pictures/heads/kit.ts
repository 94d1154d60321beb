/** What the head pictures share: the page they are drawn on, lines that draw themselves, the ring and its joint. */
import type { Drawing, Format } from "../../engine/drawing.ts";
import { cutLine } from "../../engine/inside.ts";
import { circle, drawLength, lines, num, polygons, stroke } from "../../engine/paths.ts";
import { type Point, polar, type Segment } from "../../engine/plane.ts";
import { box } from "../illustrations/shapes.ts";

/**
 * The sheet of each format, px. The wide one narrows to three quarters with its place, and from there on the window
 * crops its end; the middle one is cropped at the start edge, so that its object stands in the last 640 px.
 */
export const SHEET = {
  wide: { width: 800, height: 640 },
  middle: { width: 1100, height: 320 },
  phone: { width: 390, height: 210 },
} as const;

/** How far lines that leave a sheet go on above and below it: a wide sheet that is narrowed shows so much more. */
export const OVER: Readonly<Record<Format, number>> = { wide: 112, middle: 2, phone: 2 };

/** Markup in drawing order; every part is a layer. */
export interface Parts {
  /** Ordinary hairlines; they draw themselves. */
  readonly lanes: string;
  /** The object and the pattern in it. */
  readonly field: string;
  readonly warm: string;
  readonly ring: Ring;
  /** What else was checked, such as a line from joint to joint. */
  readonly checked?: string;
  readonly joint: string;
}

/** The ring where we check. */
interface Ring {
  readonly centre: Point;
  readonly r: number;
  readonly ticks?: number;
  /** Ticks stand outside the ring, or inside where -1. */
  readonly side?: 1 | -1;
}

/** The picture of a page in its three formats: beside the words, and as a strip above them on tablets and phones. */
export function head(slug: string, parts: (format: Format) => Parts): Drawing[] {
  return (["wide", "middle", "phone"] as const).map((format) => {
    const { lanes, field, warm, ring, checked = "", joint } = parts(format);
    const { width, height } = SHEET[format];
    return {
      file: slug,
      name: "head",
      format,
      viewBox: `0 0 ${width} ${height}`,
      // The halo lies under what is warm: it parts the ring from the pattern, and cuts no line that is followed.
      layers: {
        lanes,
        field,
        halo: drawnCircle(ring, "paper", 9),
        warm,
        ring: checked + drawnRing(ring),
        joint,
      },
    };
  });
}

/** Hairlines that draw themselves. */
export function lanes(lists: readonly (readonly Point[])[], width = 0.8, opacity = 0.42): string {
  return stroke(lines(lists), "var(--line)", width, { opacity, pathLength: drawLength(lists) });
}

/** Closed hairlines that draw themselves. */
export const laneRings = (rings: readonly (readonly Point[])[], width = 0.8, opacity = 0.42): string =>
  lanes(
    rings.map((ring) => [...ring, ...ring.slice(0, 1)]),
    width,
    opacity,
  );

/** Closed outlines with a fill. */
export const solid = (
  rings: readonly (readonly Point[])[],
  filled: string,
  colour = "line",
  width = 1.25,
): string =>
  `<path fill="${filled === "none" ? filled : `var(--${filled})`}" stroke="var(--${colour})" stroke-width="${num(width, 2)}" d="${polygons(rings)}"/>`;

/** Open outlines. */
export const open = (lists: readonly (readonly Point[])[], colour = "line", width = 1.25): string =>
  stroke(lines(lists), `var(--${colour})`, width);

/** Dashed hairlines: places that are empty. */
export const dashed = (lists: readonly (readonly Point[])[], colour = "line", width = 1): string =>
  stroke(lines(lists), `var(--${colour})`, width, { "stroke-dasharray": "3 4", opacity: 0.7 });

/** A circle that draws itself from the top. */
const drawnCircle = ({ centre, r }: Ring, colour: string, width: number): string =>
  circle(centre, r, {
    fill: "none",
    stroke: `var(--${colour})`,
    "stroke-width": width,
    pathLength: 1,
    transform: `rotate(-90 ${num(centre[0], 2)} ${num(centre[1], 2)})`,
  });

/** The ring and its ticks. */
function drawnRing(ring: Ring): string {
  const { centre, r, ticks = 60, side = 1 } = ring;
  const quarter = ticks / 4;
  const length = (k: number) => (k % quarter === 0 ? 10 : k % 5 === 0 ? 6 : 3.5);
  const marks = Array.from({ length: ticks }, (_, k): Segment => {
    const direction = (360 * k) / ticks - 90;
    return [polar(centre, r, direction), polar(centre, r + side * length(k), direction)];
  });
  return (
    stroke(lines(marks), "var(--acc)", 0.9, { pathLength: drawLength(marks) }) + drawnCircle(ring, "acc", 1.8)
  );
}

/** A joint, open or closed. */
export const joint = (at: Point, r = 5, closed = false): string =>
  circle(at, r, { fill: closed ? "var(--acc)" : "var(--raised)", stroke: "var(--acc)", "stroke-width": 1.6 });

/** Corners of a polygon close to a circle. */
export const round = (centre: Point, r: number, corners = 120): Point[] =>
  Array.from({ length: corners }, (_, k) => polar(centre, r, (360 * k) / corners));

/** The part of the sheet where hairlines may run: none under the words. */
const CLEAR: Readonly<Record<Format, readonly Point[]>> = {
  wide: box(84, -OVER.wide, 720, SHEET.wide.height + 2 * OVER.wide),
  middle: box(-2, -2, 1104, 324),
  phone: box(-2, -2, 394, 214),
};

/** The parts of lines that run clear of the words. */
export const clear = (format: Format, list: readonly (readonly Point[])[]): Point[][] =>
  list.flatMap((line) => cutLine(line, CLEAR[format]));
