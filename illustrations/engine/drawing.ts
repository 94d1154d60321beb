import { optimize } from "svgo";
import type { Point } from "./plane.ts";

/**
 * Returns an SVG with its path data as short as SVGO makes it. Steps stay relative, so that equal shapes have equal
 * text: with absolute ones where they are shorter, brotli makes the drawings 13 % larger.
 */
export const compact = (svg: string): string =>
  optimize(svg, { plugins: [{ name: "convertPathData", params: { utilizeAbsolute: false } }] }).data;

/** Returns one path's data, made shorter in the same way. */
export const compactPath = (d: string): string =>
  compact(`<svg xmlns="http://www.w3.org/2000/svg"><path d="${d}"/></svg>`).split('"')[3] ?? "";

/** The widths a picture is drawn for, when one drawing does not suit all of them. */
export type Format = "wide" | "phone";

/** A finished drawing: each layer is SVG markup and becomes `<g id>`, so that a page can place it with `<use>`. */
export interface Drawing {
  /** The file it lies in, without extension: what a page needs together is fetched together. */
  readonly file: string;
  /** The picture's name, unique in its file; pages import it under this name. */
  readonly name: string;
  /** Set when the picture has several drawings. */
  readonly format?: Format;
  readonly viewBox: string;
  /** Layer id to markup, in drawing order. */
  readonly layers: Readonly<Record<string, string>>;
  /** Numbers that can be counted in the drawing, for the words beside it. */
  readonly counts?: Readonly<Record<string, number>>;
  /** The centre of the tile, by which stylesheets place the drawing. */
  readonly tile?: Point;
  /** The side of the square round the tile that a page places by itself. */
  readonly near?: number;
  /** Positions in the drawing that components need, by name: JSON. */
  readonly positions?: Readonly<Record<string, unknown>>;
  /** Custom properties with positions in the drawing, by the selector of what stands at them. */
  readonly properties?: Readonly<Record<string, Readonly<Record<string, string | number>>>>;
}

/** The same drawing in one layer, `all`: for one whose parts neither move nor are placed by themselves. */
export const still = (drawing: Drawing): Drawing => ({
  ...drawing,
  layers: { all: Object.values(drawing.layers).join("") },
});

/** The start of the ids of a drawing's layers: a file holds the same layers once for each format. */
export const idPrefix = ({ name, format }: Drawing): string => (format ? `${name}-${format}-` : "");

/**
 * Returns the text of a file: presentation attributes only, colours as `var(--token)` inherited from the page. Pages
 * show copies of the layers: the originals are not displayed, or a browser would lay out the whole file as well.
 * @throws Error when two layers have the same id
 */
export function toSvg(drawings: readonly Drawing[]): string {
  const layers = drawings.flatMap((drawing) =>
    Object.entries(drawing.layers).map(([layer, markup]) => ({ id: idPrefix(drawing) + layer, markup })),
  );
  const ids = new Set<string>();
  for (const { id } of layers) {
    if (ids.has(id)) throw new Error(`Two layers of ${drawings[0]?.file} are called ${id}.`);
    ids.add(id);
  }
  const groups = layers.map(({ id, markup }) => `<g id="${id}">${markup}</g>`).join("");
  const start = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${drawings[0]?.viewBox}">`;
  return compact(`${start}<svg display="none">${groups}</svg></svg>`);
}
