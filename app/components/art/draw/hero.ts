import { ERROR, jointMarks, loneTile, type Place, socket } from "../engine/broken.ts";
import type { Drawing } from "../engine/drawing.ts";
import type { Stage } from "../engine/field.ts";
import { angle, leader, ring, ticks } from "../engine/gauge.ts";
import type { Point } from "../engine/plane.ts";
import type { Crop } from "../engine/tiles.ts";
import { fieldAt, plate, viewBox } from "./plate.ts";

interface Scene {
  readonly name: string;
  readonly crop: Crop;
  readonly place: Place;
  readonly stage?: (centre: Point) => Stage;
  /** The angle reading: its direction in degrees, and its text relative to the tile. */
  readonly reading: { readonly direction: number; readonly text: Point };
  /** Where the leader leaves, and the edge of the tag it leads to. */
  readonly tag?: { readonly direction: number; readonly end: Point };
}

/** A field with its broken tile found, in the layers of the opening story. */
function found({ name, crop, place, stage, reading, tag }: Scene): Drawing {
  const { grid, lines, draft, stars, straps } = fieldAt(place, crop, stage);
  return {
    name,
    viewBox: viewBox(crop),
    layers: {
      ...(grid ? { grid, lines } : {}),
      draft,
      stars,
      straps,
      socket: socket(place),
      "tile-cold": loneTile(place, ERROR, "cold"),
      tile: loneTile(place, ERROR, "warm"),
      ring: ring(place),
      ticks: ticks(place),
      joints: jointMarks(place, () => false),
      angle: angle(place, reading.direction, reading.text),
      ...(tag ? { leader: leader(place, tag.direction, tag.end) } : {}),
    },
  };
}

const HERO: Place = { centre: [495, 297], s: 82, rotation: 18 };
const PHONE: Place = { centre: [170, 204], s: 62, rotation: 18 };

/** Beside the words of the home page: x 0 is 440 px from the content's start edge, the rest runs off the page. */
export const hero = (): Drawing =>
  found({
    name: "hero",
    crop: { x: 0, y: 0, width: 1560, height: 1160 },
    place: HERO,
    stage: plate(HERO.centre),
    reading: { direction: 216, text: [-198, -145] },
    tag: { direction: -36, end: [704, 85] },
  });

/** The same scene under the words on a phone, all of it woven. */
export const heroPhone = (): Drawing =>
  found({
    name: "hero-phone",
    crop: { x: 0, y: 0, width: 640, height: 420 },
    place: PHONE,
    reading: { direction: 288, text: [97, -172] },
  });
