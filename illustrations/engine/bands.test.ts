import { expect, test } from "vitest";
import { bandsOf } from "./bands.ts";
import { along, cross, distance, dot, sub } from "./plane.ts";
import { legsOf } from "./straps.ts";
import { cellH, fillCrop } from "./tiles.ts";
import { weave } from "./weave.ts";

test("an outline is hidden exactly where another strap covers it", () => {
  const crop = { x: 0, y: 0, width: 700, height: 500 };
  const woven = weave(
    fillCrop({ cell: cellH, s: 60, origin: [300, 210], rotation: 18 }, crop).flatMap(legsOf),
  );
  const always = () => true;
  const strap = { width: 8.1, outline: 1.05 };
  const { outlines } = bandsOf(woven, strap, { drawn: always, woven: always, seam: always });
  const half = (strap.width - strap.outline) / 2;
  const centre = woven.crossings.filter(({ at: [x, y] }) => x > 50 && x < 650 && y > 50 && y < 450);
  expect(centre.length).toBeGreaterThan(50);
  for (const { at, visits } of centre) {
    const over = visits[0].over ? visits[0] : visits[1];
    const under = visits[0].over ? visits[1] : visits[0];
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
