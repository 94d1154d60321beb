import { type Cube, fires, LIMITS, type Limits, type Outcome, type Prices, STRICTEST } from "./cube.ts";
import { Kind, type Payment, SIM_COUNTS } from "./payments.ts";

/** The limit in hand: 0, 1 or 2. */
export type View = 0 | 1 | 2;
export type Point = readonly [x: number, y: number];
/** The fate of a payment. A plain one is a good customer's that no setting could stop. */
export type Fate = "caught" | "missed" | "stopped" | "passed" | "plain";

const SMALL_UNDER = 560;
/** Rows between the loosest and the strictest place of each limit. */
const ROWS = [18, 29, 72] as const;
/** The groups of customers and fraud that each view names. */
const NAMED: readonly (readonly Kind[])[] = [
  [Kind.testing, Kind.salary],
  [Kind.promo, Kind.mule, Kind.shop, Kind.family],
  [Kind.takeover, Kind.traveller],
];
const TICKS = [
  [2, 5, 10, 15, 20],
  [1, 5, 10, 15, 20, 25, 30],
  [0, 12, 24, 36, 48, 60, 72],
] as const;
/** SAR that one stroke of a cost row may stand for. */
const UNITS = [500, 1_000, 2_500, 5_000, 10_000, 25_000];
const DAY_SECONDS = 86_400;
/** Heights of the strokes for fraud, customers and reviews, as parts of a whole stroke. */
export const TALL = [1, 0.62, 0.3] as const;

export const round = (value: number) => Math.round(value * 10) / 10;

/** Returns how many rows a value of a limit lies under the loosest, or back. */
const flip = (value: number, view: View) => (view === 2 ? value : LIMITS[view].max - value);

export function layoutFor(width: number, view: View) {
  const isSmall = width < SMALL_UNDER;
  const left = isSmall ? 24 : 34;
  const cost = isSmall ? 92 : Math.min(330, width * 0.28);
  const top = isSmall ? 40 : 44;
  const height = isSmall ? 236 : 330;
  const band = isSmall ? 74 : 96;
  const row = height / ROWS[view];
  return {
    view,
    width,
    isSmall,
    /** The words beside the costs have little room. */
    isShort: cost < 270,
    left,
    right: width - cost - (isSmall ? 26 : 44),
    /** The start of the cost rows. */
    price: width - cost,
    top,
    row,
    floor: top + height,
    band,
    height: top + height + band + 28,
    ticks: TICKS[view],
    yOf: (limit: number) => top + flip(limit, view) * row,
    /** The limit at a height in px. */
    limitAt: (y: number) => flip(Math.min(ROWS[view], Math.max(0, Math.round((y - top) / row))), view),
    xOf: (hour: number) => left + 4 + (hour / 24) * (width - cost - (isSmall ? 26 : 44) - left - 8),
  };
}

export type Layout = ReturnType<typeof layoutFor>;

/**
 * Returns where each payment stands. Time runs to the right; above the floor is the measure of the rule, below it, for
 * payments that this rule cannot stop, the amount. Marks of a row that would overlap move apart, by 1.5 hours at most.
 */
export function positionsOf(payments: readonly Payment[], layout: Layout): Point[] {
  const { view, left, right, top, row, floor, band, isSmall } = layout;
  const cell = isSmall ? 4.6 : 6.2;
  const lines = Math.max(1, Math.floor(row / 7));
  const middle = (lines - 1) / 2;
  const taken = new Set<string>();
  const found: Point[] = [];
  const placeOf = ({ sees }: Payment) => flip(sees[view], view);
  const xOf = ({ time }: Payment) => left + 4 + (time / DAY_SECONDS) * (right - left - 8);
  const [cheap, dear] = [Math.log(4), Math.log(9_000)];
  function spread(down: number, x: number): Point {
    const column = Math.round(x / cell);
    for (let away = 0; away * cell < (right - left) / 16; away++)
      for (const side of away ? [away, -away] : [0])
        for (let line = 0; line < lines; line++) {
          const key = `${down},${column + side},${line}`;
          const to = x + side * cell;
          if (taken.has(key) || to < left || to > right) continue;
          taken.add(key);
          return [round(to), round(top + (down + 0.5 + (line - middle) / (lines + 0.4)) * row)];
        }
    return [round(x), round(top + (down + 0.5) * row)];
  }
  // fraud keeps its place, and customers move aside
  for (const payment of payments) {
    const down = placeOf(payment);
    if (!payment.fraud || down >= ROWS[view]) continue;
    const x = xOf(payment);
    found[payment.id] = [round(x), round(top + (down + 0.5) * row)];
    for (let line = 0; line < lines; line++)
      for (const by of [-1, 0, 1]) taken.add(`${down},${Math.round(x / cell) + by},${line}`);
  }
  for (const payment of payments) {
    if (found[payment.id]) continue;
    const down = placeOf(payment);
    const worth = (Math.log(payment.sar + 2) - cheap) / (dear - cheap);
    found[payment.id] =
      down < ROWS[view]
        ? spread(down, xOf(payment))
        : [round(xOf(payment)), round(floor + band - 5 - Math.min(1, worth) * (band - 12))];
  }
  return found;
}

export function fateOf({ sees, fraud }: Payment, limits: Limits): Fate {
  const isStopped = fires(sees, limits).includes(true);
  if (fraud) return isStopped ? "caught" : "missed";
  if (isStopped) return "stopped";
  return sees[0] > 2 || sees[1] > 1 || sees[2] < SIM_COUNTS ? "passed" : "plain";
}

/** Returns a path of dashes at points, row by row and each beside the one before: a page that carries it stays small. */
function dashes(points: readonly Point[], wide: number): string {
  let path = "";
  let from: Point = [0, -1];
  for (const [x, y] of points.toSorted((a, b) => a[1] - b[1] || a[0] - b[0])) {
    const start = Math.round(x - wide / 2);
    path += y === from[1] ? `m${start - from[0]} 0h${wide}` : `M${start} ${y}h${wide}`;
    from = [start + wide, y];
  }
  return path;
}

/** Returns the path of the payments that no setting could stop. */
export const plainPath = (payments: readonly Payment[], at: readonly Point[]): string =>
  dashes(
    payments
      .filter((payment) => fateOf(payment, STRICTEST) === "plain")
      .map(({ id }): Point => {
        const [x, y] = at[id] ?? [0, 0];
        return [x, Math.round(y)];
      }),
    4,
  );

/** Returns the paths of the other payments, by what becomes of them. */
export function marksOf(fates: readonly Fate[], at: readonly Point[], { isSmall, row }: Layout) {
  const paths = { caught: "", missed: "", stopped: "", passed: "" };
  const passed: Point[] = [];
  const tall = Math.min(4.4, Math.max(3.4, row * 0.24));
  const r = isSmall ? 3.8 : 4.8;
  for (const [id, fate] of fates.entries()) {
    if (fate === "plain") continue;
    const [x, y] = at[id] ?? [0, 0];
    if (fate === "passed") passed.push([x, y]);
    else if (fate === "stopped") paths.stopped += `M${x} ${round(y - tall)}v${round(2 * tall)}`;
    else paths[fate] += `M${x} ${round(y - r)}l${r} ${r} ${-r} ${r} ${-r} ${-r}z`;
  }
  return { ...paths, passed: dashes(passed, isSmall ? 4 : 5) };
}

/** Returns the names of the groups in this view, each over its highest mark, where no other name stands. */
export function namesOf(payments: readonly Payment[], at: readonly Point[], layout: Layout) {
  const { view, left, right } = layout;
  const named: { kind: Kind; x: number; y: number }[] = [];
  for (const kind of NAMED[view] ?? []) {
    const marks = payments
      .filter(({ who, sees }) => who === kind && flip(sees[view], view) < ROWS[view])
      .map(({ id }) => at[id] ?? [0, 0]);
    if (marks.length < 4) continue;
    const [x, y] = marks.reduce((highest, one) => (one[1] < highest[1] ? one : highest));
    const middle = Math.min(right - 50, Math.max(left + 50, x));
    const isFree = named.every((other) => Math.abs(other.x - middle) >= 108 || Math.abs(other.y - y) >= 16);
    if (isFree) named.push({ kind, x: middle, y });
  }
  return named;
}

/** Returns from which stroke to which each part of a cost row goes: fraud that passes, good customers stopped, reviews. */
export function strokesOf({ missedSar, goodCost, reviewCost }: Outcome, unit: number): [number, number][] {
  let sum = 0;
  return [missedSar, goodCost, reviewCost].map((sar) => {
    const from = Math.round(sum / unit);
    sum += sar;
    return [from, Math.round(sum / unit)];
  });
}

/** Returns upright strokes at a height, from one number to another, `pitch` px apart. */
export const strokePath = (
  x: number,
  y: number,
  [from, to]: [number, number],
  pitch: number,
  tall: number,
) =>
  to > from
    ? `M${round(x + 4 + from * pitch)} ${y}v${-tall}${`m${pitch} ${tall}v${-tall}`.repeat(to - from - 1)}`
    : "";

/** Returns what the day costs at each place of the limit in hand, one row for each. */
export function costRows(cube: Cube, limits: Limits, prices: Prices, layout: Layout) {
  const { view, top, row, price, width, isSmall } = layout;
  const [card, device, sim] = limits;
  const rows = Array.from({ length: ROWS[view] + 1 }, (_, down) => {
    const value = flip(down, view);
    return cube.read(
      [view === 0 ? value : card, view === 1 ? value : device, view === 2 ? value : sim],
      prices,
    );
  });
  const worst = Math.max(cube.sar, ...rows.map(({ cost }) => cost));
  const unit = UNITS.find((step) => worst / step <= (width - price) / (isSmall ? 3 : 3.6)) ?? 50_000;
  const pitch = round(Math.min(7, (width - price - 6) / (worst / unit + 1)));
  const half = Math.max(1.2, Math.min(4.5, row * 0.32));
  const paths = ["", "", ""];
  for (const [down, outcome] of rows.entries())
    for (const [part, strokes] of strokesOf(outcome, unit).entries()) {
      const tall = round(2 * Math.max(0.8, half * (TALL[part] ?? 1)));
      paths[part] += strokePath(price, round(top + down * row + half), strokes, pitch, tall);
    }
  return { paths, unit, pitch };
}
