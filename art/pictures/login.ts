import { jointMarks, loneTile, numbered, type Place, socket } from "../engine/broken.ts";
import type { Drawing } from "../engine/drawing.ts";
import { angle } from "../engine/gauge.ts";
import { ringLayers, sheet } from "./plate.ts";

/**
 * Log-in, whose field is the state: grid, scaffold, lines and draft while idle; stars and straps while logging in; socket
 * and tile (drawn upright: the page turns it by 9 degrees about its centre), ring, ticks, joints and angle after an
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
    angle: angle(place, 216, [-212, -154]),
    "angle-mirrored": angle(place, 216, [-212, -154], { mirrored: true }),
  };
  return sheet({ file: "login", size: [1380, 900], place, scaffold: true, above });
}
