import { decagonStar } from "../../engine/paths.ts";
import { type Point, times } from "../../engine/plane.ts";
import { dial } from "../../engine/shapes.ts";
import { area, closed, hairRing, open, rounds, warm } from "./pens.ts";

/** A grid of stars. The ring with ticks marks the one that is turned. */
export function training(): string {
  const at = (i: number, j: number): Point => [24 + 32 * i, 26 + 32 * j];
  const [COLUMN, ROW] = [3, 1];
  const r = 9.4;
  const all = times(24, (k) => [k % 6, Math.floor(k / 6)] as const);
  const found = at(COLUMN, ROW);
  const passed = ([i, j]: readonly [number, number]) => i < COLUMN || (i === COLUMN && j < ROW);
  const turned = ([i, j]: readonly [number, number]) => i === COLUMN && j === ROW;
  const stars = (list: (readonly [number, number])[]) =>
    list.map(([i, j]) => decagonStar(...at(i, j), r, -90));
  return (
    closed(stars(all.filter(passed)), "sand", "line", 1) +
    hairRing(stars(all.filter((cell) => !passed(cell) && !turned(cell)))) +
    rounds([found], 15.2, "paper", "acc", 1.6) +
    open(
      dial(found, 15.2, 40, (k) => (k % 10 === 0 ? 6 : 3)),
      "acc",
      0.8,
    ) +
    warm(
      closed([decagonStar(...found, r + 1, -81)], "ember-t", "ember", 1.4),
      area([decagonStar(...found, 3.6, -81)], "ember"),
    )
  );
}
