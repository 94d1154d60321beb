import { fieldInside } from "../../engine/inside.ts";
import { APOTHEM, CIRCUMRADIUS } from "../../engine/paths.ts";
import type { Point } from "../../engine/plane.ts";
import { box, level, lozenge, upright } from "../../engine/shapes.ts";
import { closed, dashed, head, joint, lanes, OVER, open, SHEET } from "./head.ts";

/** The start of each lane and the positions of its marks, before and after the gate. */
interface Lane {
  readonly from: number;
  readonly before: readonly number[];
  readonly after: readonly number[];
}
const WIDE: readonly Lane[] = [
  { from: 96, before: [188, 262], after: [655, 730] },
  { from: 58, before: [150, 228, 343], after: [662, 781] },
  { from: 140, before: [201, 336], after: [646, 775] },
  { from: 146, before: [224, 345], after: [640, 772] },
  { from: 153, before: [216, 379], after: [669, 752] },
  { from: 110, before: [160, 220, 314], after: [648, 743] },
  { from: 172, before: [], after: [] },
  { from: 218, before: [287, 368], after: [668, 783] },
  { from: 187, before: [280, 416], after: [638, 732] },
  { from: 191, before: [277, 378, 441], after: [655, 754] },
  { from: 200, before: [289, 446], after: [634, 716, 775] },
  { from: 238, before: [305, 386], after: [640, 710, 770] },
  { from: 176, before: [231, 352], after: [664, 748] },
];
const PHONE: readonly Lane[] = [
  { from: 12, before: [52, 124], after: [330, 372] },
  { from: 60, before: [], after: [] },
  { from: 40, before: [96, 162], after: [326] },
];

/** The tablet's lanes are the five in the middle, further to the end edge. */
const MIDDLE = WIDE.slice(4, 9).map(({ from, before, after }): Lane => {
  const moved = (xs: readonly number[]) => xs.map((x) => x + 300);
  return { from: from + 300, before: moved(before), after: moved(after) };
});

const GATE = {
  wide: { s: 40, x: 527, y: 320, lanes: WIDE, crowd: 16, size: 8.5, other: 7, nearest: 8.6 },
  middle: { s: 40, x: 827, y: 160, lanes: MIDDLE, crowd: 16, size: 8.5, other: 7, nearest: 8.6 },
  phone: { s: 34, x: 243, y: 105, lanes: PHONE, crowd: 12, size: 6.5, other: 5.5, nearest: 6.4 },
};
/** Factor by which each gap is wider than the next one towards the gate. */
const CLOSING = 1.135;

/** Lanes cut by a gate that is the pattern: on one lane too many come at once and are stopped. */
export const riskAssessment = head("risk-assessment", (format) => {
  const { s, x, y, lanes: all, crowd, size, other, nearest } = GATE[format];
  const { width, height } = SHEET[format];
  const half = CIRCUMRADIUS * s;
  const spacing = APOTHEM * s;
  const middle = (all.length - 1) / 2;
  const laneY = (k: number) => y + spacing * (k - middle);
  const r = 0.98 * spacing + 16;
  const [top, bottom] = [-OVER[format], height + OVER[format]];
  const strip = box(x - half, top, 2 * half, bottom - top);
  const passing = all.flatMap(({ before, after }, k) =>
    [...before, ...after].map((at): Point => [at, laneY(k)]),
  );
  const stopped: Point[] = [];
  for (let at = x - r - 14, gap = nearest; stopped.length < crowd; at -= gap, gap *= CLOSING)
    stopped.unshift([at, y]);
  return {
    lanes: lanes(
      all.flatMap(({ from }, k) => [
        level(laneY(k), from, x - half),
        ...(k === middle ? [] : [level(laneY(k), x + half, width)]),
      ]),
    ),
    field:
      dashed([level(y, x + r + 12, width)]) +
      fieldInside(strip, { s, origin: [x, y], rotation: 72 }) +
      open([upright(x - half, top, bottom), upright(x + half, top, bottom)]) +
      closed(
        passing.filter((_, k) => k % 5 < 2).map((p) => lozenge(p, other)),
        "sand",
      ) +
      closed(
        passing.filter((_, k) => k % 5 >= 2).map((p) => lozenge(p, other)),
        "paper",
      ),
    warm: closed(
      stopped.map((p) => lozenge(p, size)),
      "ember-m",
      "ember",
    ),
    ring: { centre: [x, y], r },
    joint: joint([x - r, y], format === "phone" ? 4.6 : 5.4),
  };
});
