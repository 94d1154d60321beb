import { figures } from "../../../../../content/en/figures.ts";
import { figure, INK, joints, label, quiet, type Size, WARM, WARM_TEXT } from "../../charts/figure.ts";
import { each } from "../../charts/random.ts";
import { polygons, stroke } from "../../engine/paths.ts";
import type { Point } from "../../engine/plane.ts";

const words = figures["managed-services"].labels;
const MONTHS = 9;
/** Name, first and last month as shares of months, and whether a decision ends it. */
const WORKS: [string, number, number, boolean][] = [
  [words.appetite, 0, 1.5, true],
  [words.policy, 1, 3, true],
  [words.playbooks, 2, 4.5, false],
  [words.limits, 2.5, 5, true],
  [words.first, 3, 5, false],
  [words.second, 5, 7, false],
  [words.third, 7, 9, true],
];
const UNOWNED = 3;

function draw({ width, height, phone }: Size) {
  const [left, right] = [phone ? 88 : 150, width - (phone ? 12 : 40)];
  const top = phone ? 30 : 40;
  const row = (height - top - 34) / WORKS.length;
  const bar = row * 0.5;
  const x = (month: number) => left + (month * (right - left)) / MONTHS;
  const y = (k: number) => top + k * row;
  const box = ([, from, to]: (typeof WORKS)[number], k: number): Point[] => [
    [x(from), y(k)],
    [x(to), y(k)],
    [x(to), y(k) + bar],
    [x(from), y(k) + bar],
  ];
  const decisions = WORKS.flatMap(([, , to, decides], k): Point[] =>
    decides ? [[x(to), y(k) + bar / 2]] : [],
  );
  const months = each(MONTHS + 1, (month): Point[] => [
    [x(month), top - 8],
    [x(month), height - 30],
  ]);
  return {
    base: quiet(months, 0.6) + stroke(polygons(WORKS.map(box)), INK, 1.25, { fill: "var(--sand)" }),
    fraud: stroke(`M${x(0)} ${top - 14}H${x(UNOWNED)}`, WARM, 2.4, { "stroke-dasharray": "6 5" }),
    checked: joints(decisions, phone ? 4.4 : 5.5),
    labels: [
      ...WORKS.map(([name], k) => label([left - 12, y(k) + bar / 2 + 4], name, { anchor: "end" })),
      ...each(MONTHS, (month) =>
        phone && month % 2
          ? ""
          : label([x(month + 0.5), height - 10], String(month + 1), { anchor: "middle" }),
      ),
      label([left - 12, height - 10], words.month, { anchor: "end" }),
      phone ? "" : label([x(UNOWNED) + 12, top - 10], words.gap, { colour: WARM_TEXT }),
    ].join(""),
    counts: { works: WORKS.length, decisions: decisions.length, months: MONTHS },
  };
}

/** Programme: overlapping bars of months, and the days of decision. */
export const months = () => figure("managed-services", draw);
