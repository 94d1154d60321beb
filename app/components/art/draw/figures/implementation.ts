import { figures } from "../../../../../content/en/figures.ts";
import {
  checkedLine,
  figure,
  joints,
  label,
  level,
  plain,
  type Size,
  WARM_TEXT,
  warm,
} from "../../charts/figure.ts";
import { each } from "../../charts/random.ts";
import type { Point } from "../../engine/plane.ts";

const words = figures.implementation.labels;
/** Strokes of SAR 10,000; the first step is what the ledger books. */
const STEPS: [string, number][] = [
  [words.booked, 64],
  [words.fees, 6],
  [words.couriers, 5],
  [words.support, 3],
  [words.review, 2],
];

function draw({ width, height, phone }: Size) {
  const [left, base] = [phone ? 14 : 60, height - 34];
  const all = STEPS.reduce((sum, [, count]) => sum + count, 0);
  const pitch = (base - 24) / all;
  const column = phone ? 40 : 110;
  const y = (n: number) => base - (n + 0.5) * pitch;
  let below = 0;
  const steps = STEPS.map(([name, count], k) => {
    const from = below;
    below += count;
    const x = left + k * (column + (phone ? 4 : 22));
    return { name, x, from, marks: each(count, (n) => level(y(from + n), x, x + column)) };
  });
  const beside = phone ? width - 92 : width - 400;
  const bar = phone ? 40 : 130;
  const trueX = beside + bar + (phone ? 8 : 50);
  const [booked = 0] = STEPS.map(([, count]) => count);
  const ledger = each(booked, (n) => level(y(n), beside, beside + bar));
  const cost = each(booked, (n) => level(y(n), trueX, trueX + bar));
  const hidden = each(all - booked, (n) => level(y(booked + n), trueX, trueX + bar));
  const tops = steps
    .slice(1)
    .map(({ x, from }): Point[] => level(base - from * pitch, x - (phone ? 4 : 22), x));
  const [first, ...rest] = steps;
  return {
    base:
      plain([level(base + 4, left, width - 10)], 1) +
      plain([...(first?.marks ?? []), ...ledger, ...cost], 1.4),
    fraud: `<g>${warm([...rest.flatMap(({ marks }) => marks), ...hidden], 2)}</g>`,
    checked: checkedLine(tops, 1) + joints([[trueX + bar / 2, base - booked * pitch]]),
    labels: [
      ...(phone ? steps.slice(0, 1) : steps).map(({ name, x }) =>
        label([x + column / 2, height - 10], name, { anchor: "middle" }),
      ),
      ...(phone
        ? []
        : [
            label([beside + bar / 2, height - 10], words.ledger, { anchor: "middle" }),
            label([trueX + bar + 14, y(all - 8) + 4], words.more.split(" ").slice(0, 2).join(" "), {
              colour: WARM_TEXT,
            }),
          ]),
      label([trueX + bar / 2, height - 10], words.cost, { anchor: phone ? "middle" : "middle" }),
    ].join(""),
    counts: { steps: STEPS.length, booked, hidden: hidden.length, all },
  };
}

/** Impact: the staircase of cost, and the true cost beside the ledger's. */
export const staircase = () => figure("implementation", draw);
