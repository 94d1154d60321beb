import type { PaymentResult, Rule } from "../../../content/words.ts";
import { isStopped, type Limits, LOOSEST, STRICTEST } from "./limits.ts";
import type { Payment } from "./payments.ts";

/** The results of the payments that a setting could stop. */
export const paymentResults: readonly PaymentResult[] = ["caught", "missed", "stopped", "passed"];

/** The genuine customers that the plot of each limit names. */
const named = { device: "shop", card: "salary", sim: "traveller" } as const;
const SMALL_UNDER = 480;
const DAY_SECONDS = 86_400;
const FLOOR_Y = 252;
const BOTTOM_Y = 318;
/** Space between a mark and the name of its group, px. */
const NAME_GAP = 14;

const round = (value: number) => Math.round(value * 10) / 10;

/** Returns the layout of a limit's plot, which is as high as the day's highest measure. */
export function layoutFor(width: number, view: Rule, payments: readonly Payment[]) {
  const highest = Math.max(...payments.map(({ measures }) => measures[view]));
  const rows = highest - (view === "sim" ? LOOSEST.sim : STRICTEST[view]);
  const row = FLOOR_Y / rows;
  /** Returns how many rows a value of the limit lies under the top, or back. */
  const flip = (value: number) => (view === "sim" ? value : highest - value);
  return {
    view,
    named: named[view],
    width,
    isSmall: width < SMALL_UNDER,
    row,
    rows,
    floor: FLOOR_Y,
    bottom: BOTTOM_Y,
    height: BOTTOM_Y + 26,
    flip,
    yOf: (limit: number) => Math.max(0, round(flip(limit) * row)),
    /** The limit at a height in px. */
    limitAt: (y: number) => flip(Math.min(rows, Math.max(0, Math.round(y / row)))),
    xOf: (seconds: number) => 4 + (seconds / DAY_SECONDS) * (width - 8),
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
 * payments that this rule cannot stop, the order of their amounts. Marks of a row that would overlap move apart, by 1.5 hours at most.
 */
export function marksOf(payments: readonly Payment[], layout: Layout): Mark[] {
  const { view, width, row, rows, isSmall, flip, xOf } = layout;
  const cell = isSmall ? 4.6 : 6.2;
  const lines = row < 10 ? [0] : [-0.2, 0.2];
  /** Slots beside a mark, the nearest first. */
  const slots = Array.from({ length: width / 8 / cell }, (_, k) => (k % 2 ? k + 1 : -k) / 2).flatMap((side) =>
    lines.map((line): Slot => ({ side, line })),
  );
  const taken = new Set<string>();
  const byAmount = new Map([...payments].sort((a, b) => a.sar - b.sar).map((payment, at) => [payment, at]));
  // Fraud keeps its place, and customers move aside.
  return [...payments]
    .sort((a, b) => Number(b.isFraud) - Number(a.isFraud))
    .map((payment) => {
      const { isFraud, time, measures } = payment;
      const x = xOf(time);
      const rowIndex = flip(measures[view]);
      if (rowIndex >= rows) {
        const rank = (byAmount.get(payment) ?? 0) / payments.length;
        return { payment, x: round(x), y: Math.round(BOTTOM_Y - 4 - rank * (BOTTOM_Y - FLOOR_Y - 8)) };
      }
      const nameOf = ({ side, line }: Slot) => `${rowIndex},${Math.round(x / cell) + side},${line}`;
      const isFree = (slot: Slot) => {
        const to = x + slot.side * cell;
        return !taken.has(nameOf(slot)) && to >= 0 && to <= width;
      };
      const slot = (!isFraud && slots.find(isFree)) || { side: 0, line: 0 };
      for (const used of isFraud ? slots.slice(0, 3 * lines.length) : [slot]) taken.add(nameOf(used));
      return { payment, x: round(x + slot.side * cell), y: round((rowIndex + 0.5 + slot.line) * row) };
    });
}

export function resultOf(payment: Payment, limits: Limits): PaymentResult {
  const stops = isStopped(payment, limits);
  if (payment.isFraud) return stops ? "caught" : "missed";
  return stops ? "stopped" : "passed";
}

/** Returns a path of dashes at marks, row by row and each beside the one before: a page that carries it stays small. */
export function dashes(marks: readonly Mark[] = [], width = 4): string {
  let path = "";
  let [end, row] = [0, -1];
  for (const { x, y } of [...marks].sort((a, b) => a.y - b.y || a.x - b.x)) {
    const start = Math.round(x - width / 2);
    path += y === row ? `m${start - end} 0h${width}` : `M${start} ${y}h${width}`;
    [end, row] = [start + width, y];
  }
  return path;
}

/** Returns the paths of the marks, by the result of their payments. */
export function pathsOf(marks: readonly Mark[], limits: Limits, { isSmall }: Pick<Layout, "isSmall">) {
  const marksWith = (result: PaymentResult) =>
    marks.filter(({ payment }) => resultOf(payment, limits) === result);
  const r = isSmall ? 4 : 5;
  const lozenges = (group: readonly Mark[]) =>
    group.map(({ x, y }) => `M${x} ${round(y - r)}l${r} ${r} ${-r} ${r} ${-r} ${-r}z`).join("");
  return {
    passed: dashes(
      marksWith("passed").filter(({ y }) => y < FLOOR_Y),
      6,
    ),
    /** Payments that this limit cannot stop are like all others. */
    plain: dashes(marksWith("passed").filter(({ y }) => y > FLOOR_Y)),
    stopped: marksWith("stopped")
      .map(({ x, y }) => `M${x} ${round(y - r)}v${2 * r}`)
      .join(""),
    missed: lozenges(marksWith("missed")),
    caught: lozenges(marksWith("caught")),
  };
}

/** Returns where the group's name stands: before its highest mark, or after it where there is no room. */
export function nameAt(marks: readonly Mark[], { named, floor, width }: Layout) {
  const group = marks
    .filter(({ payment, y }) => payment.group === named && y < floor)
    .sort((a, b) => a.y - b.y);
  // The marks of a shop rise over the day.
  const rises = named === "shop";
  const mark = group[rises ? Math.floor(group.length / 3) : 0];
  if (!mark) return;
  const isAfter = mark.x < width / 3;
  return {
    x: mark.x + (isAfter ? NAME_GAP : -NAME_GAP),
    y: Math.max(mark.y + (rises ? -12 : 5), 20),
    textAnchor: isAfter ? "start" : "end",
  } as const;
}
