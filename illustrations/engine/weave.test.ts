import { expect, test } from "vitest";
import { bandsOf, OUTLINE } from "./bands.ts";
import { along, area, cross, distance, dot, inside, type Point, sub } from "./plane.ts";
import { legsOf } from "./straps.ts";
import { type Cell, cellF, cellH, fillCrop } from "./tiles.ts";
import { pointsOf, visitsByStrand, type Weave, weave } from "./weave.ts";

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

/** The largest gap between the ends of neighbouring steps, in px. */
function widestGap({ strands }: Weave): number {
  const gaps = strands.flatMap(({ steps, isLoop }) =>
    steps.flatMap((step, k) => {
      const next = steps[k + 1] ?? (isLoop ? steps[0] : undefined);
      const [a, b] = [pointsOf(step).at(-1), next && pointsOf(next)[0]];
      return a && b ? [distance(a, b)] : [];
    }),
  );
  return Math.max(0, ...gaps);
}

const wide = { x: 0, y: 0, width: 900, height: 600 };

test.each(cells)("in cell %s straps run on without a gap and alternate over and under", (_, cell) => {
  const legs = fillCrop({ cell, s: 60, origin: [200, 210], rotation: 18 }, wide).flatMap(legsOf);
  const woven = weave(legs);
  expect(widestGap(woven)).toBeLessThan(1e-9);
  expect(woven.strands.flatMap(({ steps }) => steps)).toHaveLength(legs.length);
  expect(woven.crossings.length).toBeGreaterThan(100);
  for (const { visits } of woven.crossings) expect(visits[0].isOver).not.toBe(visits[1].isOver);
  for (const [strand, order] of visitsByStrand(woven.crossings)) {
    for (const [k, visit] of order.slice(1).entries()) expect(visit.isOver).not.toBe(order[k]?.isOver);
    if (woven.strands[strand]?.isLoop && order.length > 2)
      expect(order[0]?.isOver).not.toBe(order.at(-1)?.isOver);
  }
});

test("an outline is hidden exactly where another strap covers it", () => {
  const crop = { x: 0, y: 0, width: 700, height: 500 };
  const woven = weave(
    fillCrop({ cell: cellH, s: 60, origin: [300, 210], rotation: 18 }, crop).flatMap(legsOf),
  );
  const always = () => true;
  const width = 8.1;
  const { outlines } = bandsOf(woven, width, { isDrawn: always, isWoven: always, isCut: always });
  const half = (width - OUTLINE) / 2;
  const centre = woven.crossings.filter(({ at: [x, y] }) => x > 50 && x < 650 && y > 50 && y < 450);
  expect(centre.length).toBeGreaterThan(50);
  for (const { at, visits } of centre) {
    const over = visits[0].isOver ? visits[0] : visits[1];
    const under = visits[0].isOver ? visits[1] : visits[0];
    let inBand = 0;
    let ends = 0;
    for (const line of outlines) {
      line.slice(1).forEach((q, k) => {
        const p = line[k] ?? q;
        const here = along(
          p,
          q,
          Math.min(1, Math.max(0, dot(sub(at, p), sub(q, p)) / dot(sub(q, p), sub(q, p)))),
        );
        if (distance(here, at) < half * 1.2 && Math.abs(cross(sub(here, at), over.direction)) < half - 0.01)
          inBand += 1;
      });
      for (const end of [line[0], line.at(-1)]) {
        if (!end || distance(end, at) > half * 2.2) continue;
        const across = Math.abs(Math.abs(cross(sub(end, at), over.direction)) - half) < 1e-6;
        const beside = Math.abs(Math.abs(cross(sub(end, at), under.direction)) - half) < 1e-6;
        if (across && beside) ends += 1;
      }
    }
    expect(inBand).toBe(0);
    expect(ends).toBe(4);
  }
});
