import { jointMarks, loneTile, type Pose, socket, TILT_DEG } from "../engine/broken.ts";
import type { Drawing, Format } from "../engine/drawing.ts";
import { field } from "../engine/field.ts";
import { APOTHEM, decagonStar, polygons, stroke } from "../engine/paths.ts";
import { type Crop, cellF } from "../engine/tiles.ts";
import { viewBox } from "./plate.ts";

interface Band {
  readonly format: Format;
  readonly s: number;
  readonly height: number;
  /** The middle of the picture, in tiles from the middle tile. */
  readonly middle: number;
  /** Length of the band to each side of its middle. */
  readonly reach: number;
}

/** A level row of touching stars; its three middle tiles are broken, under repair and whole. x 0 is the middle one. */
function band({ format, s, height, middle, reach }: Band): Drawing {
  const pitch = 2 * APOTHEM * s;
  const crop: Crop = { x: Math.round(middle * pitch - reach), y: 0, width: 2 * reach, height };
  const level = Math.round(0.48 * height);
  const at = (k: number): Pose => ({ centre: [k * pitch, level], s, rotation: -18 });
  const [broken, mending, whole] = [at(-1), at(0), at(1)];
  const { stars, straps } = field({ cell: cellF, s, origin: mending.centre, rotation: -18, crop });
  const [x, y] = mending.centre;
  const was = polygons([decagonStar(x, y, APOTHEM * s * 0.97, TILT_DEG / 2)]);
  const marks = (isClosed: boolean) =>
    [broken, mending, whole].flatMap((pose, nth) =>
      jointMarks(pose, () => isClosed).filter(
        (_, k) => !isClosed || nth === 2 || (nth === 1 && (k === 0 || k > 5)),
      ),
    );
  return {
    file: "assessment",
    name: "band",
    format,
    viewBox: viewBox(crop),
    layers: {
      field: stars + straps + socket(broken),
      tile: loneTile(broken, TILT_DEG, "warm"),
      repair: stroke(was, "var(--ember)", 1.25, { "stroke-dasharray": "5 4" }),
      open: marks(false).join(""),
      closed: marks(true).join(""),
    },
    // From just before the whole tile on, nothing is broken.
    positions: { [format]: viewBox({ ...crop, x: Math.round(0.54 * pitch) }) },
  };
}

/** The band of the Fraud Resilience Assessment, redrawn for two widths: simulate, strengthen, secure. */
export function bands(): Drawing[] {
  const wide = band({ format: "wide", s: 123, height: 484, middle: -0.13, reach: 1720 });
  const phone = band({ format: "phone", s: 61, height: 237, middle: -0.66, reach: 900 });
  return [{ ...wide, positions: { ...wide.positions, ...phone.positions } }, phone];
}
