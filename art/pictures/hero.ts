import { ERROR, jointMarks, loneTile, numbered, type Place, socket } from "../engine/broken.ts";
import type { Drawing } from "../engine/drawing.ts";
import { angle, leader, ring, ticks } from "../engine/gauge.ts";
import type { Point } from "../engine/plane.ts";
import type { Crop } from "../engine/tiles.ts";
import { fieldAt, plate, viewBox } from "./plate.ts";
import { pulse } from "./pulse.ts";

const HERO: Place = { centre: [495, 297], s: 82, rotation: 18 };

/** The reading's letters are 13 px in a low window, where the sheet is scaled down to this. */
const LOW = 0.8;

/** The place of the angle's reading, from the centre of the tile. */
const READING: Point = [-198, -145];

const CROP: Crop = { x: 0, y: 0, width: 1560, height: 1400 };

/**
 * The field with its broken tile found, in the layers of the opening story. Beside the words of the home page x 0 is
 * 440 px from the content's start edge and the rest runs off the page; tablets and phones show a strip round the tile.
 */
export function hero(): Drawing {
  const stage = plate(HERO.centre);
  const { grid, lines, draft, stars, straps } = fieldAt(HERO, CROP, stage);
  return {
    file: "home",
    name: "hero",
    viewBox: viewBox(CROP),
    layers: {
      grid,
      lines: lines + draft,
      straps: stars + straps + socket(HERO),
      pulse: pulse(HERO, CROP, stage),
      cold: loneTile(HERO, ERROR, "cold"),
      home: loneTile(HERO, 0, "cold"),
      tile: loneTile(HERO, ERROR, "warm"),
      ring: ring(HERO),
      ticks: ticks(HERO),
      ...numbered(
        "joint",
        jointMarks(HERO, () => false),
      ),
      angle: angle(HERO, 216, READING, { scale: LOW }),
      "angle-mirrored": angle(HERO, 216, READING, { scale: LOW, mirrored: true }),
      leader: leader(HERO, -36, [704, 85]),
    },
  };
}
