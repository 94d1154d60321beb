import type { Place } from "../engine/broken.ts";
import { type Drawing, still } from "../engine/drawing.ts";
import { sheet } from "./plate.ts";

/** The head of the About page: the unfinished pattern without a broken tile. */
export function aboutHead(): Drawing {
  const place: Place = { centre: [500, 250], s: 90, rotation: 18 };
  return still(sheet({ file: "about", name: "aboutHead", size: [1360, 640], place, shift: 60 }));
}
