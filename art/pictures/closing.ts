import type { Place } from "../engine/broken.ts";
import { type Drawing, still } from "../engine/drawing.ts";
import { ringLayers, sheet } from "./plate.ts";

/** The closing picture of About, Why Us, product and assessment pages: the field with its tile in place, the ring and ten closed joints. */
export function closing(): Drawing {
  const place: Place = { centre: [430, 262], s: 74, rotation: 18 };
  return still(
    sheet({ file: "closing", size: [1280, 640], place, shift: 10, above: ringLayers(place, true) }),
  );
}
