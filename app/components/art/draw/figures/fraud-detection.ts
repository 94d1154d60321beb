import { figures } from "../../../../../content/en/figures.ts";
import {
  CHECKED,
  checkedLine,
  figure,
  label,
  level,
  plain,
  type Size,
  WARM_TEXT,
  warm,
} from "../../charts/figure.ts";
import { each } from "../../charts/random.ts";
import type { Point } from "../../engine/plane.ts";

const words = figures["fraud-detection"].labels;
const LINE = 80;
/** Payments by score, five points a column. */
const PAYMENTS = [9, 16, 21, 19, 15, 11, 8, 6, 5, 4, 3, 3, 2, 1, 1, 1, 1, 2, 2, 1];
/** Points of one event, which add up to its score. */
const REASONS: [string, number][] = [
  [words.first, 38],
  [words.second, 24],
  [words.third, 17],
  [words.fourth, 12],
];

function draw({ width, height, phone }: Size) {
  const [left, base, right] = [phone ? 10 : 20, height - 34, phone ? width - 10 : 700];
  const column = (right - left) / PAYMENTS.length;
  const pitch = (base - 34) / Math.max(...PAYMENTS);
  const stroke = column - 6;
  const marks = PAYMENTS.map((count, k) =>
    each(count, (n): Point[] => {
      const [x, y] = [left + k * column + 3, base - (n + 0.6) * pitch];
      return [
        [x, y],
        [x + stroke, y],
      ];
    }),
  );
  const cut = (LINE / 100) * PAYMENTS.length;
  const stopped = marks.slice(cut).flat();
  const lineX = left + cut * column;
  const score = REASONS.reduce((sum, [, points]) => sum + points, 0);
  const eventX = left + (score / 100) * (right - left);
  const side = { x: 790, top: 96, step: 54 };
  const reasons = phone
    ? ""
    : warm(
        REASONS.map(([, points], k) => level(side.top + k * side.step, side.x, side.x + points * 9)),
        5,
      );
  const lead: Point[] = [
    [eventX, base - 2.4 * pitch],
    [eventX + 18, side.top - 40],
    [side.x - 12, side.top - 40],
  ];
  return {
    base: plain([level(base, left, right)], 1) + plain(marks.slice(0, cut).flat(), 2),
    fraud: `<g>${warm(stopped, 2.4)}${phone ? "" : warm([lead], 1)}${reasons}</g>`,
    checked: checkedLine([
      [
        [lineX, base + 6],
        [lineX, 40],
      ],
    ]),
    labels: [
      label([left, height - 10], words.low),
      label([right, height - 10], words.high, { anchor: "end" }),
      label([(left + right) / 2, height - 10], words.axis, { anchor: "middle" }),
      label([lineX - 8, 50], words.line, { anchor: "end", colour: CHECKED }),
      ...(phone
        ? []
        : [
            label([side.x, side.top - 36], words.event, { colour: WARM_TEXT }),
            ...REASONS.flatMap(([name, points], k) => [
              label([side.x, side.top + k * side.step + 20], name),
              label([width - 10, side.top + k * side.step + 5], `+${points}`.replace("+", "\u2009"), {
                anchor: "end",
              }),
            ]),
          ]),
    ].join(""),
    counts: {
      total: marks.flat().length,
      stopped: stopped.length,
      line: LINE,
      score,
      reasons: REASONS.length,
    },
  };
}

/** The engine: scores, a line, the tail it stops, and the reasons of one event. */
export const scores = () => figure("fraud-detection", draw);
