import { decagonStar } from "../../engine/paths.ts";
import type { Point } from "../../engine/plane.ts";
import { level } from "../../engine/shapes.ts";
import { closed, hair, open, warm } from "./pens.ts";

/** Nine strap columns on a ruled sheet with a joint line above; one is warm. */
export function kycVerification(): string {
  const BASE = 128;
  const heights = [28, 41, 35, 54, 46, 68, 60, 78, 90];
  const ODD = 5;
  const x = (k: number) => 22 + 18.5 * k;
  const column = (k: number, inset: number): Point[] => {
    const top = BASE - (heights[k] ?? 0) + inset;
    return [
      [x(k) + inset, BASE],
      [x(k) + inset, top],
      [x(k) + 10 - inset, top],
      [x(k) + 10 - inset, BASE],
    ];
  };
  const sound = heights.map((_, k) => k).filter((k) => k !== ODD);
  const joints = heights.map((h, k): Point => [x(k) + 5, BASE - h - 12]);
  const rules = [1, 2, 3, 4].map((k) => level(BASE - 25 * k, 12, 196));
  const last = joints.at(-1) ?? [0, 0];
  return (
    hair(rules) +
    closed(
      sound.map((k) => column(k, 0)),
      "sand",
    ) +
    hair(sound.map((k) => column(k, 2.8))) +
    open([level(BASE, 12, 196)]) +
    open([joints], "acc", 1.5) +
    closed([decagonStar(...last, 7, -90)], "paper") +
    warm(closed([column(ODD, 0)], "ember-t", "ember", 1.5), open([column(ODD, 2.8)], "ember", 0.6))
  );
}
