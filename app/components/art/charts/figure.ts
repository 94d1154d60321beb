/**
 * The frame of an explanatory figure: the same function draws it for a wide sheet and for a phone, where the
 * window shrinks and the strokes do not.
 */
import type { Drawing } from "../engine/drawing.ts";
import { circles, lines, num, stroke } from "../engine/paths.ts";
import type { Point } from "../engine/plane.ts";

export interface Size {
  width: number;
  height: number;
  phone: boolean;
}

/** What a figure draws, and what can be counted in it. */
export interface Drawn {
  base: string;
  fraud: string;
  checked: string;
  labels: string;
  counts: Record<string, number>;
}

export interface Figure {
  drawings: Drawing[];
  counts: Record<string, number>;
}

const WIDE: Size = { width: 1204, height: 336, phone: false };
const PHONE: Size = { width: 350, height: 260, phone: true };

/** Draws both versions; the counts are those of the wide one, which shows the whole. */
export function figure(slug: string, draw: (size: Size) => Drawn): Figure {
  const make = (name: string, size: Size) => {
    const { counts, ...layers } = draw(size);
    return { counts, drawing: { name, viewBox: `0 0 ${size.width} ${size.height}`, layers } };
  };
  const [wide, phone] = [make(`figure-${slug}`, WIDE), make(`figure-${slug}-phone`, PHONE)];
  return { drawings: [wide.drawing, phone.drawing], counts: wide.counts };
}

type Lines = readonly (readonly Point[])[];
export const INK = "var(--line)";
export const QUIET = "var(--ink2)";
export const WARM = "var(--ember)";
export const CHECKED = "var(--acc)";
/** Warm words need the contrast of a status. */
export const WARM_TEXT = "var(--bad)";

export const plain = (drawn: Lines, width = 1.25): string => stroke(lines(drawn, 2), INK, width);
export const quiet = (drawn: Lines, width = 0.8): string => stroke(lines(drawn, 2), "var(--field)", width);
export const warm = (drawn: Lines, width = 1.7): string => stroke(lines(drawn, 2), WARM, width);
export const checkedLine = (drawn: Lines, width = 1.6): string => stroke(lines(drawn, 2), CHECKED, width);
/** Open circles where something was checked. */
export const joints = (centres: readonly Point[], r = 4.4): string =>
  stroke(circles(centres, r, 2), CHECKED, 1.6, { fill: "var(--raised)" });

/** A level line. */
export const level = (y: number, from: number, to: number): Point[] => [
  [from, y],
  [to, y],
];

/** A label in the monospaced face, 13 px, its baseline at `y`. */
export function label(
  [x, y]: Point,
  text: string,
  { anchor = "start", colour = QUIET }: { anchor?: "start" | "middle" | "end"; colour?: string } = {},
): string {
  const safe = text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
  return `<text x="${num(x)}" y="${num(y)}" font-family="IBM Plex Mono, monospace" font-size="13" text-anchor="${anchor}" fill="${colour}">${safe}</text>`;
}
