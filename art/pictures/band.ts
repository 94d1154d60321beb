import { ERROR, jointMarks, loneTile, type Place, socket } from "../engine/broken.ts";
import { type Drawing, type Format, still } from "../engine/drawing.ts";
import { field } from "../engine/field.ts";
import { APOTHEM, decagonStar, polygons, stroke } from "../engine/paths.ts";
import { type Crop, cellF } from "../engine/tiles.ts";
import { viewBox } from "./plate.ts";

interface Band {
  readonly format: Format;
  readonly s: number;
  readonly height: number;
  /** Length of the band to each side of the middle tile. */
  readonly reach: number;
}

/** A level row of touching stars; its three middle tiles are broken, under repair and whole. x 0 is the middle one. */
function band({ format, s, height, reach }: Band): Drawing {
  const crop: Crop = { x: -reach, y: 0, width: 2 * reach, height };
  const level = Math.round(0.46 * height);
  const at = (k: number): Place => ({ centre: [2 * APOTHEM * s * k, level], s, rotation: -18 });
  const [broken, mending, whole] = [at(-1), at(0), at(1)];
  const { stars, straps } = field({ cell: cellF, s, origin: mending.centre, rotation: -18, crop });
  const [x, y] = mending.centre;
  const was = polygons([decagonStar(x, y, APOTHEM * s * 0.97, ERROR / 2)]);
  const upper = (k: number) => k === 0 || k > 5;
  return still({
    file: "assessment",
    name: "band",
    format,
    viewBox: viewBox(crop),
    layers: {
      stars,
      straps,
      socket: socket(broken),
      tile: loneTile(broken, ERROR, "warm"),
      repair: stroke(was, "var(--ember)", s < 60 ? 1 : 1.25, {
        "stroke-dasharray": s < 60 ? "3 2.5" : "5 4",
      }),
      "joints-broken": jointMarks(broken, () => false).join(""),
      "joints-mending": jointMarks(mending, upper).join(""),
      "joints-whole": jointMarks(whole, () => true).join(""),
    },
  });
}

/** The band of the Fraud Resilience Assessment, redrawn for three widths: Simulate, Strengthen, Secure. */
export const bands = (): Drawing[] => [
  band({ format: "wide", s: 112, height: 440, reach: 1720 }),
  band({ format: "middle", s: 82, height: 330, reach: 640 }),
  band({ format: "phone", s: 40, height: 176, reach: 400 }),
];
