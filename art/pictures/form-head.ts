import type { Place } from "../engine/broken.ts";
import type { Drawing } from "../engine/drawing.ts";
import type { Stage } from "../engine/field.ts";
import type { Point } from "../engine/plane.ts";
import type { Crop, Tile } from "../engine/tiles.ts";
import { fieldAt, viewBox } from "./plate.ts";

const CROP: Crop = { x: 0, y: 0, width: 1120, height: 340 };
const PLACE: Place = { centre: [380, 118], s: 64, rotation: 18 };

/** True outside the head. The slope of its lower end follows the decagons, so that no single tile hangs below them. */
const isOutside = ([x, y]: Point) => y - 0.12 * x > 80 || x < 106;
const isBegun = ([x, y]: Point) => x - 0.4 * y >= 170;

/** Returns the strap that a tile belongs to, counted from the start; the whole star in the middle is the last. */
function strapAt([x, y]: Point): string {
  const [cx, cy] = PLACE.centre;
  if (Math.hypot(x - cx, y - cy) < 1) return "star";
  if (x < 480) return x < 300 ? "strap-1" : x < 400 ? "strap-2" : "strap-3";
  if (x < 540) return y < 50 ? "strap-4" : "strap-5";
  return "strap-6";
}

/** The answers of the longest form, and its end. */
const STRAPS = ["strap-1", "strap-2", "strap-3", "strap-4", "strap-5", "strap-6", "star"];

/** The head of the forms: construction lines, which end above the form, and over them a strap for each answer. */
export function formHead(): Drawing {
  const stage =
    (begun: Stage) =>
    (at: Point): Stage =>
      isOutside(at) ? "none" : isBegun(at) ? begun : "grid";
  const { grid, lines } = fieldAt(PLACE, CROP, stage("line"));
  const straps = STRAPS.map((strap) => {
    const owns = ({ centre }: Tile) => strapAt(centre) === strap;
    const { stars, straps } = fieldAt(PLACE, CROP, stage("woven"), { owns, bare: true });
    return [strap, stars + straps] as const;
  });
  const layers = { grid, lines, ...Object.fromEntries(straps) };
  return { file: "form-head", name: "formHead", viewBox: viewBox(CROP), layers };
}
