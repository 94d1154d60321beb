import { APOTHEM, CIRCUMRADIUS, decagon, decagonStar, seedStar } from "../../engine/paths.ts";
import { type Point, times } from "../../engine/plane.ts";
import { box, level, upright } from "../../engine/shapes.ts";
import { closed, OVER, open, rounds, stage, warmLines } from "./stage.ts";

const MONTHS = 9;
/** Months in which the night has no owner. */
const UNOWNED = 3;

/** First and last month of each piece of work, the stage of its pattern, and whether a decision of the client ends it. */
const WORKS = [
  { from: 0, to: 1.5, built: 0, decides: true },
  { from: 1, to: 3, built: 0, decides: true },
  { from: 2, to: 4.5, built: 1, decides: false },
  { from: 2.5, to: 5, built: 1, decides: true },
  { from: 3, to: 5, built: 2, decides: false },
  { from: 5, to: 7, built: 2, decides: false },
  { from: 7, to: 9, built: 3, decides: true },
] as const;

const PLAN = {
  wide: { top: 164, row: 47, bar: 38, months: [132, 500], gap: 142, ring: 10 },
  phone: { top: 34, row: 42, bar: 30, months: [8, 330], gap: 16, ring: 7.5 },
} as const;

/** Seven pieces of work over nine months, their pattern from plan to fabric; rings are the client's decisions. */
export const managedServices = stage("managed-services", ({ format, width, height, isPhone }) => {
  const { top, row, bar, months, gap, ring } = PLAN[format];
  const x = (month: number) => (month * width) / MONTHS;
  const y = (k: number) => top + k * row;
  const boxes = WORKS.map(({ from, to }, k) => box(x(from), y(k), x(to) - x(from), bar));
  const r = bar / 2;
  const s = r / APOTHEM;
  const tiles = WORKS.flatMap(({ from, to, built }, k) => {
    const count = Math.round((x(to) - x(from)) / bar);
    const step = (x(to) - x(from)) / count;
    return times(count, (n) => ({ built, at: [x(from) + (n + 0.5) * step, y(k) + r] as Point }));
  });
  const from = (least: number) => tiles.filter(({ built }) => built >= least).map(({ at }) => at);
  const planned = tiles.filter(({ built }) => built === 0).map(({ at }) => at);
  const decagons = from(1).map((at) => decagon(...at, CIRCUMRADIUS * s * 0.94, 18));
  const stars = from(2).map((at) => decagonStar(...at, r * 0.94));
  const seeds = from(3).map((at) => seedStar(...at, r * 1.6));
  const lines = times(MONTHS - 1, (month) => upright(x(month + 1), months[0], months[1]));
  const decisions = WORKS.flatMap(({ to, decides }, k): Point[] => (decides ? [[x(to) - r, y(k) + r]] : []));
  return {
    base:
      open(lines, "rule", 1) +
      closed(boxes, "raised", "line", 1.25) +
      rounds(planned, r - 2, "none", "field", 0.8) +
      closed(decagons, "none", "field", 0.8) +
      closed(stars, "sand", "line", 0.9) +
      closed(seeds, "paper", "line", 0.8) +
      open([upright(x(UNOWNED), gap - 10, isPhone ? months[1] : height + OVER)], "line", 1),
    warm: warmLines([level(gap, -OVER, x(UNOWNED))], 2.8),
    checked: rounds(decisions, ring, "paper", "accent", 3),
    number: MONTHS,
    at: { a: x(UNOWNED), b: x(WORKS[6].from) },
  };
});
