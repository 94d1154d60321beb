import { site } from "../../site.config.ts";
import type { Drawing } from "../engine/drawing.ts";
import { pens } from "../engine/pens.ts";
import { add, centroid, type Point, polar, scale, sub, turn } from "../engine/plane.ts";
import { legsOf } from "../engine/straps.ts";
import type { TileKind } from "../engine/tiles.ts";

const SIZE = 88;
const EDGE = 26;

/** The five girih tiles as the directions of their edges, in units of 36 degrees, and the turn that sets them upright. */
const TILES: Record<TileKind, { turns: readonly number[]; upright: number }> = {
  decagon: { turns: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9], upright: 0 },
  pentagon: { turns: [0, 2, 4, 6, 8], upright: 180 },
  hexagon: { turns: [8, 9, 2, 3, 4, 7], upright: -36 },
  bowtie: { turns: [9, 2, 1, 4, 7, 6], upright: 0 },
  rhombus: { turns: [0, 2, 5, 7], upright: -36 },
};

const { open, closed } = pens(1);

/** A tile with its straps, all with one length of edge. */
function cutTile(kind: TileKind): string {
  const { turns, upright } = TILES[kind];
  const ring: Point[] = [];
  for (const k of turns) ring.push(add(ring.at(-1) ?? [0, 0], turn(polar([0, 0], EDGE, 36 * k), upright)));
  const by = sub([SIZE / 2, SIZE / 2], centroid(ring));
  const tile = {
    kind,
    ring: ring.map((p) => add(p, by)),
    centre: scale([SIZE, SIZE], 0.5),
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
    viewBox: `0 0 ${SIZE} ${SIZE}`,
    layers: Object.fromEntries(roles.map((role, index) => [role, cutTile(kinds[index % 5] ?? "decagon")])),
  };
};
