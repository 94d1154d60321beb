import type { Place } from "../engine/broken.ts";
import { type Drawing, still } from "../engine/drawing.ts";
import type { Point } from "../engine/plane.ts";
import type { Crop } from "../engine/tiles.ts";
import { fieldAt, viewBox } from "./plate.ts";

const CROP: Crop = { x: 0, y: 0, width: 1120, height: 340 };
const PLACE: Place = { centre: [380, 118], s: 64, rotation: 18 };

/** True outside the head. The slope of its lower end follows the decagons, so that no single tile hangs below them. */
const isOutside = ([x, y]: Point) => y - 0.12 * x > 80 || x < 106;
const isBegun = ([x, y]: Point) => x - 0.4 * y >= 170;

/** The head of the forms: construction lines only, which end above the form. */
export function formHead(): Drawing {
  const { grid, lines } = fieldAt(PLACE, CROP, (at) => {
    if (isOutside(at)) return "none";
    return isBegun(at) ? "line" : "grid";
  });
  return still({ file: "form-head", name: "formHead", viewBox: viewBox(CROP), layers: { grid, lines } });
}

/** The head of the thank-you pages: the same plate, finished. */
export function thanksHead(): Drawing {
  const { grid, stars, straps } = fieldAt(PLACE, CROP, (at) => {
    if (isOutside(at)) return "none";
    return isBegun(at) ? "woven" : "grid";
  });
  const layers = { grid, stars, straps };
  return still({ file: "thanks-head", name: "thanksHead", viewBox: viewBox(CROP), layers });
}
