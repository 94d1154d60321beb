import { APOTHEM, CIRCUMRADIUS } from "./paths.ts";
import { add, centroid, type Point, polar, scale, turn } from "./plane.ts";

/** A periodic girih tiling: two lattice vectors, and tiles as start corner and edge directions in units of 36°. */
export interface Cell {
  readonly lattice: readonly [Point, Point];
  readonly tiles: readonly {
    readonly kind: TileKind;
    readonly start: Point;
    readonly turns: readonly number[];
  }[];
}
export type TileKind = "decagon" | "hexagon" | "bowtie" | "pentagon" | "rhombus";

/** One tile of a field. `ring` runs in the order of its edges; `cell` says which lattice cell it belongs to. */
export interface Tile {
  readonly kind: TileKind;
  readonly ring: readonly Point[];
  readonly centre: Point;
  readonly cell: readonly [number, number];
}

/** Both lattice vectors of H have length 2A + 2 sin 36 (A the apothem); those of F have 2A, so that decagons touch. */
const H = 2 * APOTHEM + 2 * Math.sin(Math.PI / 5);
const decagon = { kind: "decagon", start: [CIRCUMRADIUS, 0], turns: [3, 4, 5, 6, 7, 8, 9, 0, 1, 2] } as const;
/** Corners of the decagon, from which the other tiles start. */
const C36: Point = polar([0, 0], CIRCUMRADIUS, 36);
const C108: Point = polar([0, 0], CIRCUMRADIUS, 108);

/** Heroes and cards: decagons apart, hexagons and bowties between them. */
export const cellH: Cell = {
  lattice: [polar([0, 0], H, 18), [0, H]],
  tiles: [
    decagon,
    { kind: "hexagon", start: C36, turns: [8, 9, 2, 3, 4, 7] },
    { kind: "hexagon", start: C108, turns: [0, 1, 4, 5, 6, 9] },
    { kind: "bowtie", start: [-C108[0], C108[1]], turns: [9, 2, 1, 4, 7, 6] },
    { kind: "bowtie", start: [-CIRCUMRADIUS, 0], turns: [2, 1, 4, 7, 6, 9] },
    { kind: "bowtie", start: [C108[0], -C108[1]], turns: [4, 7, 6, 9, 2, 1] },
    { kind: "bowtie", start: [C36[0], -C36[1]], turns: [6, 9, 2, 1, 4, 7] },
  ],
};

/** Bands and infields: decagons touch in rows, one bowtie between them. */
export const cellF: Cell = {
  lattice: [polar([0, 0], 2 * APOTHEM, 18), [0, 2 * APOTHEM]],
  tiles: [decagon, { kind: "bowtie", start: [-C108[0], C108[1]], turns: [9, 2, 1, 4, 7, 6] }],
};

/** A rectangle of the picture, in its own units. */
export interface Crop {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Position of a lattice: `s` is the edge in px, `origin` the centre of one decagon, `rotation` in degrees. */
export interface Placement {
  readonly cell: Cell;
  readonly s: number;
  readonly origin: Point;
  readonly rotation: number;
}

/** Every tile that reaches into the crop, and those up to `margin` edges beyond. */
export function fillCrop({ cell, s, origin, rotation }: Placement, crop: Crop, margin = 2): Tile[] {
  const put = (p: Point) => add(origin, scale(turn(p, rotation), s));
  const vector = (p: Point) => scale(turn(p, rotation), s);
  const [u, v] = [vector(cell.lattice[0]), vector(cell.lattice[1])];
  const reach = margin * s;
  const low: Point = [crop.x - reach, crop.y - reach];
  const high: Point = [crop.x + crop.width + reach, crop.y + crop.height + reach];
  const steps =
    Math.ceil((Math.hypot(high[0] - low[0], high[1] - low[1]) + distanceTo(origin, low, high)) / (1.5 * s)) +
    1;
  const shapes = cell.tiles.map(({ kind, start, turns }) => {
    const ring: Point[] = [start];
    for (const k of turns.slice(0, -1)) ring.push(add(ring.at(-1) ?? start, polar([0, 0], 1, 36 * k)));
    return { kind, ring: ring.map(put) };
  });
  const tiles: Tile[] = [];
  for (let i = -steps; i <= steps; i += 1) {
    for (let j = -steps; j <= steps; j += 1) {
      const by = add(scale(u, i), scale(v, j));
      if (distanceTo(add(origin, by), low, high) > 6 * s) continue;
      for (const { kind, ring } of shapes) {
        const moved = ring.map((p) => add(p, by));
        if (!touches(moved, low, high)) continue;
        tiles.push({ kind, ring: moved, centre: centroid(moved), cell: [i, j] });
      }
    }
  }
  return tiles;
}

function distanceTo(p: Point, low: Point, high: Point): number {
  const dx = Math.max(low[0] - p[0], 0, p[0] - high[0]);
  const dy = Math.max(low[1] - p[1], 0, p[1] - high[1]);
  return Math.hypot(dx, dy);
}

/** Returns true if the bounding box of a ring meets the rectangle between two corners. */
export function touches(ring: readonly Point[], low: Point, high: Point): boolean {
  const xs = ring.map((p) => p[0]);
  const ys = ring.map((p) => p[1]);
  return (
    Math.max(...xs) >= low[0] &&
    Math.min(...xs) <= high[0] &&
    Math.max(...ys) >= low[1] &&
    Math.min(...ys) <= high[1]
  );
}
