import { jointMarks, loneTile, numbered, type Place, socket } from "../engine/broken.ts";
import { type Drawing, still } from "../engine/drawing.ts";
import { angle, ring, ticks } from "../engine/gauge.ts";
import { CIRCUMRADIUS } from "../engine/paths.ts";
import type { Crop } from "../engine/tiles.ts";
import { fieldAt, plate, viewBox } from "./plate.ts";

interface Sheet {
  readonly file: string;
  readonly name?: string;
  readonly size: readonly [width: number, height: number];
  readonly place: Place;
  /** How much further along than usual the plate is, px. */
  readonly shift?: number;
  /** Whether the construction under the straps is drawn too, for a field that is seen before they settle. */
  readonly scaffold?: boolean;
  /** The layers above the field's. */
  readonly above?: Drawing["layers"];
}

/** The unfinished plate on a sheet; no tile crosses the sheet's start edge. */
function sheet({ file, name = file, size, place, shift = 0, ...more }: Sheet): Drawing {
  const [width, height] = size;
  const crop: Crop = { x: 0, y: 0, width, height };
  const stage = plate(place.centre, shift);
  const isWhole = (x: number) => x > CIRCUMRADIUS * place.s;
  const { grid, scaffold, ...layers } = fieldAt(place, crop, (at) => (isWhole(at[0]) ? stage(at) : "none"));
  return {
    file,
    name,
    viewBox: viewBox(crop),
    layers: { grid, ...(more.scaffold && { scaffold }), ...layers, ...more.above },
  };
}

/** The ring round a tile with its ticks and its ten joints, all open or all closed. */
const ringLayers = (place: Place, closed: boolean) => ({
  ring: ring(place),
  ticks: ticks(place),
  joints: jointMarks(place, () => closed).join(""),
});

/** The end of every page: the same field with its tile home, the ring drawn and ten joints closed. */
export function closing(): Drawing {
  const place: Place = { centre: [430, 262], s: 74, rotation: 18 };
  return still(
    sheet({ file: "closing", size: [1280, 640], place, shift: 10, above: ringLayers(place, true) }),
  );
}

/** The page that does not exist: its tile is missing. */
export function missing(): Drawing {
  const place: Place = { centre: [519, 377], s: 84, rotation: 18 };
  const above = { socket: socket(place, true), ...ringLayers(place, false) };
  return still(sheet({ file: "missing", size: [1560, 900], place, above }));
}

/**
 * Log-in, whose field is the state: grid, scaffold, lines and draft while idle; stars and straps while logging in; socket
 * and tile (home here: the page turns it 9 degrees about its centre), ring, ticks, joints and angle after an
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
  };
  return sheet({ file: "login", size: [1380, 900], place, scaffold: true, above });
}

/** Head of the About page: the plate at work, nothing wrong in it. */
export function aboutHead(): Drawing {
  const place: Place = { centre: [500, 250], s: 90, rotation: 18 };
  return still(sheet({ file: "about", name: "aboutHead", size: [1360, 640], place, shift: 60 }));
}

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
  return still({ file: "form-head", name: "formHead", viewBox: viewBox(crop), layers: { grid, lines } });
}
