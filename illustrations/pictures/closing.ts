import { jointMarks, loneTile, type Place, socket } from "../engine/broken.ts";
import type { Drawing } from "../engine/drawing.ts";
import { ring, ticks } from "../engine/gauge.ts";
import { sheet } from "./plate.ts";

/**
 * The picture at the end of a page: the field with its tile in place, the tile as it was found (drawn upright: the page
 * turns it about its centre), the ring, and the ticks with ten closed joints.
 */
export function closing(): Drawing {
  const place: Place = { centre: [430, 262], s: 74, rotation: 18 };
  const { layers, ...drawing } = sheet({
    file: "closing",
    name: "closing",
    size: [1280, 640],
    place,
    shift: 10,
  });
  return {
    ...drawing,
    layers: {
      field: Object.values(layers).join(""),
      tile: socket(place) + loneTile(place, 0, "warm"),
      ring: ring(place),
      joints: ticks(place) + jointMarks(place, () => true).join(""),
    },
  };
}
