/** Parts that all stages share: their sizes, pens, and lines that draw themselves. */
import type { ProductId } from "../../../content/menus.ts";
import { drawnCircle } from "../../engine/broken.ts";
import type { Drawing, Format } from "../../engine/drawing.ts";
import { circle, drawLength, lines, type PointLists, pens, stroke } from "../../engine/paths.ts";
import type { Point } from "../../engine/plane.ts";
import { dial } from "../../engine/shapes.ts";

/** The size of each format, px. Windows between them show the wide one smaller; wider ones see its lines run on. */
const SIZES = { wide: { width: 1440, height: 900 }, phone: { width: 390, height: 532 } } as const;

/** Length by which lines run past the sides, px, for windows wider than the drawing. */
export const OVER = 1200;

interface Size {
  format: Format;
  width: number;
  height: number;
  isPhone: boolean;
}

/** Markup in drawing order; every part is a layer. Only the warm part draws itself, so it has lines only. */
interface Parts {
  readonly base: string;
  readonly warm: string;
  readonly checked: string;
  /** The number of the stage, as drawn. */
  readonly number: number;
  /** Positions in the wide drawing from which the page draws on; `a` and `b` are the axes of its offer. */
  readonly at?: Readonly<Record<string, string | number>>;
}

/** Returns the function that draws a stage for wide windows and for phones. */
export const stage = (id: ProductId, draw: (size: Size) => Parts) => (): Drawing[] =>
  (["wide", "phone"] as const).map((format) => {
    const size = { ...SIZES[format], format, isPhone: format === "phone" };
    const { base, warm, checked, number, at } = draw(size);
    return {
      file: id,
      name: "stage",
      format,
      viewBox: `0 0 ${size.width} ${size.height}`,
      layers: { base, warm, checked },
      counts: { number },
      ...(at && !size.isPhone && { properties: { [`[data-product="${id}"]`]: at } }),
    };
  });

export const { open, closed, area, dots, rounds } = pens(1);

/** Hairlines in the background. */
export const hair = (lists: PointLists, width = 0.8, opacity = 0.5): string =>
  stroke(lines(lists), "var(--line)", width, { opacity });

/** Warm lines, which draw themselves. */
export const warmLines = (lists: PointLists, width: number): string =>
  stroke(lines(lists), "var(--ember)", width, { pathLength: drawLength(lists) });

/** Warm curves of about one length, which draw themselves. */
export const warmCurves = (curves: readonly string[], width: number): string =>
  stroke(curves.join(""), "var(--ember)", width, { pathLength: curves.length });

const tickLength = (k: number) => (k % 10 === 0 ? 10 : k % 5 === 0 ? 6 : 3.5);

/** The ring round the part that is checked, with its ticks, and the joint in its middle. */
export const ring = (centre: Point, r: number, joint = 5): string =>
  stroke(lines(dial(centre, r, 40, tickLength)), "var(--accent)", 0.9) +
  drawnCircle(centre, r, "accent", 1.8) +
  circle(centre, joint, { fill: "var(--paper)", stroke: "var(--accent)", "stroke-width": 1.6 });
