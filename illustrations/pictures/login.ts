import { jointMarks, loneTile, numbered, type Place, socket } from "../engine/broken.ts";
import type { Drawing } from "../engine/drawing.ts";
import { ringLayers, sheet } from "./plate.ts";

/**
 * Login, whose field is the state: grid, scaffold, lines and draft while idle; stars and straps while logging in; socket
 * and tile (drawn upright: the page turns it by 9 degrees about its centre), ring, ticks and joints after an
 * error; ring, ticks and closed joints on success.
 */
export function login(): Drawing {
  const place: Place = { centre: [500, 400], s: 88, rotation: 18 };
  const above = {
    socket: socket(place),
    tile: loneTile(place, 0, "warm"),
    ...ringLayers(place, false),
    ...numbered(
      "closed",
      jointMarks(place, () => true),
    ),
  };
  return sheet({ file: "login", size: [1380, 900], place, scaffold: true, above });
}
