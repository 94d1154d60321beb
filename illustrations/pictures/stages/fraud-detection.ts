import { type Point, times } from "../../engine/plane.ts";
import { level, lozenge, upright } from "../../engine/shapes.ts";
import { area, hair, OVER, open, stage, warmLines } from "./stage.ts";

const THRESHOLD = 80;
const SCORE = 91;
/** Payments by score, and those of them that were fraud. */
const PAYMENTS = [9, 16, 21, 19, 15, 11, 8, 6, 5, 4, 3, 3, 2, 1, 1, 1, 1, 2, 2, 1];
const FRAUDS = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 1, 0, 1, 1, 2, 1];

/** A point of the score, the floor, from stroke to stroke, the top of the threshold and of the payment's hairline. */
const PLACES = {
  wide: { point: 13.2, floor: 876, pitch: 13, top: 96, from: 400, weight: 5 },
  phone: { point: 3.7, floor: 508, pitch: 11, top: 0, from: 236, weight: 3 },
} as const;

/** A histogram of 131 scores on the floor, the threshold, and one payment beyond it. */
export const fraudDetection = stage("fraud-detection", ({ format, width, height, isPhone }) => {
  const { point, floor, pitch, top, from, weight } = PLACES[format];
  const column = (100 / PAYMENTS.length) * point;
  const marks = PAYMENTS.map((count, k) =>
    times(count, (n) => level(floor - (n + 0.87) * pitch, (k + 0.09) * column, (k + 0.91) * column)),
  );
  // At the foot of their columns.
  const frauds = marks.flatMap((strokes, k) => strokes.slice(0, FRAUDS[k]));
  const genuine = marks.flatMap((strokes, k) => strokes.slice(FRAUDS[k]));
  const event: Point = [SCORE * point, floor - 1.37 * pitch];
  return {
    base: open(genuine, "line", isPhone ? 1.2 : 2) + hair([level(floor, -OVER, width + OVER)]),
    warm:
      warmLines(frauds, weight) +
      warmLines([upright(event[0], event[1], from)], 1.2) +
      area([lozenge(event, isPhone ? 4 : 6)], "ember"),
    checked: open([upright(THRESHOLD * point, top, height)], "accent", 2.2),
    number: SCORE,
    at: { b: THRESHOLD * point },
  };
});
