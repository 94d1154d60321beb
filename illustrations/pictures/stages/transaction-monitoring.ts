import { random } from "../../../content/random.ts";
import { cutLine, fieldInside } from "../../engine/inside.ts";
import { CIRCUMRADIUS, decagon, lines, num, stroke } from "../../engine/paths.ts";
import { add, type Point, polar, times } from "../../engine/plane.ts";
import { box, closedLine, level, upright } from "../../engine/shapes.ts";
import { cellH } from "../../engine/tiles.ts";
import { closed, hair, open, ring, stage, warmCurves, warmLines } from "./stage.ts";

const ACCOUNTS = 41;
const SHARED = 22;

/** Levels of the row of accounts, of their own phones, and of the hairlines' turn; the size of such a phone, and the line's. */
const ROWS = {
  wide: { top: 132, end: 188, own: 207, bend: 230, small: 15, weight: 4 },
  phone: { top: 0, end: 33, own: 45, bend: 62, small: 6, weight: 2.2 },
} as const;
/** The sides and the top of the shared phone, its edge, and the distance from phone to phone behind it. */
const SHARED_PHONE = {
  wide: { left: 736, right: 1036, head: 468, edge: 14, back: 42 },
  phone: { left: 178, right: 373, head: 276, edge: 9, back: 0 },
} as const;
/** The middle of its pattern, the size of the tiles, from ring to ring, how far a part has moved, the mark of the check. */
const PATTERN = {
  wide: { whorl: [886, 768], s: 52, step: 15, moved: 8, check: 40 },
  phone: { whorl: [275, 470], s: 31, step: 10, moved: 5.5, check: 26 },
} as const;

/** The accounts opened on one phone: spread over the row, always the same. */
function sharers(): Set<number> {
  const next = random(11);
  const order = times(ACCOUNTS, (k) => ({ k, at: next() })).sort((a, b) => a.at - b.at);
  return new Set(order.slice(0, SHARED).map(({ k }) => k));
}

/** Forty-one accounts in a row; twenty-two fall into one phone, which is recognised by its pattern. */
export const transactionMonitoring = stage("transaction-monitoring", ({ format, width, height, isPhone }) => {
  const { top, end, own, bend, small, weight } = ROWS[format];
  const { left, right, head, edge, back } = SHARED_PHONE[format];
  const { whorl, s, step, moved, check } = PATTERN[format];
  const shared = sharers();
  const all = times(ACCOUNTS, (k) => ({ x: ((k + 0.5) * width) / ACCOUNTS, isShared: shared.has(k) }));
  const inOne = all.filter(({ isShared }) => isShared).map(({ x }) => x);
  const alone = all.filter(({ isShared }) => !isShared).map(({ x }) => x);
  const between = (head - bend) * 0.6;
  const falls = inOne.map((x, nth) => {
    const foot = num(left + (right - left) * (0.13 + (0.74 * (nth + 0.5)) / SHARED));
    return `M${num(x)} ${end}V${bend}C${num(x)} ${num(bend + between)} ${foot} ${num(head - between)} ${foot} ${head}`;
  });

  const core = s * CIRCUMRADIUS;
  const body = (shift: number) => chamfer([left - shift, head], right - left, height, edge);
  const screen = chamfer([left + edge, head + 2.6 * edge], right - left - 2 * edge, height, edge / 2);
  /** The ring that has a displaced part. */
  const RUN = 3;
  const corners = (k: number) => decagon(whorl[0], whorl[1], core + step * k, 0);
  const moving = closedLine(corners(RUN)).slice(7);
  const rest = times(Math.ceil(height / step), (k) => k + 1).filter((k) => k !== RUN);
  const cut = (isOdd: boolean) =>
    rest.filter((k) => (k % 2 === 1) === isOdd).flatMap((k) => cutLine(closedLine(corners(k)), screen));
  const displaced = moving.map((p) => add(p, polar([0, 0], moved, -54)));
  const phones = alone.map((x) => chamfer([x - small / 2, own], small, small * 1.8, small / 6));
  const strokes = (xs: readonly number[]) => xs.map((x) => upright(x, top, end));
  return {
    base:
      open(strokes(alone), "line", weight) +
      hair(alone.map((x) => upright(x, end, own))) +
      closed(phones, "none", "line", 1) +
      // Of each phone behind, only the part that the next one does not cover.
      hair(back ? [1, 2, 3].map((k) => cutAt(body(back * k), left - back * (k - 1))) : []) +
      stroke(lines(cutLine(moving, screen)), "var(--line)", 1, { "stroke-dasharray": "3 4", opacity: 0.7 }) +
      hair(cut(false), 0.8, 0.6) +
      open([...cut(true), ...cutLine(corners(RUN).slice(0, 8), screen)]) +
      fieldInside(corners(0), { s, origin: whorl, rotation: 0, cell: cellH }) +
      closed([corners(0)]) +
      closed([body(0)], "none", "line", 1.6) +
      open([level(head + 1.3 * edge, (left + right) / 2 - 2 * edge, (left + right) / 2 + 2 * edge)]),
    warm:
      warmLines(strokes(inOne), weight) +
      warmCurves(falls, 1.1) +
      warmLines(cutLine(displaced, screen), isPhone ? 2.2 : 2.8),
    checked: ring(moving[0] ?? whorl, check, isPhone ? 4 : 5),
    number: inOne.length,
    at: { a: left, b: right, edge: `${edge}px` },
  };
});

/** The left half of a phone behind, as far as `end`. */
const cutAt = (ring: readonly Point[], end: number): Point[] =>
  [ring[2], ring[1], ring[0], ring[7]].flatMap((p) => (p ? [[Math.min(p[0], end), p[1]] as Point] : []));

/** A rectangle from its upper left corner, with all corners cut off at 45 degrees. */
const chamfer = (corner: Point, width: number, height: number, by: number): Point[] =>
  box(corner[0], corner[1], width, height).flatMap(([x, y], k): Point[] => {
    const [dx, dy] = [k === 0 || k === 3 ? by : -by, k < 2 ? by : -by];
    const beside: Point = [x + dx, y];
    const below: Point = [x, y + dy];
    return k % 2 ? [beside, below] : [below, beside];
  });
