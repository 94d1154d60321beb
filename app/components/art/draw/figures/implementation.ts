import * as chart from "../../charts/figure.ts";
import { each } from "../../charts/random.ts";
import type { Point } from "../../engine/plane.ts";

const { label, level } = chart;
/** Strokes of SAR 10,000, step by step; the first is what the ledger books. */
const STEPS = [64, 6, 5, 3, 2];
const STROKE = 10_000;
const [BOOKED = 0] = STEPS;
const ALL = STEPS.reduce((sum, count) => sum + count, 0);
const counts = { steps: STEPS.length, booked: BOOKED, hidden: ALL - BOOKED, all: ALL };
/** How many strokes stand before a step. */
const before = (step: number) => STEPS.slice(0, step).reduce((sum, count) => sum + count, 0);
const money = (strokes: number) => `SAR ${new Intl.NumberFormat("en-GB").format(strokes * STROKE)}`;

type Words = Parameters<chart.Draw<"implementation">>[1];
const names = (words: Words) => [words.booked, words.fees, words.couriers, words.support, words.review];

/** On a phone the staircase lies on its side, a row a step, so that each step keeps its name. */
const drawRows: chart.Draw<"implementation"> = ({ width, height }, words) => {
  const [left, right] = [76, width - 30];
  const pitch = (right - left) / ALL;
  const row = (height - 36) / (STEPS.length + 1);
  const y = (k: number) => 10 + k * row;
  const marks = (k: number, from: number, count: number) =>
    each(count, (n) => chart.upright(left + (from + n + 0.5) * pitch, y(k), y(k) + row * 0.6));
  const rows = STEPS.map((count, k) => marks(k, before(k), count));
  const [first = [], ...rest] = rows;
  const total = marks(STEPS.length, 0, ALL);
  const caption = (k: number, name: string, count: number, x: number, colour = chart.QUIET_TEXT) =>
    label([left - 10, y(k) + row * 0.3 + 5], name, { anchor: "end", colour }) +
    label([x + 6, y(k) + row * 0.3 + 5], count, { colour });
  return {
    base: chart.plain([...first, ...total.slice(0, BOOKED)], 1.4),
    fraud: chart.warm([...rest.flat(), ...total.slice(BOOKED)], 1.8),
    checked:
      chart.checkedLine(
        each(STEPS.length, (k) => {
          const x = left + before(k + 1) * pitch;
          return chart.upright(x, y(k) + row * 0.6, y(k + 1));
        }),
        1,
      ) + chart.joints([[left + BOOKED * pitch, y(STEPS.length) + row * 0.3]], 3.8),
    labels: [
      ...names(words).map((name, k) =>
        caption(k, name, STEPS[k] ?? 0, left + before(k + 1) * pitch, k ? chart.WARM_TEXT : undefined),
      ),
      caption(STEPS.length, words.all, ALL, right),
      label([left, height - 8], `${money(ALL)}, ${words.more}`, { colour: chart.WARM_TEXT }),
    ].join(""),
    counts,
  };
};

const drawStairs: chart.Draw<"implementation"> = ({ width, height, format }, words) => {
  const { left, column, gap, beside, bar, space } =
    format === "wide"
      ? { left: 8, column: 104, gap: 20, beside: 730, bar: 150, space: 70 }
      : { left: 4, column: 72, gap: 12, beside: 452, bar: 104, space: 40 };
  const [top, base] = [34, height - 48];
  const pitch = (base - top) / ALL;
  const y = (n: number) => base - (n + 0.5) * pitch;
  const x = (k: number) => left + k * (column + gap);
  const costX = beside + bar + space;
  const steps = STEPS.map((count, k) => each(count, (n) => level(y(before(k) + n), x(k), x(k) + column)));
  const [first = [], ...rest] = steps;
  const bars = (from: number, count: number, at: number) =>
    each(count, (n) => level(y(from + n), at, at + bar));
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
      foot(beside + bar / 2, words.ledger, money(BOOKED)),
      foot(costX + bar / 2, words.cost, money(ALL)),
      label([costX + bar, top - 14], words.more, { anchor: "end", colour: chart.WARM_TEXT }),
    ].join(""),
    counts,
  };
};

/** Impact: the staircase of cost, and the true cost beside the ledger's. */
export const staircase = () =>
  chart.figure(
    "implementation",
    (size, words) => (size.phone ? drawRows(size, words) : drawStairs(size, words)),
    290,
  );
