import { expect, test } from "vitest";
import { area, cross, inside, type Point } from "./plane.ts";
import { type Cell, cellF, cellH, fillCrop } from "./tiles.ts";

const crop = { x: 0, y: 0, width: 400, height: 300 };
const cells: [string, Cell][] = [
  ["H", cellH],
  ["F", cellF],
];

test.each(cells)("the tiles of cell %s have the area of the cell", (_, cell) => {
  const at = { x: -0.1, y: -0.1, width: 0.2, height: 0.2 };
  const tiles = fillCrop({ cell, s: 1, origin: [0, 0], rotation: 0 }, at, 9).filter(
    ({ cell: [i, j] }) => i === 0 && j === 0,
  );
  expect(tiles).toHaveLength(cell.tiles.length);
  const sum = tiles.reduce((total, { ring }) => total + Math.abs(area(ring)), 0);
  expect(sum).toBeCloseTo(Math.abs(cross(...cell.lattice)), 9);
});

test.each(cells)("every point of a crop lies in exactly one tile of cell %s", (_, cell) => {
  const tiles = fillCrop({ cell, s: 31, origin: [123.4, 56.7], rotation: 18 }, crop);
  for (let k = 0; k < 2000; k += 1) {
    // Two irrational steps spread the points evenly and never on an edge's corner.
    const p: Point = [(k * 0.7548776662 * 400) % 400, (k * 0.569840291 * 300) % 300];
    expect(tiles.filter(({ ring }) => inside(p, ring))).toHaveLength(1);
  }
});

test("all edges have the length asked for", () => {
  const tiles = fillCrop({ cell: cellH, s: 31, origin: [0, 0], rotation: 18 }, crop);
  for (const { ring } of tiles) {
    ring.forEach((p, k) => {
      const q = ring[(k + 1) % ring.length] ?? p;
      expect(Math.hypot(p[0] - q[0], p[1] - q[1])).toBeCloseTo(31, 9);
    });
  }
});
