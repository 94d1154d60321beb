import { expect, test } from "vitest";
import { distance } from "./plane.ts";
import { legsOf } from "./straps.ts";
import { cellF, cellH, fillCrop } from "./tiles.ts";
import { pointsOf, visitsByStrand, type Weave, weave } from "./weave.ts";

/** The largest gap between the ends of neighbouring steps, in px. */
function widestGap({ strands }: Weave): number {
  const gaps = strands.flatMap(({ steps, closed }) =>
    steps.flatMap((step, k) => {
      const next = steps[k + 1] ?? (closed ? steps[0] : undefined);
      const [a, b] = [pointsOf(step).at(-1), next && pointsOf(next)[0]];
      return a && b ? [distance(a, b)] : [];
    }),
  );
  return Math.max(0, ...gaps);
}

const crop = { x: 0, y: 0, width: 900, height: 600 };

test.each([
  ["H", cellH],
  ["F", cellF],
])("in cell %s straps run on without a gap and alternate over and under", (_, cell) => {
  const legs = fillCrop({ cell, s: 60, origin: [200, 210], rotation: 18 }, crop).flatMap(legsOf);
  const woven = weave(legs);
  expect(widestGap(woven)).toBeLessThan(1e-9);
  expect(woven.strands.flatMap(({ steps }) => steps)).toHaveLength(legs.length);
  expect(woven.crossings.length).toBeGreaterThan(100);
  for (const { visits } of woven.crossings) expect(visits[0].over).not.toBe(visits[1].over);
  for (const [strand, order] of visitsByStrand(woven.crossings)) {
    for (const [k, visit] of order.slice(1).entries()) expect(visit.over).not.toBe(order[k]?.over);
    if (woven.strands[strand]?.closed && order.length > 2)
      expect(order[0]?.over).not.toBe(order.at(-1)?.over);
  }
});

test("a strap that crosses another an even number of times and closes is one loop", () => {
  const legs = fillCrop({ cell: cellF, s: 60, origin: [200, 210], rotation: -18 }, crop).flatMap(legsOf);
  for (const { steps, closed } of weave(legs).strands) {
    const [first, last] = [steps[0], steps.at(-1)];
    const [a, b] = [first && pointsOf(first)[0], last && pointsOf(last).at(-1)];
    const gap = a && b ? Math.hypot(a[0] - b[0], a[1] - b[1]) : 0;
    expect(gap < 1e-9).toBe(closed);
  }
});
