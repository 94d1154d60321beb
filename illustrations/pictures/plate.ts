import { jointMarks, type Pose, ring, ticks } from "../engine/broken.ts";
import type { Drawing } from "../engine/drawing.ts";
import { field, type TileState } from "../engine/field.ts";
import { CIRCUMRADIUS } from "../engine/paths.ts";
import type { Point } from "../engine/plane.ts";
import { type Crop, cellH } from "../engine/tiles.ts";

/**
 * The unfinished pattern round one tile: less is drawn towards the text. Bounds in px from the tile, measured across a
 * slight slope so that no edge runs level with the text.
 */
function plate([bx, by]: Point, shift: number): (centre: Point) => TileState {
  return ([x, y]) => {
    const d = 0.96 * (x - bx) - 0.22 * (y - by) + shift;
    if (d < -372) return "none";
    if (d < -262) return "grid";
    if (d < -175) return "line";
    return d < -88 ? "plain" : "woven";
  };
}

/** A field of cell H with a decagon at a pose. */
export const fieldAt = ({ centre, s, rotation }: Pose, crop: Crop, stateAt: (centre: Point) => TileState) =>
  field({ cell: cellH, s, origin: centre, rotation, crop, stateAt });

export const viewBox = ({ x, y, width, height }: Crop): string => `${x} ${y} ${width} ${height}`;

interface Pattern {
  readonly file: string;
  readonly name?: string;
  readonly size: readonly [width: number, height: number];
  readonly pose: Pose;
  /** Distance by which the plate's states are shifted, px. */
  readonly shift?: number;
  /** True if the construction under the straps is drawn too, for a field that is visible before they arrive. */
  readonly hasScaffold?: boolean;
  /** The layers above the field's. */
  readonly above?: Drawing["layers"];
}

/** The unfinished pattern of a picture; no tile crosses the picture's start edge. */
export function pattern({ file, name = file, size, pose, shift = 0, ...more }: Pattern): Drawing {
  const [width, height] = size;
  const crop: Crop = { x: 0, y: 0, width, height };
  const stateAt = plate(pose.centre, shift);
  const isWhole = (x: number) => x > CIRCUMRADIUS * pose.s;
  const { grid, scaffold, ...layers } = fieldAt(pose, crop, (at) => (isWhole(at[0]) ? stateAt(at) : "none"));
  return {
    file,
    name,
    viewBox: viewBox(crop),
    tile: pose.centre,
    layers: { grid, ...(more.hasScaffold && { scaffold }), ...layers, ...more.above },
  };
}

/** The ring round a tile with its ticks and its ten joints, all open or all closed. */
export const ringLayers = (pose: Pose, isClosed: boolean) => ({
  ring: ring(pose),
  ticks: ticks(pose),
  joints: jointMarks(pose, () => isClosed).join(""),
});
