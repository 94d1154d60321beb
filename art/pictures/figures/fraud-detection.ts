import type { Format } from "../../engine/drawing.ts";
import { type Point, times } from "../../engine/plane.ts";
import { level, upright } from "../../engine/shapes.ts";
import * as chart from "./figure.ts";

const { label } = chart;
const LINE = 80;
/** Payments by score, and those of them that were fraud. */
const PAYMENTS = [9, 16, 21, 19, 15, 11, 8, 6, 5, 4, 3, 3, 2, 1, 1, 1, 1, 2, 2, 1];
const FRAUDS = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 1, 0, 1, 1, 2, 1];
/** Points of a column. */
const STEP = 100 / PAYMENTS.length;
/** Points of the four reasons of one event, which add up to its score. */
const POINTS = [38, 24, 17, 12];

/** Positions of the histogram and of the reasons beside or below it; `point` is the length of one reason. */
const PLACES: Record<
  Format,
  { left: number; right: number; base: number; side: Point; end: number; point: number }
> = {
  wide: { left: 0, right: 660, base: 300, side: [760, 92], end: 1144, point: 8.4 },
  middle: { left: 0, right: 390, base: 294, side: [470, 92], end: 720, point: 5 },
  phone: { left: 0, right: 284, base: 200, side: [0, 262], end: 300, point: 6.4 },
};

/** A histogram of scores with its frauds, the threshold, and the reasons of one event. */
export const fraudDetection = chart.figure(
  { id: "fraud-detection", phoneHeight: 470 },
  ({ format, phone, mirrored }, words) => {
    const { left, right, base, side, end, point } = PLACES[format];
    const column = (right - left) / PAYMENTS.length;
    const pitch = (base - 60) / Math.max(...PAYMENTS);
    const marks = PAYMENTS.map((count, k) =>
      times(count, (n) =>
        level(base - (n + 0.6) * pitch, left + (k + 0.1) * column, left + (k + 0.9) * column),
      ),
    );
    // At the foot of their columns.
    const frauds = marks.map((column, k) => column.slice(0, FRAUDS[k]));
    const genuine = marks.map((column, k) => column.slice(FRAUDS[k]));
    const total = marks.flat().length;
    const cut = LINE / STEP;
    const held = marks.slice(cut).flat().length;
    const lineX = left + cut * column;
    const score = POINTS.reduce((sum, points) => sum + points, 0);
    const eventX = left + (score / 100) * (right - left);
    const row = (k: number) => side[1] + 26 + k * 50;
    /** The bars begin where their names do; the points stand on the other side. */
    const [start, far] = mirrored ? [end, side[0]] : [side[0], end];
    const [near, other] = mirrored ? (["end", "start"] as const) : (["start", "end"] as const);
    const bar = (points: number, k: number) => {
      const tip = start + (mirrored ? -1 : 1) * points * point;
      return level(row(k), Math.min(start, tip), Math.max(start, tip));
    };
    const lead: Point[] = phone
      ? [
          [eventX, base + 4],
          [eventX, side[1] - 4],
          [side[0] + 222, side[1] - 4],
        ]
      : [
          [eventX, base - 2.4 * pitch],
          [eventX + 18, side[1] - 4],
          [side[0] - 12, side[1] - 4],
        ];
    /** The count and the outcome, on its side of the threshold. */
    const beside = (x: number, count: number, name: string, anchor: "start" | "end") =>
      [count, name].map((text, k) => label([x, 44 + k * 18], text, { anchor }));
    const reasons = [words.first, words.second, words.third, words.fourth];
    return {
      base: chart.plain([level(base, left, right)], 1) + chart.plain(genuine.flat(), 2),
      fraud: `<g>${chart.warm(frauds.flat(), 4)}${chart.warm([lead], 1)}</g>`,
      checked: chart.checkedLine([upright(lineX, 28, base + 6)]),
      labels: [
        label([left, base + 20], 0),
        label([phone ? end : right, base + 20], 100, { anchor: "end" }),
        label([left + (right - left) * 0.4, base + 20], words.axis, { anchor: "middle" }),
        label(side, words.event, { colour: chart.WARM_TEXT }),
        // With the names, because both begin at the other side in Arabic.
        chart.warm(POINTS.map(bar), 5),
        ...reasons.map((name, k) => label([start, row(k) + 20], name, { anchor: near })),
        ...POINTS.map((points, k) => label([far, row(k) + 5], points, { anchor: other })),
        label([lineX, 18], words.line, { anchor: "middle", colour: chart.CHECKED }),
        ...beside(lineX - 10, total - held, words.passed, "end"),
        ...beside(lineX + 10, held, words.stopped, "start"),
      ].join(""),
      counts: {
        total,
        stopped: held,
        frauds: frauds.flat().length,
        caught: frauds.slice(cut).flat().length,
        line: LINE,
        score,
        reasons: POINTS.length,
      },
    };
  },
);
