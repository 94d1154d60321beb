import { expect, test } from "vitest";
import { cutLine, cutRing, fieldInside } from "./inside.ts";
import { area, type Point } from "./plane.ts";

const square: Point[] = [
  [0, 0],
  [10, 0],
  [10, 10],
  [0, 10],
];

test("a line that leaves the polygon and re-enters becomes two lines", () => {
  const line: Point[] = [
    [2, 5],
    [15, 5],
    [15, 8],
    [-5, 8],
  ];
  expect(cutLine(line, square)).toEqual([
    [
      [2, 5],
      [10, 5],
    ],
    [
      [10, 8],
      [0, 8],
    ],
  ]);
});

test("a ring keeps only its part inside", () => {
  const moved = square.map(([x, y]): Point => [x + 5, y + 5]);
  expect(Math.abs(area(cutRing(moved, square)))).toBeCloseTo(25, 9);
  expect(
    cutRing(
      square.map(([x, y]): Point => [x + 20, y]),
      square,
    ),
  ).toEqual([]);
});

test("a field inside a polygon has nothing outside it", () => {
  const polygon = square.map(([x, y]): Point => [x * 30, y * 20]);
  const corners = fieldInside(polygon, { s: 34, origin: [150, 100] }).matchAll(/[ML]([-.\d]+) ([-.\d]+)/g);
  const all = [...corners].map(([, x, y]) => [Number(x), Number(y)] as const);
  expect(all.length).toBeGreaterThan(4);
  for (const [x, y] of all) expect(x >= 0 && x <= 300 && y >= 0 && y <= 200).toBe(true);
});
