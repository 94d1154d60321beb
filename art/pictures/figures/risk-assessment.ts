import type { Format } from "../../engine/drawing.ts";
import { type Point, times } from "../../engine/plane.ts";
import { level } from "../../engine/shapes.ts";
import * as chart from "./figure.ts";

const { label } = chart;
const LIMIT = 6;
/** Attempts a minute from 14:00 to 14:59. */
const ATTEMPTS = [
  1, 0, 2, 1, 1, 1, 0, 3, 1, 1, 1, 2, 1, 0, 4, 1, 0, 1, 2, 0, 1, 0, 3, 1, 0, 1, 1, 0, 2, 1, 3, 1, 0, 1, 2, 1,
  9, 13, 17, 19, 18, 16, 12, 10, 1, 3, 1, 0, 1, 2, 1, 0, 1, 0, 2, 1, 0, 1, 1, 0,
];
/** First minute, how many, and the minutes that are named. */
const WINDOWS: Record<Format, { first: number; count: number; named: readonly number[] }> = {
  wide: { first: 0, count: 60, named: [0, 10, 20, 30, 40, 50] },
  middle: { first: 0, count: 60, named: [0, 10, 20, 30, 40, 50] },
  phone: { first: 30, count: 16, named: [32, 36, 40, 44] },
};

/** Attempts a minute against a limit. */
export const riskAssessment = chart.figure(
  { id: "risk-assessment" },
  ({ width, height, format, phone }, words) => {
    const { first, count, named } = WINDOWS[format];
    const minutes = ATTEMPTS.slice(first, first + count);
    const [left, right, base] = [26, width - (phone ? 6 : 14), height - 32];
    const column = (right - left) / count;
    const pitch = (base - 34) / 21;
    const y = (attempts: number) => base - attempts * pitch;
    const x = (minute: number) => left + (minute - first + 0.5) * column;
    const marks = minutes.flatMap((attempts, k) =>
      times(attempts, (n): { at: Point; over: boolean } => ({
        at: [x(first + k), y(n + 0.6)],
        over: n >= LIMIT,
      })),
    );
    const strokes = (over: boolean) =>
      marks
        .filter((mark) => mark.over === over)
        .map(({ at: [cx, cy] }) => level(cy, cx - column * 0.35, cx + column * 0.35));
    const breaking = minutes.flatMap((attempts, k) => (attempts > LIMIT ? [first + k] : []));
    const beside = x(Math.min(...breaking)) - column;
    const stopped = strokes(true);
    return {
      base:
        chart.quiet(
          [5, 10, 15, 20].map((attempts) => level(y(attempts), left, right)),
          0.6,
        ) +
        chart.plain([level(base, left, right)], 1) +
        chart.plain(strokes(false), 2),
      fraud: chart.warm(stopped, 2.4),
      checked:
        chart.checkedLine([level(y(LIMIT), left - 6, right + (phone ? 0 : 14))]) +
        chart.joints(
          breaking.map((minute): Point => [x(minute), y(LIMIT)]),
          format === "wide" ? 4.4 : 3.8,
        ),
      labels: [
        label([0, 16], words.axis),
        ...[0, 5, 10, 15, 20].map((attempts) =>
          label([left - 9, y(attempts) + 4], attempts, { anchor: "end" }),
        ),
        ...named.map((minute) =>
          label([x(minute), height - 10], `14:${String(minute).padStart(2, "0")}`, { anchor: "middle" }),
        ),
        label([left, y(LIMIT) - 8], phone ? words.limitShort : words.limit, { colour: chart.CHECKED }),
        ...(phone
          ? [words.stoppedShort, words.stoppedEnd].map((text, k) =>
              label([left + 4, y(13.4) + k * 17], text, { colour: chart.WARM_TEXT }),
            )
          : [
              label([beside, y(17.9)], words.stopped, { anchor: "end", colour: chart.WARM_TEXT }),
              label([beside, y(17.9) + 19], words.window, { anchor: "end" }),
            ]),
      ].join(""),
      counts: { total: marks.length, stopped: stopped.length, minutes: breaking.length, limit: LIMIT },
    };
  },
);
