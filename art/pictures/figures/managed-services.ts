import { polygons, stroke } from "../../engine/paths.ts";
import { type Point, times } from "../../engine/plane.ts";
import { box, upright } from "../../engine/shapes.ts";
import * as chart from "./figure.ts";

const { label } = chart;
const MONTHS = 9;
const UNOWNED = 3;

/** First and last month of each piece of work, as shares of months, and whether a decision ends it. */
const WORKS = [
  { from: 0, to: 1.5, decides: true },
  { from: 1, to: 3, decides: true },
  { from: 2, to: 4.5, decides: false },
  { from: 2.5, to: 5, decides: true },
  { from: 3, to: 5, decides: false },
  { from: 5, to: 7, decides: false },
  { from: 7, to: 9, decides: true },
];

/** Work packages as bars over months, with the dates of decisions. */
export const managedServices = chart.figure(
  { id: "managed-services", phoneHeight: 310 },
  ({ width, height, phone }, words) => {
    const [left, right, top] = [phone ? 122 : 132, width - 8, phone ? 46 : 40];
    const row = (height - top - 34) / WORKS.length;
    const bar = row * 0.5;
    const x = (month: number) => left + (month * (right - left)) / MONTHS;
    const y = (k: number) => top + k * row;
    const boxes = WORKS.map(({ from, to }, k) => box(x(from), y(k), x(to) - x(from), bar));
    const decisions = WORKS.flatMap(({ to, decides }, k): Point[] =>
      decides ? [[x(to), y(k) + bar / 2]] : [],
    );
    const months = times(MONTHS + 1, (month) => upright(x(month), top - 8, height - 30));
    const names = [
      words.appetite,
      words.policy,
      words.playbooks,
      words.limits,
      words.first,
      words.second,
      words.third,
    ];
    return {
      base: chart.quiet(months, 0.6) + stroke(polygons(boxes), chart.INK, 1.25, { fill: "var(--sand)" }),
      fraud: stroke(`M${x(0)} ${top - 16}H${x(UNOWNED)}`, chart.WARM, 2.4, { "stroke-dasharray": "6 5" }),
      checked: chart.joints(decisions, phone ? 4.4 : 5.5, chart.INK),
      labels: [
        ...names.map((name, k) => label([left - 12, y(k) + bar / 2 + 4], name, { anchor: "end" })),
        ...times(MONTHS, (month) =>
          phone && month % 2 ? "" : label([x(month + 0.5), height - 10], month + 1, { anchor: "middle" }),
        ),
        label([left - 12, height - 10], words.month, { anchor: "end" }),
        phone
          ? label([x(0), top - 28], words.gap, { colour: chart.WARM_TEXT })
          : label([x(UNOWNED) + 12, top - 12], words.gap, { colour: chart.WARM_TEXT }),
      ].join(""),
      counts: { works: WORKS.length, decisions: decisions.length, months: MONTHS },
    };
  },
);
