/** A point or a vector of the picture plane; x runs right, y runs down. */
export type Point = readonly [x: number, y: number];
export type Segment = readonly [from: Point, to: Point];

/** Calls `make` for 0, 1, 2 and so on, `count` times. */
export const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, k) => make(k));

export const rad = (degrees: number): number => (degrees * Math.PI) / 180;
export const add = (a: Point, b: Point): Point => [a[0] + b[0], a[1] + b[1]];
export const sub = (a: Point, b: Point): Point => [a[0] - b[0], a[1] - b[1]];
export const scale = (a: Point, k: number): Point => [a[0] * k, a[1] * k];
export const dot = (a: Point, b: Point): number => a[0] * b[0] + a[1] * b[1];
export const cross = (a: Point, b: Point): number => a[0] * b[1] - a[1] * b[0];
export const distance = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1]);
export const middle = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
/** The point a share `t` of the way from `a` to `b`. */
export const along = (a: Point, b: Point, t: number): Point => [
  a[0] + (b[0] - a[0]) * t,
  a[1] + (b[1] - a[1]) * t,
];
/** A vector of length 1 in the direction of `a`. */
export const unit = (a: Point): Point => scale(a, 1 / Math.hypot(a[0], a[1]));
/** A quarter turn: the left-hand normal on a screen whose y runs down. */
export const normal = (a: Point): Point => [a[1], -a[0]];

/** The point at `radius` from `centre` in a direction in degrees, clockwise on screen from the right. */
export function polar(centre: Point, radius: number, degrees: number): Point {
  return [centre[0] + radius * Math.cos(rad(degrees)), centre[1] + radius * Math.sin(rad(degrees))];
}

/** `a` turned about the origin, in degrees, clockwise on screen. */
export function turn(a: Point, degrees: number): Point {
  const c = Math.cos(rad(degrees));
  const s = Math.sin(rad(degrees));
  return [a[0] * c - a[1] * s, a[0] * s + a[1] * c];
}

/** Intersects two lines: shares `t` along (p, r) and `u` along (q, s); undefined for parallels. */
export function meet(p: Point, r: Point, q: Point, s: Point): { t: number; u: number } | undefined {
  const d = cross(r, s);
  if (Math.abs(d) < 1e-9) return undefined;
  const pq = sub(q, p);
  return { t: cross(pq, s) / d, u: cross(pq, r) / d };
}

/** A line without ends: a point on it, and its direction as a vector of length 1. */
export type Line = readonly [through: Point, direction: Point];

/** The line through two points, moved to its left by `by`. */
export function shifted(a: Point, b: Point, by = 0): Line {
  const d = unit(sub(b, a));
  return [add(a, scale(normal(d), by)), d];
}

/** The point where two lines cross; for parallels the point that the first is given by. */
export function crossing([p, d]: Line, [q, e]: Line): Point {
  const hit = meet(p, d, q, e);
  return hit ? add(p, scale(d, hit.t)) : p;
}

export function edges(polygon: readonly Point[]): Segment[] {
  return polygon.map((p, k) => [p, polygon[(k + 1) % polygon.length] ?? p]);
}

/** Returns the points where the edges of two polygons cross. */
export const crossings = (a: readonly Point[], b: readonly Point[]): Point[] =>
  edges(a).flatMap(([from, to]) =>
    edges(b).flatMap(([p, q]) => {
      const hit = meet(from, sub(to, from), p, sub(q, p));
      const within = (share: number) => share >= 0 && share <= 1;
      return hit && within(hit.t) && within(hit.u) ? [along(from, to, hit.t)] : [];
    }),
  );

/** Signed area, positive for clockwise on screen (shoelace). */
export function area(polygon: readonly Point[]): number {
  return edges(polygon).reduce((sum, [a, b]) => sum + cross(a, b), 0) / 2;
}

/** Returns true if a point lies in a polygon, by even-odd ray casting; points on the edge may count either way. */
export function inside(p: Point, polygon: readonly Point[]): boolean {
  let odd = false;
  for (const [a, b] of edges(polygon)) {
    if (a[1] > p[1] !== b[1] > p[1] && p[0] < a[0] + ((p[1] - a[1]) / (b[1] - a[1])) * (b[0] - a[0]))
      odd = !odd;
  }
  return odd;
}

/** The mean of the corners; the centre of every tile used here. */
export const centroid = (polygon: readonly Point[]): Point => scale(polygon.reduce(add), 1 / polygon.length);
