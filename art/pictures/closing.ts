import { products } from "../../content/en/products.ts";
import { jointMarks, loneTile, type Place, socket } from "../engine/broken.ts";
import type { Drawing } from "../engine/drawing.ts";
import { ring, ticks } from "../engine/gauge.ts";
import { sheet } from "./plate.ts";

/**
 * The picture at the end of a page: the field with its tile in place, the tile as it was found (drawn upright: the page
 * turns it about its centre), the ring, and the ticks with ten closed joints.
 */
function closing(file: string, crop: Pick<Place, "s" | "rotation"> = { s: 74, rotation: 18 }): Drawing {
  const place: Place = { centre: [430, 262], ...crop };
  const { layers, ...drawing } = sheet({ file, name: "closing", size: [1280, 640], place, shift: 10 });
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

/** The closing picture of About, Why Us and assessment pages, and for each product page its own crop of the field. */
export const closings = (): Drawing[] => [
  closing("closing"),
  ...Object.keys(products).map((id, index) =>
    closing(id, { s: [64, 84, 74][index % 3] ?? 74, rotation: 54 + 36 * index }),
  ),
];
