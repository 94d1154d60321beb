import type { Place } from "../engine/broken.ts";
import { type Drawing, still } from "../engine/drawing.ts";
import type { Crop } from "../engine/tiles.ts";
import { fieldAt, viewBox } from "./plate.ts";

/**
 * The head of the forms: construction lines only, which end above the form. The slope of their end follows the
 * decagons, so that no single tile hangs below them.
 */
export function formHead(): Drawing {
  const crop: Crop = { x: 0, y: 0, width: 1120, height: 340 };
  const place: Place = { centre: [380, 118], s: 64, rotation: 18 };
  const { grid, lines } = fieldAt(place, crop, ([x, y]) => {
    if (y - 0.12 * x > 80 || x < 106) return "none";
    return x - 0.4 * y < 170 ? "grid" : "line";
  });
  return still({ file: "form-head", name: "formHead", viewBox: viewBox(crop), layers: { grid, lines } });
}
