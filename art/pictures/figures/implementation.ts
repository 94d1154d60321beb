import { fill } from "../../../content/fill.ts";
import { type Point, times } from "../../engine/plane.ts";
import { level, upright } from "../../engine/shapes.ts";
import * as chart from "./figure.ts";

const { label } = chart;
/** Strokes of SAR 10,000, step by step; the first is what the ledger books. */
const STEPS = [64, 6, 5, 3, 2];
const STROKE = 10_000;
const [BOOKED = 0] = STEPS;
const ALL = STEPS.reduce((sum, count) => sum + count, 0);
const counts = { steps: STEPS.length, booked: BOOKED, hidden: ALL - BOOKED, all: ALL };
/** Number of strokes before each step. */
const before = (step: number) => STEPS.slice(0, step).reduce((sum, count) => sum + count, 0);
/** Writes the sum of strokes into a label. */
const money = (words: string, strokes: number) =>
  fill(words, { sar: new Intl.NumberFormat("en-GB").format(strokes * STROKE) });

type Words = Parameters<chart.Draw<"implementation">>[1];
const names = (words: Words) => [words.booked, words.fees, words.couriers, words.support, words.review];

/** Strokes on a line of the phone's rows, the distance from line to line and from row to row, and their height, px. */
const ROWS = { across: 20, line: 13, gap: 13, tall: 9, top: 8 };
const lineOf = (stroke: number) => Math.floor(stroke / ROWS.across);

/**
 * On a phone the staircase lies on its side, a row a step, so that each step keeps its name. Eighty strokes side by
 * side would blur there: they run on lines of twenty, and a step goes on in the column where the last one stopped.
 */
const drawRows: chart.Draw<"implementation"> = ({ width, height }, words) => {
  const [left, right] = [74, width - 24];
  const pitch = (right - left) / ROWS.across;
  const rows = [...STEPS.map((count, k) => ({ from: before(k), count })), { from: 0, count: ALL }];
  const linesOf = ({ from, count }: { from: number; count: number }) =>
    lineOf(from + count - 1) - lineOf(from) + 1;
  const y = (k: number) =>
    rows.slice(0, k).reduce((sum, row) => sum + linesOf(row) * ROWS.line + ROWS.gap, ROWS.top);
  const marks = rows.map(({ from, count }, k) =>
    times(count, (n) => {
      const top = y(k) + (lineOf(from + n) - lineOf(from)) * ROWS.line;
      return upright(left + (((from + n) % ROWS.across) + 0.5) * pitch, top, top + ROWS.tall);
    }),
  );
  const [first = [], ...rest] = marks.slice(0, -1);
  const total = marks.at(-1) ?? [];
  const foot = (k: number) => y(k + 1) - ROWS.gap - ROWS.line + ROWS.tall;
  const middle = (k: number) => (y(k) + foot(k)) / 2;
  const end = (k: number) => left + ((before(k + 1) - 1) % ROWS.across) * pitch + pitch;
  const caption = (k: number, name: string, count: number, x: number, colour = chart.QUIET_TEXT) =>
    label([left - 10, middle(k) + 4.5], name, { anchor: "end", colour }) +
    label([x + 6, middle(k) + 4.5], count, { colour });
  const last = STEPS.length;
  return {
    base: chart.plain([...first, ...total.slice(0, BOOKED)], 2),
    fraud: chart.warm([...rest.flat(), ...total.slice(BOOKED)], 2.4),
    checked:
      chart.checkedLine(
        STEPS.map((_, k) => upright(end(k), foot(k), y(k + 1))),
        1,
      ) + chart.joints([[end(0), y(last) + lineOf(BOOKED) * ROWS.line + ROWS.tall / 2]], 3.8),
    labels: [
      ...names(words).map((name, k) =>
        caption(k, name, STEPS[k] ?? 0, k ? end(k) : right, k ? chart.WARM_TEXT : undefined),
      ),
      caption(last, words.all, ALL, right),
      label([left, height - 8], money(words.moneyMore, ALL), { colour: chart.WARM_TEXT }),
    ].join(""),
    counts,
  };
};

const drawStairs: chart.Draw<"implementation"> = ({ width, height, format }, words) => {
  const { left, column, gap, beside, bar, space } =
    format === "wide"
      ? { left: 0, column: 104, gap: 20, beside: 774, bar: 150, space: 70 }
      : { left: 0, column: 72, gap: 12, beside: 472, bar: 104, space: 40 };
  const base = height - 48;
  // Whole pixels, so that every stroke is as sharp as the next.
  const pitch = 3;
  const top = base - ALL * pitch;
  const y = (n: number) => base - (n + 0.5) * pitch;
  const x = (k: number) => left + k * (column + gap);
  const costX = beside + bar + space;
  const steps = STEPS.map((count, k) => times(count, (n) => level(y(before(k) + n), x(k), x(k) + column)));
  const [first = [], ...rest] = steps;
  const bars = (from: number, count: number, at: number) =>
    times(count, (n) => level(y(from + n), at, at + bar));
  const risers = STEPS.map((_, k) => {
    const last = k === STEPS.length - 1;
    return level(base - before(k + 1) * pitch, x(k) + column, last ? costX : x(k + 1));
  });
  const foot = (at: number, name: string, reading: string | number, colour?: string) =>
    label([at, base + 22], name, { anchor: "middle" }) +
    label([at, base + 42], reading, { anchor: "middle", ...(colour ? { colour } : {}) });
  return {
    base:
      chart.plain([level(base + 4, 0, width)], 1) +
      chart.plain([...first, ...bars(0, BOOKED, beside), ...bars(0, BOOKED, costX)], 1.4),
    fraud: chart.warm([...rest.flat(), ...bars(BOOKED, ALL - BOOKED, costX)], 2),
    checked: chart.plain(risers, 1) + chart.joints([[costX + bar / 2, base - BOOKED * pitch] as Point]),
    labels: [
      ...names(words).map((name, k) =>
        foot(x(k) + column / 2, name, STEPS[k] ?? 0, k ? chart.WARM_TEXT : undefined),
      ),
      foot(beside + bar / 2, words.ledger, money(words.money, BOOKED)),
      foot(costX + bar / 2, words.cost, money(words.money, ALL)),
      label([costX + bar, top - 14], words.more, { anchor: "end", colour: chart.WARM_TEXT }),
    ].join(""),
    counts,
  };
};

/** The costs step by step, and the true cost beside the booked one. */
export const implementation = chart.figure({ id: "implementation", phoneHeight: 258 }, (size, words) =>
  size.phone ? drawRows(size, words) : drawStairs(size, words),
);
