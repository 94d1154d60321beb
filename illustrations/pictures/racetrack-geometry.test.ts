import { expect, it } from "vitest";
import { add, distance, edges, meet, type Point, scale, sub, times } from "../engine/plane.ts";
import { bridge, loops, pointOn, START, type Track, track } from "./racetrack-geometry.ts";

const lap = track();
const turnBetween = (a: number, b: number) => Math.abs(((((b - a + 180) % 360) + 360) % 360) - 180);

it("ends where it starts", () => {
  expect(lap.pieces[0]?.from).toEqual(START);
  expect(lap.pieces.at(-1)?.to).toEqual(START);
});

it("has no gap and no kink between one piece and the next", () => {
  lap.pieces.forEach((piece, k) => {
    const next = lap.pieces[(k + 1) % lap.pieces.length];
    if (!next) throw new Error("no piece");
    expect(distance(pointOn(piece, 1).point, pointOn(next, 0).point)).toBeLessThan(1e-6);
    expect(turnBetween(pointOn(piece, 1).heading, pointOn(next, 0).heading)).toBeLessThan(1e-6);
  });
});

it("lays every straight on a multiple of 36 degrees", () => {
  const straights = lap.pieces.filter((piece) => !piece.arc);
  expect(straights).toHaveLength(9);
  for (const { from, to, heading, length } of straights) {
    const degrees = (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI;
    expect(length).toBeGreaterThan(20);
    expect(turnBetween(degrees, heading)).toBeLessThan(1e-6);
    expect(turnBetween(Math.round(degrees / 36) * 36, degrees)).toBeLessThan(1e-6);
  }
});

/** Counts the points where the lap crosses itself; neighbours that only touch do not count. */
function crossings({ pieces }: Track): Point[] {
  const ring = pieces.flatMap((piece) =>
    piece.arc ? times(24, (k) => pointOn(piece, k / 24).point) : [piece.from],
  );
  const all = edges(ring);
  return all.flatMap(([a, b], i) =>
    all.slice(i + 2).flatMap(([c, e]) => {
      const hit = meet(a, sub(b, a), c, sub(e, c));
      const within = (t: number) => t > 1e-6 && t < 1 - 1e-6;
      return hit && within(hit.t) && within(hit.u) ? [add(a, scale(sub(b, a), hit.t))] : [];
    }),
  );
}

it("crosses itself once, at the bridge", () => {
  const found = crossings(lap);
  expect(found).toHaveLength(1);
  expect(distance(found[0] ?? START, bridge())).toBeLessThan(1e-6);
});

it("meets its eight corners in order, and turns as much to the left as to the right", () => {
  expect(lap.corners).toHaveLength(8);
  expect(lap.corners.map(({ at }) => at)).toEqual(lap.corners.map(({ at }) => at).toSorted((a, b) => a - b));
  const turns = lap.corners.map(({ piece }) => piece.arc?.turn ?? 0);
  expect(Math.abs(turns.reduce((sum, turn) => sum + turn, 0))).toBeLessThan(1e-6);
});

it("measures its length piece by piece", () => {
  const walked = lap.pieces.reduce((sum, piece) => {
    const steps = Array.from({ length: 401 }, (_, k) => pointOn(piece, k / 400).point);
    return sum + steps.slice(1).reduce((part, p, k) => part + distance(p, steps[k] ?? p), 0);
  }, 0);
  expect(lap.length).toBeCloseTo(walked, 1);
});

it("gives both infields as convex rings", () => {
  for (const ring of loops(lap)) {
    const signs = ring.map((p, k) => {
      const q = ring[(k + 1) % ring.length] ?? p;
      const r = ring[(k + 2) % ring.length] ?? p;
      return (q[0] - p[0]) * (r[1] - q[1]) - (q[1] - p[1]) * (r[0] - q[0]);
    });
    const turning = signs.filter((sign) => Math.abs(sign) > 1e-6).map(Math.sign);
    expect(new Set(turning).size).toBe(1);
  }
});
