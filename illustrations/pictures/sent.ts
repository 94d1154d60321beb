import type { Drawing } from "../engine/drawing.ts";
import { ringLayers, sheet } from "./plate.ts";

/** The pattern of a form that was sent: its straps alone, with one tile in its ring, whole and cold. */
export function sent(): Drawing {
  const place = { centre: [375, 281], s: 80, rotation: 18 } as const;
  const { layers, ...drawing } = sheet({ file: "sent", size: [700, 560], place, shift: 10 });
  const { stars = "", straps = "" } = layers;
  return { ...drawing, layers: { stars, straps, ...ringLayers(place, true) } };
}
