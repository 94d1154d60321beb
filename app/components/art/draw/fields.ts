import { jointMarks, loneTile, type Place, socket } from "../engine/broken.ts";
import type { Drawing } from "../engine/drawing.ts";
import { angle, ring, ticks } from "../engine/gauge.ts";
import type { Crop } from "../engine/tiles.ts";
import { fieldAt, plate, viewBox } from "./plate.ts";

/** The end of every page: the same field with its tile home, the ring drawn and ten joints closed. */
export function closing(): Drawing {
  const crop: Crop = { x: 0, y: 0, width: 1280, height: 640 };
  const place: Place = { centre: [430, 262], s: 74, rotation: 18 };
  const { grid, lines, draft, stars, straps } = fieldAt(place, crop, plate(place.centre, 10));
  return {
    name: "closing",
    viewBox: viewBox(crop),
    layers: {
      grid,
      lines,
      draft,
      stars,
      straps,
      ring: ring(place),
      ticks: ticks(place),
      joints: jointMarks(place, () => true),
    },
  };
}

/** The page that does not exist: its tile is missing. */
export function missing(): Drawing {
  const crop: Crop = { x: 0, y: 0, width: 1560, height: 900 };
  const place: Place = { centre: [519, 377], s: 84, rotation: 18 };
  const { grid, lines, draft, stars, straps } = fieldAt(place, crop, plate(place.centre));
  return {
    name: "missing",
    viewBox: viewBox(crop),
    layers: {
      grid,
      lines,
      draft,
      stars,
      straps,
      socket: socket(place, true),
      ring: ring(place),
      ticks: ticks(place),
      joints: jointMarks(place, () => false),
    },
  };
}

/**
 * Log-in, whose field is the state: grid, lines and draft while idle; stars and straps while logging in; socket
 * and tile (home here: the page turns it 9 degrees about its centre), ring, ticks, joints and angle after an
 * error; ring, ticks and closed joints on success.
 */
export function login(): Drawing {
  const crop: Crop = { x: 0, y: 0, width: 1380, height: 900 };
  const place: Place = { centre: [500, 400], s: 88, rotation: 18 };
  const { grid, lines, draft, stars, straps } = fieldAt(place, crop, plate(place.centre));
  return {
    name: "login",
    viewBox: viewBox(crop),
    layers: {
      grid,
      lines,
      draft,
      stars,
      straps,
      socket: socket(place),
      tile: loneTile(place, 0, "warm"),
      ring: ring(place),
      ticks: ticks(place),
      joints: jointMarks(place, () => false),
      closed: jointMarks(place, () => true, "closed"),
      angle: angle(place, 216, [-212, -154]),
    },
  };
}

/** Head of the About page: the plate at work, nothing wrong in it. */
export function aboutHead(): Drawing {
  const crop: Crop = { x: 0, y: 0, width: 1360, height: 640 };
  const place: Place = { centre: [500, 250], s: 90, rotation: 18 };
  const { grid, lines, draft, stars, straps } = fieldAt(place, crop, plate(place.centre, 60));
  return { name: "about-head", viewBox: viewBox(crop), layers: { grid, lines, draft, stars, straps } };
}

/** Head of the forms: the plate is not begun, and ends at tile edges above the calm column. */
export function formHead(): Drawing {
  const crop: Crop = { x: 0, y: 0, width: 1120, height: 340 };
  const place: Place = { centre: [380, 118], s: 64, rotation: 18 };
  const { grid, lines } = fieldAt(place, crop, ([x, y]) => {
    if (y > 236 || x < 30) return "none";
    return x - 0.4 * y < 170 ? "grid" : "line";
  });
  return { name: "form-head", viewBox: viewBox(crop), layers: { grid, lines } };
}
