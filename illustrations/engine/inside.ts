import { bandsOf } from "./bands.ts";
import { type FieldCut, starsOf, strapsOf, strapWidth } from "./field.ts";
import { along, area, cross, edges, inside, meet, type Point, type Segment, sub } from "./plane.ts";
import { legsOf } from "./straps.ts";
import { type Cell, cellF, fillCrop, type Tile } from "./tiles.ts";
import { weave } from "./weave.ts";

interface InsideOptions {
  readonly s: number;
  /** The centre of one decagon. */
  readonly origin: Point;
  /** Degrees; -18 lays cell F in level rows. */
  readonly rotation?: number;
  readonly cell?: Cell;
  /** The decagon at `origin` is left out, for a broken tile in its place. */
  readonly isBroken?: boolean;
}

/**
 * A woven field cut to a convex polygon, as markup. Cut ends are square: let the polygon run under a border at
 * least a strap wide, such as the middle of a road.
 */
export function fieldInside(polygon: readonly Point[], options: InsideOptions): string {
  const { s, origin, rotation = -18, cell = cellF } = options;
  const xs = polygon.map((p) => p[0]);
  const ys = polygon.map((p) => p[1]);
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  const crop = { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
  const tiles = fillCrop({ cell, s, origin, rotation }, crop);
  const width = strapWidth(s);
  const all = () => true;
  const bands = bandsOf(weave(tiles.flatMap(legsOf)), width, { isDrawn: all, isWoven: all, isCut: all });
  const cut: FieldCut = {
    lines: (lists) => lists.flatMap((line) => cutLine(line, polygon)),
    rings: (rings) => rings.map((ring) => cutRing(ring, polygon)).filter((ring) => ring.length > 2),
  };
  const isGone = ({ centre }: Tile) => options.isBroken && Math.hypot(...sub(centre, origin)) < 1;
  const decagons = tiles.filter((tile) => tile.kind === "decagon" && !isGone(tile));
  const [cores, outlines, hatch] = [
    cut.lines(bands.cores),
    cut.lines(bands.outlines),
    cut.lines(bands.hatch),
  ];
  return starsOf(decagons, s, rotation, cut) + strapsOf({ cores, corners: [], outlines, hatch }, width);
}

/** The parts of a line inside a polygon. */
export function cutLine(line: readonly Point[], polygon: readonly Point[]): Point[][] {
  const out: Point[][] = [];
  let current: Point[] = [];
  line.slice(1).forEach((q, k) => {
    const p = line[k] ?? q;
    const stops = edges(polygon)
      .map(([a, b]) => meet(p, sub(q, p), a, sub(b, a)))
      .flatMap((hit) => (hit && hit.t > 0 && hit.t < 1 && hit.u >= 0 && hit.u <= 1 ? [hit.t] : []))
      .sort((a, b) => a - b);
    const shares = [0, ...stops, 1];
    shares.slice(1).forEach((to, j) => {
      const from = shares[j] ?? 0;
      if (!inside(along(p, q, (from + to) / 2), polygon)) return;
      const [start, end] = [along(p, q, from), along(p, q, to)];
      const last = current.at(-1);
      if (last && Math.hypot(...sub(last, start)) < 1e-6) current.push(end);
      else {
        if (current.length > 1) out.push(current);
        current = [start, end];
      }
    });
  });
  if (current.length > 1) out.push(current);
  return out;
}

/** A ring cut to a convex polygon (Sutherland and Hodgman). */
export function cutRing(ring: readonly Point[], convex: readonly Point[]): Point[] {
  const way = Math.sign(area(convex));
  return edges(convex).reduce<Point[]>(
    (rest, [a, b]: Segment) => {
      const side = (p: Point) => way * cross(sub(b, a), sub(p, a));
      return edges(rest).flatMap(([p, q]) => {
        const kept = side(p) >= 0 ? [p] : [];
        if (side(p) >= 0 === side(q) >= 0) return kept;
        return [...kept, along(p, q, side(p) / (side(p) - side(q)))];
      });
    },
    [...ring],
  );
}
