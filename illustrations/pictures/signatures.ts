import { random } from "../../content/random.ts";
import type { ScenarioId } from "../../content/words.ts";
import type { Drawing } from "../engine/drawing.ts";
import { circles, fill, lines, num, type PointLists, stroke } from "../engine/paths.ts";
import { type Point, type Segment, times } from "../engine/plane.ts";
import { box, closedLine, level, upright } from "../engine/shapes.ts";

// The pens: time runs right, amount runs up. Ordinary activity is quiet, fraud is warm. Line widths stay the same at any
// size of the picture.
const steady = { "vector-effect": "non-scaling-stroke" };
const dotted = { ...steady, "stroke-dasharray": "1.6 2.4" };

/** A vertical stroke from the base up by `height`, or down when `height` is negative. */
const bar = (x: number, base: number, height: number): Segment => upright(x, base, base - height);
/** A short level dash around a point. */
const dash = ([x, y]: Point, length: number): Segment => level(y, x - length / 2, x + length / 2);

/** Lines of ordinary activity. */
const ordinary = (lists: PointLists): string => stroke(lines(lists, 2), "var(--ink-muted)", 1.25, steady);
/** Lines of the fraud. */
const fraud = (lists: PointLists): string => stroke(lines(lists, 2), "var(--ember)", 1.7, steady);
/** Lines of the fraud where it costs most. */
const costly = (lists: PointLists): string => stroke(lines(lists, 2), "var(--ember)", 2.6, steady);
/** The line that time runs along. */
const base = (y: number): string => stroke(lines([level(y, 0, 160)]), "var(--ink-muted)", 0.8, steady);

/** Curves and other ready-made `d`: many fine ones that meet, or few of the fraud. */
const hairPath = (d: string): string => stroke(d, "var(--ink-muted)", 0.8, steady);
const fraudPath = (d: string): string => stroke(d, "var(--ember)", 1.7, steady);
/** A dotted line: a wait, or something that comes back. */
const dottedPath = (d: string, colour: "ember" | "ink-muted"): string =>
  stroke(d, `var(--${colour})`, 1.1, dotted);

/** Filled dots and hollow rings. */
const dots = (centres: readonly Point[], r: number, colour: "ember" | "ink-muted"): string =>
  fill(circles(centres, r, 2), `var(--${colour})`);
const rings = (centres: readonly Point[], r: number): string =>
  stroke(circles(centres, r, 2), "var(--ember)", 1.25, steady);

const pair = ([x, y]: Point) => `${num(x, 1)} ${num(y, 1)}`;

/** `d` of a curve that leaves `from` and reaches `to` level; `pull` is how far the level runs, as a share. */
function bend(from: Point, to: Point, pull = 0.5): string {
  const reach = (to[0] - from[0]) * pull;
  return `M${pair(from)}C${pair([from[0] + reach, from[1]])} ${pair([to[0] - reach, to[1]])} ${pair(to)}`;
}

/** `d` of half an ellipse standing on two points of one height; a negative `rise` hangs. */
function arch(from: Point, to: Point, rise: number): string {
  const rx = Math.abs(to[0] - from[0]) / 2;
  return `M${pair(from)}A${num(rx, 1)} ${num(Math.abs(rise), 1)} 0 0 ${rise > 0 ? 1 : 0} ${pair(to)}`;
}

type Box = [left: number, right: number, top: number, bottom: number];

/**
 * `count` points strewn in a box. Of `tries` candidates the one farthest from the points already there is kept
 * (Mitchell's best candidate): 1 is pure chance with its clumps, more spreads the points out.
 */
function strewn(next: () => number, count: number, [left, right, top, bottom]: Box, tries: number): Point[] {
  const points: Point[] = [];
  const candidate = (): Point => [left + next() * (right - left), top + next() * (bottom - top)];
  const room = (p: Point) => Math.min(...points.map((q) => Math.hypot(p[0] - q[0], 2 * (p[1] - q[1]))));
  for (let k = 0; k < count; k++) {
    const found = times(tries, candidate);
    points.push(found.reduce((best, p) => (room(p) > room(best) ? p : best)));
  }
  return points;
}

const GROUND = 50.5;
const DASH = 3;
/** The head of an arrow, from end to end. */
const arrowhead = (...points: Point[]) => points;

const charts: Record<ScenarioId, () => string> = {
  // A quiet account, a pause, then sudden spending.
  "account-takeover"() {
    const next = random(11);
    const quiet = times(15, (k) => bar(4 + k * 6.3, GROUND, 4 + next() * 6.5));
    const spent = [28, 33, 39, 44, 48.5].map((height, k) => bar(123 + k * 6.6, GROUND, height));
    const silence = lines([level(GROUND - 12, 100, 116)]);
    return base(GROUND) + ordinary(quiet) + dottedPath(silence, "ink-muted") + fraud(spent);
  },
  // Accounts opened at any time, and many opened in one minute.
  "mass-registration"() {
    const next = random(4);
    const minute = 99;
    const any = [
      ...strewn(next, 44, [3, minute - 6, 22, 47], 3),
      ...strewn(next, 22, [minute + 15, 157, 22, 47], 3),
    ];
    const born = times(24, (k): Point => [minute + Math.floor(k / 8) * 4.5, 4 + (k % 8) * 6.1]);
    return base(GROUND) + ordinary(any.map((p) => dash(p, DASH))) + dots(born, 1.65, "ember");
  },
  // Sales above the line; refunds for goods that were kept below it.
  "refund-fraud"() {
    const line = 28;
    const sold = [9, 12, 15, 19, 23, 11, 14.5, 18, 24, 12.5, 16, 20, 13.5];
    const x = (k: number) => 8 + k * 12;
    return (
      base(line) +
      ordinary(sold.map((height, k) => bar(x(k), line, height))) +
      fraud([3, 6, 7, 10, 12].map((k) => bar(x(k), line, -(sold[k] ?? 0))))
    );
  },
  // Six small tests of a card, a pause, then the large purchase.
  "stolen-cards"() {
    const next = random(9);
    const others = [...strewn(next, 26, [3, 82, 20, 46], 3), ...strewn(next, 6, [143, 157, 22, 46], 3)];
    return (
      base(GROUND) +
      ordinary(others.map((p) => dash(p, DASH))) +
      fraud(times(6, (k) => bar(92 + k * 5, GROUND, 5.5))) +
      costly([bar(135, GROUND, 47)])
    );
  },
  // Orders of every amount, and one offer claimed again and again at one amount.
  "promo-abuse"() {
    const next = random(6);
    const orders = strewn(next, 58, [3, 157, 25, 47], 6);
    return (
      base(GROUND) +
      ordinary(orders.map((p) => dash(p, DASH))) +
      fraud(times(22, (k) => dash([6 + k * 7.05, 12], 4.6)))
    );
  },
  // Purchases, and the chargeback of each one under the line weeks later.
  chargeback() {
    const line = 30;
    const bought = [12, 34, 52, 74].map((x, k) => ({ x, height: [17, 14.5, 18, 15.5][k] ?? 0 }));
    const later = 70;
    // Each dotted line leaves the top of a purchase and comes down on the base above its chargeback.
    const waits = bought.map(
      ({ x, height }) =>
        `${arch([x, line - height], [x + later, line - height], line - height - 3)}v${height}`,
    );
    return (
      base(line) +
      ordinary(bought.map(({ x, height }) => bar(x, line, height))) +
      dottedPath(waits.join(""), "ember") +
      fraud(bought.map(({ x, height }) => bar(x + later, line, -height)))
    );
  },
  // Many buyers send to one address, which forwards everything.
  reshipping() {
    const middle = 26.5;
    const [x, half] = [118, 4.6];
    const buyers = [4, 17, 9, 23, 14, 6, 19, 11, 24, 15].map((x, k): Point => [x, 3.5 + k * 5.1]);
    const square = closedLine(box(x - half, middle - half, 2 * half, 2 * half));
    return (
      hairPath(buyers.map((buyer) => bend(buyer, [x - half, middle], 0.55)).join("")) +
      dots(buyers, 1.65, "ink-muted") +
      fraud([
        square,
        level(middle, x + half, 157),
        arrowhead([152.5, middle - 3.6], [157, middle], [152.5, middle + 3.6]),
      ])
    );
  },
  // People act at irregular times; scripts act at regular ones, always with the same amount.
  bots() {
    const next = random(21);
    const people: number[] = [];
    for (let x = 3; x < 71; x += 1.8 + next() ** 2 * 9) people.push(x);
    return (
      base(GROUND) +
      ordinary(people.map((x) => bar(x, GROUND, 9 + next() * 20))) +
      fraud(times(19, (k) => bar(80 + k * 4.25, GROUND, 21)))
    );
  },
  // Numbers tried in order, run after run, until some hold money.
  "gift-cards"() {
    const runs = [[7], [4, 5], [3, 8]];
    const at = (run: number, k: number): Point => [8 + run * 52 + k * 4.6, 46 - k * 4.5];
    const tried = (hasMoney: boolean) =>
      runs.flatMap((withMoney, run) =>
        times(10, (k) => k)
          .filter((k) => withMoney.includes(k) === hasMoney)
          .map((k) => dash(at(run, k), 4.4)),
      );
    return base(GROUND) + ordinary(tried(false)) + costly(tried(true));
  },
  // Good behaviour that grows month by month, then all credit used at once.
  "synthetic-identity": () =>
    base(GROUND) +
    ordinary(times(24, (k) => bar(4 + k * 4.75, GROUND, 3 + k * 0.68))) +
    costly([38, 46, 41, 48, 44, 47].map((height, k) => bar(124 + k * 6, GROUND, height))),
  // A shelf of stock; hollow dots are items held in baskets and never bought.
  "inventory-hoarding"() {
    const shelf = times(120, (k): Point => [6.5 + Math.floor(k / 6) * 7.75, 4 + (k % 6) * 9.2]);
    const { available = [], hoarded = [] } = Object.groupBy(shelf, ([x]) =>
      x > 58 && x < 116 ? "hoarded" : "available",
    );
    return dots(available, 2.15, "ink-muted") + rings(hoarded, 2.2);
  },
  // Invitations that branch out and lead back to their sender.
  referral() {
    const sender: Point = [6, 26];
    const friends = upright(42, 12, 40);
    const theirs = times(4, (k): Point => [76, 5 + k * 14]);
    const purse: Point = [146, 26];
    const invited = [
      ...friends.map((friend) => [sender, friend]),
      ...theirs.map((p, k) => [friends[k < 2 ? 0 : 1] ?? sender, p]),
    ];
    return (
      dottedPath(arch(sender, purse, -26), "ember") +
      ordinary(invited) +
      fraudPath(theirs.map((p) => bend(p, purse, 0.5)).join("")) +
      dots([sender, ...friends, ...theirs], 2, "ink-muted") +
      dots([purse], 3.2, "ember")
    );
  },
  // Points saved step by step, then all taken at once.
  loyalty() {
    const saved = times(20, (k) => bar(4 + k * 6, GROUND, 4.5 + k * 2.2));
    const gone = lines([level(GROUND - 1.2, 131, 157)]);
    return (
      base(GROUND) +
      ordinary(saved) +
      fraud([
        bar(126, GROUND - 1.5, 45.5),
        arrowhead([121.8, GROUND - 7], [126, GROUND - 1.5], [130.2, GROUND - 7]),
      ]) +
      dottedPath(gone, "ember")
    );
  },
  // A few short messages as usual, then a fast rise to premium numbers.
  "sms-pumping"() {
    const next = random(15);
    const message = ([x, y]: Point) => bar(x, y, 2.6);
    const usual = times(46, (k): Point => [3 + k * 2.2 + next(), GROUND - 1.2 - next() * (2 + k * 0.1)]);
    // Random points within a wedge: more messages, and more expensive ones, over time.
    const pumped = strewn(next, 74, [0, 1, 0.04, 1], 9).map(([t, u]): Point => {
      const late = t ** 0.6;
      return [98 + late * 59, GROUND - 1.5 - u * (4 + late ** 1.9 * 43)];
    });
    return base(GROUND) + ordinary(usual.map(message)) + fraud(pumped.map(message));
  },
};

/** A small chart of each fraud scenario, one layer for each id. */
export function signatures(): Drawing {
  const layers = Object.fromEntries(Object.entries(charts).map(([id, draw]) => [id, draw()]));
  return { file: "marks", name: "signatures", viewBox: "0 0 160 54", layers };
}
