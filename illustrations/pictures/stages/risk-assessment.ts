import { times } from "../../engine/plane.ts";
import { level, upright } from "../../engine/shapes.ts";
import { hair, open, stage, warmLines } from "./stage.ts";

const LIMIT = 6;
/** Attempts a minute from 14:00 to 14:59. */
const ATTEMPTS = [
  1, 0, 2, 1, 1, 1, 0, 3, 1, 1, 1, 2, 1, 0, 4, 1, 0, 1, 2, 0, 1, 0, 3, 1, 0, 1, 1, 0, 2, 1, 3, 1, 0, 1, 2, 1,
  9, 13, 17, 19, 18, 16, 12, 10, 1, 3, 1, 0, 1, 2, 1, 0, 1, 0, 2, 1, 0, 1, 1, 0,
];

/** Attempts a minute, from top to bottom, grow from the end edge; eight minutes break through the limit. */
export const riskAssessment = stage("risk-assessment", ({ width, height, isPhone }) => {
  const [attempt, minute, top] = isPhone ? [17.5, 8, 26] : [64, 13, 104];
  const strokes = ATTEMPTS.flatMap((attempts, k) =>
    times(attempts, (n) => {
      const start = width - n * attempt;
      return { isStopped: n >= LIMIT, line: level(top + (k + 0.5) * minute, start - attempt * 0.86, start) };
    }),
  );
  const linesOf = (isStopped: boolean) =>
    strokes.filter((line) => line.isStopped === isStopped).map(({ line }) => line);
  const limit = width - LIMIT * attempt;
  return {
    base: open(linesOf(false), "line", isPhone ? 1.4 : 2) + hair([upright(width, 0, height)]),
    warm: warmLines(linesOf(true), isPhone ? 2.6 : 4.5),
    checked: open([upright(limit, isPhone ? 0 : 96, height)], "accent", 2.2),
    number: linesOf(true).length,
    at: { b: limit },
  };
});
