import { type Point, type Segment, times } from "../../engine/plane.ts";
import { level, upright } from "../../engine/shapes.ts";
import { OVER, open, rounds, stage, warmLines } from "./stage.ts";

/** Strokes of SAR 10,000, step by step; only the first step is booked as a loss. */
const STEPS = [64, 6, 5, 3, 2] as const;
const [BOOKED] = STEPS;
const ALL = STEPS.reduce<number>((sum, count) => sum + count, 0);

/**
 * `floor` is the level of the lowest step, `low` the places where the floor rises by a small step before the end of what is
 * booked, `rise` the height of the others; `end` is where the last stroke stands.
 */
const STAIRS = {
  wide: { pitch: 17, end: 1422, floor: 899, low: [480, 1072], rise: 152, tall: 148, weight: 2.2 },
  phone: { pitch: 4.6, end: 386, floor: 516, low: [], rise: 92, tall: 88, weight: 1.3 },
} as const;
/** Height of a small step, px. */
const LOW = 32;

/** The costs of a year as strokes on a staircase: booked losses at its foot, what was not booked above them. */
export const implementation = stage("implementation", ({ format, isPhone }) => {
  const { pitch, end, floor, low, rise, tall, weight } = STAIRS[format];
  const x = (stroke: number) => end - (ALL - 1 - stroke) * pitch;
  const before = (step: number) => STEPS.slice(0, step).reduce<number>((sum, count) => sum + count, 0);
  const top = floor - low.length * LOW;
  const foot = (at: number, step: number) =>
    step ? top - step * rise : floor - LOW * low.filter((from) => from < at).length;
  const steps = STEPS.map((count, step) =>
    times(count, (k): Segment => {
      const at = x(before(step) + k);
      return upright(at, foot(at, step) - tall, foot(at, step));
    }),
  );
  const starts = [-OVER, ...low, ...STEPS.slice(1).map((_, step) => x(before(step + 1)) - pitch / 2)];
  const stairs = starts.flatMap((from, k): Point[] => {
    const y = k > low.length ? top - (k - low.length) * rise : floor - k * LOW;
    return level(y, from, starts[k + 1] ?? OVER * 2).slice();
  });
  const [booked = [], ...hidden] = steps;
  return {
    base: open([stairs], "line", 1) + open(booked, "line", weight),
    warm: warmLines(hidden.flat(), weight * 1.6),
    checked: rounds([[x(BOOKED) - pitch / 2, top - rise]], isPhone ? 4 : 6, "paper", "accent", 1.6),
    number: (100 * (ALL - BOOKED)) / BOOKED,
    at: { a: low[0] ?? 0, b: low[1] ?? 0 },
  };
});
