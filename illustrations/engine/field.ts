import { type Bands, bandsOf, OUTLINE } from "./bands.ts";
import {
  APOTHEM,
  CIRCUMRADIUS,
  chordSteps,
  circles,
  decagonStar,
  drawLength,
  fill,
  innerChords,
  lines,
  type PointLists,
  polygons,
  seedStar,
  spokes,
  stroke,
} from "./paths.ts";
import { edges, type Point, type Segment } from "./plane.ts";
import { type Leg, legsOf } from "./straps.ts";
import { type Crop, fillCrop, type Placement, type Tile, touches } from "./tiles.ts";
import { weave } from "./weave.ts";

const key = (p: Point) => `${Math.round(p[0] * 20)},${Math.round(p[1] * 20)}`;

/** Segments, each drawn once though given twice, joined end to end into few long lines. */
export function chain(segments: readonly Segment[]): Point[][] {
  const at = new Map<string, Set<Segment>>();
  const known = new Set<string>();
  const open = new Set<Segment>();
  for (const segment of segments) {
    const [a, b] = [key(segment[0]), key(segment[1])];
    const id = a < b ? `${a} ${b}` : `${b} ${a}`;
    if (known.has(id)) continue;
    known.add(id);
    open.add(segment);
    for (const end of [a, b]) at.set(end, (at.get(end) ?? new Set()).add(segment));
  }
  const extend = (line: Point[], put: (p: Point) => void, from: Point) => {
    let end = from;
    for (;;) {
      const here = key(end);
      const next = [...(at.get(here) ?? [])].find((segment) => open.has(segment));
      if (!next) return line;
      open.delete(next);
      end = key(next[0]) === here ? next[1] : next[0];
      put(end);
    }
  };
  const chains: Point[][] = [];
  for (const segment of open) {
    open.delete(segment);
    const line: Point[] = [...segment];
    extend(line, (p) => line.push(p), segment[1]);
    extend(line, (p) => line.unshift(p), segment[0]);
    chains.push(line);
  }
  return chains;
}

/** How much of a tile is drawn; a pattern may be unfinished in a part of its tiles. */
export type TileState = "none" | "grid" | "line" | "plain" | "woven";

interface FieldOptions extends Placement {
  readonly crop: Crop;
  /** The state of a tile by its centre; everything woven without it. */
  readonly stateAt?: (centre: Point) => TileState;
}

/** Strap width for an edge length, px. */
export const strapWidth = (s: number): number => Math.max(4, 0.135 * s);
/** Below this edge length hatching would only blur. */
const HATCH_FROM = 30;
/** Draws a field of girih tiles of edge length `s`, px, in layers. */
export function field({ crop, stateAt = () => "woven", ...placement }: FieldOptions) {
  const { s, rotation } = placement;
  const width = strapWidth(s);
  const low: Point = [crop.x - width, crop.y - width];
  const high: Point = [crop.x + crop.width + width, crop.y + crop.height + width];
  const tiles = fillCrop(placement, crop);
  const states = new Map(tiles.map((tile) => [tile, stateAt(tile.centre)]));
  const isAt = (tile: Tile, ...wanted: TileState[]) => wanted.includes(states.get(tile) ?? "none");
  const shown = tiles.filter((tile) => touches(tile.ring, low, high));
  const at = (...wanted: TileState[]) => shown.filter((tile) => isAt(tile, ...wanted));

  const legs = tiles.flatMap(legsOf);
  const isSeen = (leg: Leg) => touches(leg.points, low, high);
  const isStrapped = ({ tile }: Leg) => isAt(tile, "plain", "woven");
  const bands = bandsOf(weave(legs), width, {
    isDrawn: (leg) => isStrapped(leg) && isSeen(leg),
    isWoven: (crossing) => crossing.legs.every(({ tile }) => isAt(tile, "woven")),
    isCut: isStrapped,
  });
  const construction = legs.filter((leg) => isAt(leg.tile, "line") && isSeen(leg));
  const thin = chain(construction.flatMap(({ points }) => edges(points).slice(0, -1)));
  const finished = at("woven").filter(({ kind }) => kind === "decagon");
  return {
    // Tile edges, circles and axes of the tiles under construction.
    grid: grid(at("grid", "line", "plain"), s, rotation),
    lines: drawLines(thin),
    // The same lines under the straps, for the moment before they settle.
    draft: drawLines(bands.middles),
    stars: starsOf(finished, s, rotation),
    straps: strapsOf({ ...bands, hatch: s < HATCH_FROM ? [] : bands.hatch }, width),
    // As the grid, under the straps, for a field that is visible before they appear.
    scaffold: grid(at("woven"), s, rotation),
  };
}

/** Lines that draw themselves. */
const drawLines = (lists: PointLists): string =>
  stroke(lines(lists), "var(--line)", 0.9, { opacity: 0.62, pathLength: drawLength(lists) });

function grid(tiles: readonly Tile[], s: number, rotation: number): string {
  const round = tiles.filter(({ kind }) => kind === "decagon");
  const centres = round.map(({ centre }) => centre);
  const axes = centres.flatMap(([x, y]) => spokes(x, y, CIRCUMRADIUS * s, rotation));
  const ring = circles(centres, APOTHEM * s) + circles(centres, CIRCUMRADIUS * s);
  return (
    stroke(lines(chain(tiles.flatMap(({ ring }) => edges(ring)))), "var(--line)", 0.6, { opacity: 0.3 }) +
    stroke(ring, "var(--line)", 0.5, { opacity: 0.24 }) +
    stroke(lines(axes), "var(--line)", 0.4, { opacity: 0.24 })
  );
}

/** The straps of a weave, `width` px wide. */
export const strapsOf = (
  { cores, corners, outlines, hatch }: Omit<Bands, "middles">,
  width: number,
): string =>
  stroke(lines(cores), "var(--raised)", width - OUTLINE, { "stroke-miterlimit": 20 }) +
  fill(polygons(corners), "var(--raised)") +
  stroke(lines(outlines), "var(--line)", OUTLINE, { "stroke-miterlimit": 20 }) +
  stroke(lines(hatch), "var(--line)", 0.45);

/** The function that cuts shapes at the edge of a field; without it they are not cut. */
export interface FieldCut {
  readonly lines: (lists: PointLists) => PointLists;
  readonly rings: (rings: PointLists) => PointLists;
}
const whole: FieldCut = { lines: (lists) => lists, rings: (rings) => rings };

/** Star fill, chords and seed of decagons. */
export function starsOf(tiles: readonly Tile[], s: number, rotation: number, cut = whole): string {
  const r = APOTHEM * s;
  const tip = rotation + 18;
  const each = <T>(make: (x: number, y: number) => T) => tiles.map(({ centre: [x, y] }) => make(x, y));
  const chords = each((x, y) => innerChords(x, y, r, tip, chordSteps(s))).flat();
  return (
    fill(polygons(cut.rings(each((x, y) => decagonStar(x, y, r, tip)))), "var(--sand)") +
    stroke(lines(cut.lines(chords)), "var(--line)", 0.5, { opacity: 0.5 }) +
    fill(polygons(cut.rings(each((x, y) => seedStar(x, y, r, tip)))), "var(--paper)", {
      stroke: "var(--line)",
      "stroke-width": 0.75,
    })
  );
}
