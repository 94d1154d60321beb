import { ERROR, loneTile } from "../../engine/broken.ts";
import { fieldInside } from "../../engine/inside.ts";
import { APOTHEM, CIRCUMRADIUS } from "../../engine/paths.ts";
import { type Point, times } from "../../engine/plane.ts";
import { box, level } from "../../engine/shapes.ts";
import { closed, head, joint, lanes, open } from "./head.ts";

/**
 * `rise` is the length of the joint line above the columns; `heights` are in whole stars, so that every column ends at a
 * tile. The rules end at both sides inside the wide sheet, and run across the others: time is never mirrored.
 */
const SHEETS = {
  wide: {
    s: 17,
    first: 132,
    gap: 72,
    base: 560,
    start: 69,
    end: 736,
    rules: 5,
    rise: 52,
    check: 32,
    heights: [2, 3, 2, 1, 3, 2, 3, 7, 4],
    odd: 7,
  },
  middle: {
    s: 15,
    first: 516,
    gap: 62,
    base: 320,
    start: -2,
    end: 1102,
    rules: 4,
    rise: 34,
    check: 26,
    heights: [1, 2, 1, 1, 2, 1, 2, 4, 3],
    odd: 7,
  },
  phone: {
    s: 13,
    first: 41,
    gap: 51.3,
    base: 210,
    start: -2,
    end: 392,
    rules: 3,
    rise: 28,
    check: 19,
    heights: [1, 2, 1, 2, 1, 3, 2],
    odd: 5,
  },
} as const;

/** Strips of the pattern as columns on a ruled sheet, their joints on one line; one column is far above the rules. */
export const kycVerification = head("kyc-verification", (format) => {
  const { s, first, gap, base, start, end, rules, rise, check, heights, odd } = SHEETS[format];
  const star = 2 * APOTHEM * s;
  const half = CIRCUMRADIUS * s;
  const x = (k: number) => first + gap * k;
  const top = (k: number) => base - star * (heights[k] ?? 0);
  const column = (k: number) => box(x(k) - half, top(k), 2 * half, base - top(k));
  const sound = heights.map((_, k) => k).filter((k) => k !== odd);
  const joints = heights.map((_, k): Point => [x(k), top(k) - rise]);
  const found = joints[odd] ?? [0, 0];
  const last: Point = [x(odd), top(odd) + 0.55 * star];
  const inset: Point[] = [
    [x(odd) - half + 7, base],
    [x(odd) - half + 7, last[1]],
    [x(odd) + half - 7, last[1]],
    [x(odd) + half - 7, base],
  ];
  return {
    lanes: lanes(times(rules, (k) => level(base - star * k, start + (k % 3) * 9, end))),
    field:
      sound
        .map((k) => fieldInside(column(k), { s, origin: [x(k), base - star / 2], rotation: 72 }))
        .join("") +
      closed(sound.map(column), "none", "line", 1.1) +
      open([level(base, start, end)], "line", 1.6),
    warm:
      closed([column(odd)], "ember-t", "ember", 1.5) +
      open([inset], "ember", 0.8) +
      loneTile({ centre: last, s: 0.92 * s, rotation: 72 }, ERROR, "warm"),
    ring: { centre: found, r: check, ticks: 40 },
    checked: open([joints], "acc", 1.8),
    joint: joints.map((p, k) => joint(p, k === odd ? 5 : 3.4, k !== odd)).join(""),
  };
});
