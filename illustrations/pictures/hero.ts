import type { Pose } from "../engine/broken.ts";
import { jointMarks, loneTile, numberedLayers, ring, socket, TILT_DEG, ticks } from "../engine/broken.ts";
import type { Drawing } from "../engine/drawing.ts";
import type { TileState } from "../engine/field.ts";
import type { Point } from "../engine/plane.ts";
import type { Crop } from "../engine/tiles.ts";
import { fieldAt, viewBox } from "./plate.ts";

const HERO: Pose = { centre: [495, 297], s: 82, rotation: 18 };

/** The side of the square round the tile, which moves by itself. */
const NEAR = 380;
const CROP: Crop = { x: 0, y: -60, width: 1560, height: 1460 };

/** The unfinished pattern at the start of the picture, where the words end on a page of 1440 px. */
function stateAt([x]: Point): TileState {
  const d = x - HERO.centre[0];
  if (d < -230) return "none";
  if (d < -200) return "grid";
  if (d < -100) return "line";
  return d < -60 ? "plain" : "woven";
}

/**
 * The field with its broken tile found, in the layers of the opening story. It runs off the page at its end; tablets and
 * phones show a strip round the tile.
 */
export function hero(): Drawing {
  const [x, y] = HERO.centre;
  const joints = jointMarks(HERO, () => false);
  const { grid, lines, draft, stars, straps } = fieldAt(HERO, CROP, stateAt);
  return {
    file: "home",
    name: "hero",
    viewBox: viewBox(CROP),
    tile: HERO.centre,
    near: NEAR,
    positions: { near: viewBox({ x: x - NEAR / 2, y: y - NEAR / 2, width: NEAR, height: NEAR }) },
    layers: {
      grid,
      lines: lines + draft,
      straps: stars + straps + socket(HERO),
      cold: loneTile(HERO, TILT_DEG, "cold"),
      tile: loneTile(HERO, TILT_DEG, "warm"),
      ring: ring(HERO),
      ticks: ticks(HERO),
      ...numberedLayers("joint", joints),
    },
  };
}
