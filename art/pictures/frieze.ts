import { ERROR, loneTile, type Place, socket } from "../engine/broken.ts";
import type { Drawing } from "../engine/drawing.ts";
import { field } from "../engine/field.ts";
import { APOTHEM } from "../engine/paths.ts";
import { cellF } from "../engine/tiles.ts";

/** One star, px: a number that one decimal holds, so that units meet exactly. 2R s is then 72 px high. */
const PERIOD = 68.5;
const STARS = 8;
/** Width of a unit, px, and the edge length it is drawn at. */
export const WIDTH = STARS * PERIOD;
export const EDGE = PERIOD / (2 * APOTHEM);
const HEIGHT = 72;
/** The star, counted from 0, in whose place the broken one is drawn. */
const BROKEN_AT = 3;

/**
 * The frieze as a unit to be placed side by side, `WIDTH` apart, never scaled; and one broken star in the place of
 * the unit's fourth, to be placed over any of them.
 */
export function frieze(): Drawing {
  const origin = [PERIOD / 2, HEIGHT / 2] as const;
  const crop = { x: -2 * PERIOD, y: 0, width: WIDTH + 4 * PERIOD, height: HEIGHT };
  const { stars, straps } = field({
    cell: cellF,
    s: EDGE,
    origin,
    rotation: -18,
    crop,
    owns: ({ centre: [x] }) => x >= -0.01 && x < WIDTH - 0.01,
  });
  const fourth: Place = { centre: [origin[0] + BROKEN_AT * PERIOD, origin[1]], s: EDGE, rotation: -18 };
  return {
    file: "home",
    name: "frieze",
    positions: { star: PERIOD, unit: WIDTH, broken: BROKEN_AT },
    viewBox: `0 0 ${WIDTH} ${HEIGHT}`,
    layers: { unit: stars + straps, broken: socket(fourth) + loneTile(fourth, ERROR, "warm") },
  };
}
