import { expect, test } from "vitest";
import { legsOf } from "../engine/straps.ts";
import { cellF, fillCrop } from "../engine/tiles.ts";
import { weave } from "../engine/weave.ts";
import { EDGE, WIDTH } from "./friezes.ts";

test("over and under repeat from unit to unit, so that units tile", () => {
  const crop = { x: 0, y: 0, width: 2 * WIDTH, height: 72 };
  const tiles = fillCrop({ cell: cellF, s: EDGE, origin: [0, 36], rotation: -18 }, crop);
  // The direction of the strap above, whichever way it is walked: its slope in whole degrees.
  const above = new Map<string, number>();
  for (const { at, visits } of weave(tiles.flatMap(legsOf)).crossings) {
    const [dx, dy] = (visits[0].over ? visits[0] : visits[1]).direction;
    const degrees = Math.round((Math.atan2(dy, dx) * 180) / Math.PI + 360) % 180;
    above.set(`${at[0].toFixed(1)} ${at[1].toFixed(1)}`, degrees);
  }
  let compared = 0;
  for (const [place, degrees] of above) {
    const [x, y] = place.split(" ").map(Number) as [number, number];
    const next = above.get(`${(x + WIDTH).toFixed(1)} ${y.toFixed(1)}`);
    // Beyond the picture, stray ends of straps may be solved on their own.
    if (next === undefined || y < 0 || y > 72) continue;
    compared += 1;
    expect(next).toBe(degrees);
  }
  expect(compared).toBeGreaterThan(50);
});
