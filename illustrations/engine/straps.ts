import { add, cross, dot, edges, meet, middle, type Point, scale, sub, turn, unit } from "./plane.ts";
import type { Tile } from "./tiles.ts";

/** Contact angle in degrees: at 54 adjacent lines cross at 72 on every midpoint and run straight on. */
export const CONTACT = 54;

/** A line of the pattern inside one tile, from one edge's midpoint to another's, bent at most once. */
export interface Leg {
  readonly tile: Tile;
  readonly points: readonly Point[];
  /** The edge each end stands on, as its two corners. */
  readonly ends: readonly [readonly [Point, Point], readonly [Point, Point]];
}

interface Ray {
  readonly edge: number;
  readonly from: Point;
  readonly direction: Point;
}

/**
 * Polygons in contact (Hankin's method): two rays leave each edge's midpoint at the contact angle; rays are paired
 * so that the total length is shortest, and two rays that face each other on one line make one line.
 */
export function legsOf(tile: Tile): Leg[] {
  const sides = edges(tile.ring);
  const rays = sides.flatMap(([a, b], edge): Ray[] => {
    const from = middle(a, b);
    const direction = unit(sub(b, a));
    // Tiles run counter-clockwise in the cell, so that a positive turn points inside; rotation keeps that.
    return [CONTACT, 180 - CONTACT].map((angle) => ({ edge, from, direction: turn(direction, angle) }));
  });
  const pairs = rays.flatMap((a, i) => rays.slice(i + 1).flatMap((b) => pairing(a, b)));
  pairs.sort((p, q) => p.length - q.length);
  const used = new Set<Ray>();
  const legs: Leg[] = [];
  for (const { a, b, points } of pairs) {
    if (used.has(a) || used.has(b)) continue;
    used.add(a).add(b);
    const [first, last] = [sides[a.edge], sides[b.edge]];
    if (first && last) legs.push({ tile, points, ends: [first, last] });
  }
  return legs;
}

function pairing(a: Ray, b: Ray): { a: Ray; b: Ray; points: Point[]; length: number }[] {
  if (a.edge === b.edge) return [];
  const between = sub(b.from, a.from);
  const tolerance = 1e-6 * Math.hypot(...between);
  if (Math.abs(cross(a.direction, b.direction)) < 1e-6) {
    const facing = dot(a.direction, between) > 0 && dot(a.direction, b.direction) < 0;
    if (!facing || Math.abs(cross(a.direction, between)) > tolerance) return [];
    return [{ a, b, points: [a.from, b.from], length: Math.hypot(...between) }];
  }
  const hit = meet(a.from, a.direction, b.from, b.direction);
  if (!hit || hit.t <= tolerance || hit.u <= tolerance) return [];
  const apex = add(a.from, scale(a.direction, hit.t));
  return [{ a, b, points: [a.from, apex, b.from], length: hit.t + hit.u }];
}
