import { jointMarks, loneTile, type Place, socket } from "../engine/broken.ts";
import { type Drawing, still } from "../engine/drawing.ts";
import { angle, ring, ticks } from "../engine/gauge.ts";
import { CIRCUMRADIUS } from "../engine/paths.ts";
import type { Crop } from "../engine/tiles.ts";
import { fieldAt, plate, viewBox } from "./plate.ts";

/**
 * The unfinished plate on a sheet of `width` by `height` px, `shift` px further along than usual; no tile crosses
 * the sheet's start edge. `own` are the layers above the field's.
 */
function sheet(
  file: string,
  [width, height]: [number, number],
  place: Place,
  shift: number,
  own: (scaffold: string) => Drawing["layers"] = () => ({}),
): Drawing {
  const crop: Crop = { x: 0, y: 0, width, height };
  const stage = plate(place.centre, shift);
  const isWhole = (x: number) => x > CIRCUMRADIUS * place.s;
  const { scaffold, ...layers } = fieldAt(place, crop, (at) => (isWhole(at[0]) ? stage(at) : "none"));
  return { file, viewBox: viewBox(crop), layers: { ...layers, ...own(scaffold) } };
}

/** The end of every page: the same field with its tile home, the ring drawn and ten joints closed. */
export function closing(): Drawing {
  const place: Place = { centre: [430, 262], s: 74, rotation: 18 };
  return still(
    sheet("closing", [1280, 640], place, 10, () => ({
      ring: ring(place),
      ticks: ticks(place),
      joints: jointMarks(place, () => true),
    })),
  );
}

/** The page that does not exist: its tile is missing. */
export function missing(): Drawing {
  const place: Place = { centre: [519, 377], s: 84, rotation: 18 };
  return still(
    sheet("missing", [1560, 900], place, 0, () => ({
      socket: socket(place, true),
      ring: ring(place),
      ticks: ticks(place),
      joints: jointMarks(place, () => false),
    })),
  );
}

/**
 * Log-in, whose field is the state: grid, scaffold, lines and draft while idle; stars and straps while logging in; socket
 * and tile (home here: the page turns it 9 degrees about its centre), ring, ticks, joints and angle after an
 * error; ring, ticks and closed joints on success.
 */
export function login(): Drawing {
  const place: Place = { centre: [500, 400], s: 88, rotation: 18 };
  return sheet("login", [1380, 900], place, 0, (scaffold) => ({
    scaffold,
    socket: socket(place),
    tile: loneTile(place, 0, "warm"),
    ring: ring(place),
    ticks: ticks(place),
    joints: jointMarks(place, () => false),
    closed: jointMarks(place, () => true, "closed"),
    angle: angle(place, 216, [-212, -154]),
  }));
}

/** Head of the About page: the plate at work, nothing wrong in it. */
export const aboutHead = (): Drawing =>
  still(sheet("about", [1360, 640], { centre: [500, 250], s: 90, rotation: 18 }, 60));

/**
 * Head of the forms: the plate is not begun, and ends above the calm column. The slope of its end follows the
 * decagons, so that no single tile hangs below them.
 */
export function formHead(): Drawing {
  const crop: Crop = { x: 0, y: 0, width: 1120, height: 340 };
  const place: Place = { centre: [380, 118], s: 64, rotation: 18 };
  const { grid, lines } = fieldAt(place, crop, ([x, y]) => {
    if (y - 0.12 * x > 80 || x < 106) return "none";
    return x - 0.4 * y < 170 ? "grid" : "line";
  });
  return still({ file: "form-head", viewBox: viewBox(crop), layers: { grid, lines } });
}
