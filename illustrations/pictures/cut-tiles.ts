import { site } from "../../settings/site.js";
import type { Drawing } from "../engine/drawing.ts";
import { pens } from "../engine/paths.ts";
import { add, centroid, type Point, polar } from "../engine/plane.ts";
import { legsOf } from "../engine/straps.ts";
import type { TileKind } from "../engine/tiles.ts";

const SIZE = { width: 96, height: 88 };

/** The five girih tiles: the directions of their edges in units of 36 degrees, the turn that lays each level, and its edge. */
const TILES: Record<TileKind, { turns: readonly number[]; level: number; edge: number }> = {
  decagon: { turns: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9], level: 0, edge: 26 },
  pentagon: { turns: [0, 2, 4, 6, 8], level: 180, edge: 50 },
  hexagon: { turns: [8, 9, 2, 3, 4, 7], level: 72, edge: 36 },
  bowtie: { turns: [9, 2, 1, 4, 7, 6], level: -54, edge: 44 },
  rhombus: { turns: [0, 2, 5, 7], level: -36, edge: 52 },
};

const { open, closed } = pens(1);

/** A tile with its straps. */
function cutTile(kind: TileKind): string {
  const { turns, level, edge } = TILES[kind];
  const ring: Point[] = [];
  for (const k of turns) ring.push(add(ring.at(-1) ?? [0, 0], polar([0, 0], edge, 36 * k + level)));
  // All begin at the picture's start, under which their words stand.
  const start = 1 - Math.min(...ring.map(([x]) => x));
  const by: Point = [start, SIZE.height / 2 - centroid(ring)[1]];
  const tile = {
    kind,
    ring: ring.map((p) => add(p, by)),
    centre: add(centroid(ring), by),
    cell: [0, 0],
  } as const;
  const legs = legsOf(tile).map(({ points }) => points);
  return (
    closed([tile.ring], "sand") + open(legs, "line", 5.6) + open(legs, "raised", 3.4) + closed([tile.ring])
  );
}

/** A tile for each leading role, each of another cut. */
export const cutTiles = (): Drawing => {
  const kinds = Object.keys(TILES) as TileKind[];
  const roles = Object.keys(site.leaders);
  return {
    file: "about",
    name: "cutTiles",
    viewBox: `0 0 ${SIZE.width} ${SIZE.height}`,
    layers: Object.fromEntries(roles.map((role, index) => [role, cutTile(kinds[index % 5] ?? "decagon")])),
  };
};
