import type { Place } from "../engine/broken.ts";
import { type Field, field, type Stage } from "../engine/field.ts";
import type { Point } from "../engine/plane.ts";
import { type Crop, cellH } from "../engine/tiles.ts";

/**
 * The unfinished plate round one tile: the further towards the words, the less is drawn. Bounds in px from the
 * tile, measured across a slight slope so that no edge runs level with the text.
 */
export function plate([bx, by]: Point, shift = 0): (centre: Point) => Stage {
  return ([x, y]) => {
    const d = 0.96 * (x - bx) - 0.22 * (y - by) + shift;
    if (d < -372) return "none";
    if (d < -262) return "grid";
    if (d < -175) return "line";
    return d < -88 ? "plain" : "woven";
  };
}

/** A field of cell H with a decagon at the place; all woven unless a stage says otherwise. */
export function fieldAt({ centre, s, rotation }: Place, crop: Crop, stage?: (centre: Point) => Stage): Field {
  return field({ cell: cellH, s, origin: centre, rotation, crop, ...(stage ? { stage } : {}) });
}

export const viewBox = ({ x, y, width, height }: Crop): string => `${x} ${y} ${width} ${height}`;
