import type { Fate, Kind, Rule } from "../../../content/types/sandbox.ts";
import type { DayTotals, Outcome, Prices } from "./day-cost.ts";
import { isStopped, type Limits, LOOSEST } from "./limits.ts";
import type { Payment } from "./payments.ts";

/** The fates of the payments that a setting could stop. */
export const fates: readonly Fate[] = ["passed", "stopped", "missed", "caught"];

type Named = Exclude<Kind, "ordinary">;

/** The picture of each limit: its rows from the loosest to the strictest value, the ticks of its scale, and the groups it names. */
const views: Record<Rule, { rows: number; ticks: readonly number[]; named: readonly Named[] }> = {
  card: { rows: 18, ticks: [2, 5, 10, 15, 20], named: ["testing", "salary"] },
  device: { rows: 29, ticks: [1, 5, 10, 15, 20, 25, 30], named: ["promo", "mule", "shop", "family"] },
  sim: { rows: 72, ticks: [0, 12, 24, 36, 48, 60, 72], named: ["takeover", "traveller"] },
};
const SMALL_UNDER = 560;
const DAY_SECONDS = 86_400;
/** Width of an hour's name with the space after it, px. */
const HOUR_WIDTH = 52;
/** Width of the limit's name, half that of a group's, and half that of a mark, px. */
const LIMIT_WIDTH = 70;
const HALF_NAME = 50;
const HALF_MARK = 6;
/** SAR that one stroke of a cost row may stand for. */
const UNITS = [500, 1_000, 2_500, 5_000, 10_000, 25_000];
/** The longest cost row, as a multiple of all fraud; a row that costs more ends there, else the others would be too short to compare. */
const LONGEST = 2.5;
/** The parts of the cost, and the heights of their strokes as parts of a whole stroke. */
const parts = [
  { name: "fraud", sar: "missedSar", tall: 1 },
  { name: "good", sar: "goodCost", tall: 0.62 },
  { name: "reviews", sar: "reviewCost", tall: 0.3 },
] as const;

export const round = (value: number) => Math.round(value * 10) / 10;

/** Returns the hours to name under a picture of a day. */
function hoursIn(width: number) {
  const step = [3, 6, 12].find((hours) => (width * hours) / 24 >= HOUR_WIDTH) ?? 24;
  return Array.from({ length: 24 / step + 1 }, (_, k) => k * step);
}

export function layoutFor(width: number, view: Rule) {
  const isSmall = width < SMALL_UNDER;
  const [left, gap, costs, top, tall, band] = isSmall
    ? [24, 26, 108, 40, 236, 74]
    : [34, 44, Math.min(376, width * 0.32), 44, 330, 96];
  const { rows, ...scale } = views[view];
  const row = tall / rows;
  const costStart = width - costs;
  const right = costStart - gap;
  const floor = top + tall;
  /** Words in the picture have little room. */
  const isShort = costs < 310;
  /** Returns how many rows a value of the limit lies under the loosest, or back. */
  const flip = (value: number) => (view === "sim" ? value : LOOSEST[view] - value);
  return {
    ...scale,
    view,
    width,
    isSmall,
    isShort,
    left,
    right,
    costStart,
    /** Width of the longest cost row, which leaves room for its sum. */
    costWidth: costs - (isShort ? 56 : 100),
    /** The hours that are named, as far apart as their names need. */
    hours: hoursIn(right - left),
    top,
    row,
    rows,
    floor,
    bottom: floor + band,
    height: floor + band + 28,
    flip,
    yOf: (limit: number) => round(top + flip(limit) * row),
    /** The limit at a height in px. */
    limitAt: (y: number) => flip(Math.min(rows, Math.max(0, Math.round((y - top) / row)))),
    xOf: (seconds: number) => left + 4 + (seconds / DAY_SECONDS) * (right - left - 8),
  };
}

export type Layout = ReturnType<typeof layoutFor>;

export interface Mark {
  payment: Payment;
  x: number;
  y: number;
}

/** A slot beside a mark, in cells and in rows. */
interface Slot {
  side: number;
  line: number;
}

/**
 * Returns where each payment stands. Time runs to the right; above the floor is the measure of the rule, below it, for
 * payments that this rule cannot stop, the amount. Marks of a row that would overlap move apart, by 1.5 hours at most.
 */
export function marksOf(payments: readonly Payment[], layout: Layout): Mark[] {
  const { view, left, right, top, row, rows, floor, bottom, isSmall, flip, xOf } = layout;
  const cell = isSmall ? 4.6 : 6.2;
  const lines = row < 14 ? [0] : [-0.2, 0.2];
  /** Slots beside a mark, the nearest first. */
  const slots = Array.from({ length: (right - left) / 8 / cell }, (_, k) => (k % 2 ? k + 1 : -k) / 2).flatMap(
    (side) => lines.map((line): Slot => ({ side, line })),
  );
  const taken = new Set<string>();
  // Fraud keeps its place, and customers move aside.
  return [...payments]
    .sort((a, b) => Number(b.fraud) - Number(a.fraud))
    .map((payment) => {
      const { fraud, time, sar, sees } = payment;
      const x = xOf(time);
      const down = flip(sees[view]);
      if (down >= rows) {
        const worth = Math.log((sar + 2) / 4) / Math.log(2_250);
        // The words under the floor stay free of marks.
        return { payment, x: round(x), y: Math.round(bottom - 5 - worth * (bottom - floor - 26)) };
      }
      const nameOf = ({ side, line }: Slot) => `${down},${Math.round(x / cell) + side},${line}`;
      const isFree = (slot: Slot) => {
        const to = x + slot.side * cell;
        return !taken.has(nameOf(slot)) && to >= left && to <= right;
      };
      const slot = (!fraud && slots.find(isFree)) || { side: 0, line: 0 };
      for (const one of fraud ? slots.slice(0, 3 * lines.length) : [slot]) taken.add(nameOf(one));
      return { payment, x: round(x + slot.side * cell), y: round(top + (down + 0.5 + slot.line) * row) };
    });
}

export function fateOf(payment: Payment, limits: Limits): Fate {
  const stops = isStopped(payment, limits);
  if (payment.fraud) return stops ? "caught" : "missed";
  return stops ? "stopped" : "passed";
}

/** Returns a path of dashes at marks, row by row and each beside the one before: a page that carries it stays small. */
export function dashes(marks: readonly Mark[] = [], wide = 4): string {
  let path = "";
  let [end, row] = [0, -1];
  for (const { x, y } of [...marks].sort((a, b) => a.y - b.y || a.x - b.x)) {
    const start = Math.round(x - wide / 2);
    path += y === row ? `m${start - end} 0h${wide}` : `M${start} ${y}h${wide}`;
    [end, row] = [start + wide, y];
  }
  return path;
}

/** Returns the paths of the marks, by what becomes of them. */
export function pathsOf(marks: readonly Mark[], limits: Limits, { isSmall, row }: Layout) {
  const of = (fate: Fate) => marks.filter(({ payment }) => fateOf(payment, limits) === fate);
  const tall = Math.min(4.4, Math.max(3.4, row * 0.24));
  const r = isSmall ? 3.8 : 4.8;
  const lozenges = (some: readonly Mark[]) =>
    some.map(({ x, y }) => `M${x} ${round(y - r)}l${r} ${r} ${-r} ${r} ${-r} ${-r}z`).join("");
  return {
    passed: dashes(of("passed"), isSmall ? 4 : 5),
    stopped: of("stopped")
      .map(({ x, y }) => `M${x} ${round(y - tall)}v${2 * tall}`)
      .join(""),
    missed: lozenges(of("missed")),
    caught: lozenges(of("caught")),
  };
}

/** Returns the names of the groups in this view, each over its highest mark, where no other name stands. */
export function namesOf(marks: readonly Mark[], { named, left, right, floor }: Layout) {
  const names: { kind: Named; fraud: boolean; x: number; y: number }[] = [];
  for (const kind of named) {
    const [highest] = marks
      .filter(({ payment, y }) => payment.who === kind && y < floor)
      .sort((a, b) => a.y - b.y);
    if (!highest) continue;
    const x = Math.min(right - 50, Math.max(left + 50, highest.x));
    const y = highest.y - 10;
    if (names.every((other) => Math.abs(other.x - x) >= 108 || Math.abs(other.y - y) >= 16))
      names.push({ kind, fraud: highest.payment.fraud, x, y });
  }
  return names;
}

export type Names = ReturnType<typeof namesOf>;

/** Returns the position of the limit's name: over or under its line, where it covers the fewest names and marks. */
export function limitNameAt(y: number, marks: readonly Mark[], names: Names, { right, floor, xOf }: Layout) {
  const covers = (x: number, line: number, at: { x: number; y: number }, half: number) =>
    Math.abs(at.x - x - LIMIT_WIDTH / 2) < half + LIMIT_WIDTH / 2 && Math.abs(at.y - line) < 14;
  const covered = ({ x, y: line }: { x: number; y: number }) =>
    20 * names.filter((name) => covers(x, line, name, HALF_NAME)).length +
    marks.filter((mark) => covers(x, line - 4, mark, HALF_MARK)).length;
  const [best] = [round(xOf(4.5 * 3_600)), right - LIMIT_WIDTH]
    .flatMap((x) => [y - 6, y + 17].map((line) => ({ x, y: line })))
    .filter((position) => position.y < floor + 14)
    .sort((a, b) => covered(a) - covered(b));
  return best;
}

/** Returns upright strokes that stand at a height, from one number to another, `pitch` px apart. */
const strokes = (x: number, y: number, from: number, to: number, pitch: number, tall: number) =>
  to > from
    ? `M${round(x + 4 + from * pitch)} ${round(y)}v${-tall}${`m${pitch} ${tall}v${-tall}`.repeat(to - from - 1)}`
    : "";

/** Returns what the day costs at each place of the limit in hand, one row for each, and at the setting itself. */
export function costsOf(totals: DayTotals, settings: Limits & Prices, layout: Layout) {
  const { view, top, row, rows, costStart, costWidth, isSmall, flip, yOf } = layout;
  const outcomes = Array.from({ length: rows + 1 }, (_, down) =>
    totals.read({ ...settings, [view]: flip(down) }, settings),
  );
  const worst = Math.min(LONGEST * totals.sar, Math.max(totals.sar, ...outcomes.map(({ cost }) => cost)));
  const unit = UNITS.find((step) => worst / step <= costWidth / (isSmall ? 3 : 3.6)) ?? 50_000;
  const strokesOf = (sar: number) => Math.round(Math.min(sar, worst) / unit);
  const pitch = round(Math.min(7, (costWidth - 6) / (worst / unit + 1)));
  /** Returns a row part by part; each begins where the sum of those before it ends. */
  function partsAt(y: number, half: number, outcome: Outcome) {
    let sum = 0;
    return parts.map(({ name, sar, tall }) => {
      const from = strokesOf(sum);
      sum += outcome[sar];
      const high = round(2 * Math.max(0.8, half * tall));
      return {
        name,
        sar: outcome[sar],
        path: strokes(costStart, y + half, from, strokesOf(sum), pitch, high),
        key: strokes(costStart, 0, 0, 2, 5, round(11 * tall)),
      };
    });
  }
  const half = Math.max(1.2, Math.min(4.5, row * 0.32));
  const paths = { fraud: "", good: "", reviews: "" };
  for (const [down, outcome] of outcomes.entries())
    for (const { name, path } of partsAt(top + down * row, half, outcome)) paths[name] += path;
  const outcome = totals.read(settings, settings);
  return {
    unit,
    paths,
    here: partsAt(yOf(settings[view]), 7, outcome),
    /** The end of the row at the setting. */
    end: round(costStart + 4 + strokesOf(outcome.cost) * pitch),
  };
}
