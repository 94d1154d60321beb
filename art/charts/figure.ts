/**
 * The frame of an explanatory figure. One function draws it three times: for a wide sheet, for a middle one and for a
 * phone, where the window shrinks and the strokes do not. Each drawing is shown between .8 and 1.4 of its own size, so
 * that its labels keep to reading size.
 */
import { figures } from "../../content/en/figures.ts";
import { fill } from "../../content/fill.ts";
import type { ProductId } from "../../content/types/catalogue.ts";
import type { Drawing, Format } from "../engine/drawing.ts";
import { circles, lines, num, stroke } from "../engine/paths.ts";
import type { Point } from "../engine/plane.ts";

export interface Size {
  width: number;
  height: number;
  format: Format;
  /** Whether it is the narrow window. */
  phone: boolean;
}

/** What a figure draws, and what can be counted in it. */
interface Drawn {
  base: string;
  fraud: string;
  checked: string;
  labels: string;
  counts: Record<string, number>;
}

const SIZES: Record<Format, { width: number; height: number; text: number }> = {
  wide: { width: 1144, height: 336, text: 13 },
  middle: { width: 720, height: 330, text: 14 },
  phone: { width: 300, height: 270, text: 13 },
};

/** Draws one figure at a size, with the words that stand in it. */
export type Draw<Id extends ProductId> = (size: Size, words: (typeof figures)[Id]["labels"]) => Drawn;

/** Draws a figure in its three formats. `phoneHeight` is the height of the phone's, when 270 is not enough. */
export function figure<Id extends ProductId>(
  id: Id,
  draw: Draw<Id>,
  phoneHeight = SIZES.phone.height,
): Drawing[] {
  return (["wide", "middle", "phone"] as const).map((format) => {
    const phone = format === "phone";
    const { width, text } = SIZES[format];
    const height = phone ? phoneHeight : SIZES[format].height;
    const { counts, labels, ...layers } = draw({ width, height, format, phone }, figures[id].labels);
    const set = `<g font-family="IBM Plex Mono, monospace" font-size="${text}">${fill(labels, counts)}</g>`;
    return {
      file: id,
      name: "figure",
      format,
      viewBox: `0 0 ${width} ${height}`,
      layers: { ...layers, labels: set },
      counts,
    };
  });
}

type Lines = readonly (readonly Point[])[];
export const INK = "var(--line)";
export const WARM = "var(--ember)";
export const CHECKED = "var(--acc)";
/** Words that name what is ordinary. */
export const QUIET_TEXT = "var(--ink2)";
/** Warm words need the contrast of a status. */
export const WARM_TEXT = "var(--bad)";

export const plain = (drawn: Lines, width = 1.25): string => stroke(lines(drawn, 2), INK, width);
export const quiet = (drawn: Lines, width = 0.8): string => stroke(lines(drawn, 2), "var(--field)", width);
export const warm = (drawn: Lines, width = 1.7): string => stroke(lines(drawn, 2), WARM, width);
export const checkedLine = (drawn: Lines, width = 1.6): string => stroke(lines(drawn, 2), CHECKED, width);
/** Open circles where something was checked, or in another colour where it was not by us. */
export const joints = (centres: readonly Point[], r = 4.4, colour = CHECKED): string =>
  stroke(circles(centres, r, 2), colour, 1.6, { fill: "var(--raised)" });

/** A level line. */
export const level = (y: number, from: number, to: number): Point[] => [
  [from, y],
  [to, y],
];
/** An upright line. */
export const upright = (x: number, from: number, to: number): Point[] => [
  [x, from],
  [x, to],
];

/** A label in the monospaced face, its baseline at `y`. Its size is that of the drawing. */
export function label(
  [x, y]: Point,
  text: string | number,
  { anchor = "start", colour = QUIET_TEXT }: { anchor?: "start" | "middle" | "end"; colour?: string } = {},
): string {
  const safe = String(text).replaceAll("&", "&amp;").replaceAll("<", "&lt;");
  return `<text x="${num(x)}" y="${num(y)}" text-anchor="${anchor}" fill="${colour}">${safe}</text>`;
}
