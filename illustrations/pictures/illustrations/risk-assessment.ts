import { type Point, times } from "../../engine/plane.ts";
import { box, level, lozenge, upright } from "../../engine/shapes.ts";
import { area, closed, hair, open, warm } from "./pens.ts";

/** Lozenges pass a gate on seven lanes. On one lane they crowd before the gate. */
export function riskAssessment(): string {
  const [left, right] = [136, 144];
  const lane = (k: number) => 17 + 19 * k;
  const ODD = 3;
  const y = lane(ODD);
  const starts = [18, 34, 25, 0, 40, 21, 33];
  const spacing = 29;
  const passing = starts.flatMap((start, k) =>
    k === ODD
      ? []
      : times(7, (j): Point => [start + spacing * j, lane(k)]).filter(
          ([x]) => x < 192 && (x < left - 6 || x > right + 6),
        ),
  );
  const crowd: Point[] = [];
  for (let [x, gap] = [left - 7, 5.2]; x > 18; x -= gap, gap *= 1.16) crowd.push([x, y]);
  const posts = (from: number, to: number) => [left, right].map((x) => upright(x, from, to));
  const full = starts.flatMap((_, k) => (k === ODD ? [] : [level(lane(k), 12, 196)]));
  return (
    hair([...full, level(y, 12, left)]) +
    hair([level(y, right, 196)], "2.5 3") +
    closed(
      passing.map((p) => lozenge(p, 3.9)),
      "paper",
    ) +
    area([box(left, 6, right - left, 136)], "paper") +
    open([...posts(6, y - 11), ...posts(y + 11, 142)]) +
    closed([box(left, y - 11, right - left, 22)], "acc-t", "acc", 1.5) +
    warm(
      closed(
        crowd.toReversed().map((p) => lozenge(p, 4.7)),
        "ember-m",
        "ember",
        1.1,
      ),
    )
  );
}
