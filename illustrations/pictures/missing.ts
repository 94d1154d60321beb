import { type Place, socket } from "../engine/broken.ts";
import { type Drawing, still } from "../engine/drawing.ts";
import { ringLayers, sheet } from "./plate.ts";

/** The picture of the 404 page: the tile is missing. */
export function missing(): Drawing {
  const place: Place = { centre: [519, 377], s: 84, rotation: 18 };
  const above = { socket: socket(place, true), ...ringLayers(place, false) };
  return still(sheet({ file: "missing", size: [1560, 900], place, above }));
}
