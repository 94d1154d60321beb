import { random } from "../../../content/random.ts";
import { fill, polygons } from "../../engine/paths.ts";
import { type Point, times } from "../../engine/plane.ts";
import { box, level, upright } from "../../engine/shapes.ts";
import * as chart from "./figure.ts";

const { label } = chart;
const WEEKS = 26;
/** The weeks below the range, from 0, and how far, in half heights of the range. */
const BELOW: Record<number, number> = { 11: 1.5, 12: 2.1, 13: 2.5, 14: 2.8, 15: 2.9, 16: 3, 17: 2.9 };
const TRIAL = { from: 14, to: 18 };

/** The detection rate of each week, in half heights of the approved range. */
function rates(): number[] {
  const next = random(47);
  return times(WEEKS, (week) => {
    const usual = (next() - 0.5) * 1.3;
    return BELOW[week] ? -BELOW[week] : usual;
  });
}

/** The detection rate of the model in half a year: it drifts, and a tested and approved version brings it back. */
export const model = chart.figure({ id: "model", page: "fraud-detection" }, (size, words) => {
  const { width, height, phone } = size;
  const [left, right, base] = [phone ? 6 : 20, width - (phone ? 6 : 20), height - 34];
  const middle = phone ? 84 : 104;
  const half = phone ? 26 : 34;
  const x = (week: number) => left + ((week + 0.5) * (right - left)) / WEEKS;
  const y = (rate: number) => middle - rate * half;
  const rate = rates();
  const line = rate.map((value, week): Point => [x(week), y(value)]);
  const below = rate.flatMap((value, week) => (value < -1 ? [week] : []));
  const first = below[0] ?? 0;
  const last = below.at(-1) ?? 0;
  const trialY = base - 22;
  const edges = [y(1), y(-1)].map((edge) => level(edge, left, right));
  return {
    base:
      fill(polygons([box(left, y(1), right - left, y(-1) - y(1))]), "var(--sand)") +
      chart.quiet(edges, 0.6) +
      chart.plain([line.slice(0, first), line.slice(last + 1)], 1.6) +
      chart.plain([level(base, left, right)], 0.8),
    fraud: chart.warm([line.slice(first - 1, last + 2)], 2.4),
    checked:
      chart.joints(
        below.flatMap((week) => line.slice(week, week + 1)),
        phone ? 3.4 : 4.4,
      ) +
      chart.checkedLine([
        level(trialY, x(TRIAL.from) - 4, x(TRIAL.to)),
        upright(x(TRIAL.to), y(1) - 12, base),
      ]),
    labels: [
      label([left, 16], words.range),
      label([x(first) - (phone ? 8 : 14), y(-2.4)], words.drift, {
        anchor: "end",
        colour: chart.WARM_TEXT,
      }),
      label([x(TRIAL.from) - 12, trialY + 4], words.trial, { anchor: "end", colour: chart.CHECKED }),
      label([phone ? right : x(TRIAL.to) + 8, phone ? y(1) - 18 : trialY + 4], words.live, {
        anchor: phone ? "end" : "start",
        colour: chart.CHECKED,
      }),
      label([left, height - 12], words.from),
      label([right, height - 12], words.to, { anchor: "end" }),
    ].join(""),
    counts: {
      weeks: WEEKS,
      below: below.length,
      first: first + 1,
      trial: TRIAL.to - TRIAL.from,
      live: TRIAL.to + 1,
    },
  };
});
