import { decagon, decagonStar } from "../../engine/paths.ts";
import { type Point, polar, times } from "../../engine/plane.ts";
import { box, chords, upright } from "../../engine/shapes.ts";
import { closed, hair, open, warm } from "./pens.ts";

/** A tile between caliper jaws on a rule, a crack running through. */
export function fraudResilienceAssessment(): string {
  const tile: Point = [104, 90];
  const r = 46;
  const half = r * Math.cos(Math.PI / 10);
  const jaw = (side: 1 | -1): Point[] => {
    const at = (x: number, y: number): Point => [tile[0] + side * (half + x), y];
    return [at(0, 32), at(0, 112), at(9, 98), at(9, 32)];
  };
  const marks = times(41, (k) => {
    const x = 104 + (k - 20) * 4;
    return upright(x, 32, 32 - (k % 10 === 0 ? 9 : k % 5 === 0 ? 6.5 : 4));
  });
  const crack: Point[] = [
    polar(tile, half, -72),
    [112, 62],
    [119, 76],
    [103, 88],
    [110, 104],
    [95, 114],
    polar(tile, half, 108),
  ];
  return (
    closed([decagon(...tile, r, 18)], "paper") +
    closed([decagonStar(...tile, half)], "sand") +
    hair(chords(tile, half)) +
    closed([box(14, 16, 180, 16)], "paper") +
    hair(marks) +
    closed([jaw(-1), jaw(1)], "paper") +
    warm(open([crack], "ember", 1.8))
  );
}
