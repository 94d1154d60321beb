import { figures } from "../../../../../content/en/figures.ts";
import {
  CHECKED,
  checkedLine,
  figure,
  joints,
  label,
  level,
  plain,
  quiet,
  type Size,
  WARM_TEXT,
  warm,
} from "../../charts/figure.ts";
import { each, random } from "../../charts/random.ts";
import type { Point } from "../../engine/plane.ts";

const words = figures["training-capability"].labels;
const ROUNDS = 6;
const CASES = 12;
const MARK = 9;
/** The group that is still below the mark in the last round. */
const BEHIND = [3, 4, 4, 5, 6, 7];

/** Eight groups that learn: cases of twelve answered well, round by round. */
const groups = (): number[][] => {
  const next = random(19);
  return each(8, (k) => {
    const start = 4 + next() * 2.4;
    const end = 9.4 + (k / 8) * 2.4;
    return each(ROUNDS, (round) => {
      const learned = 1 - Math.exp((-round * 2.6) / (ROUNDS - 1));
      return Math.min(CASES, start + (end - start) * learned * 1.06 + (next() - 0.5) * 0.5);
    });
  });
};

function draw({ width, height, phone }: Size) {
  const [left, right, base] = [phone ? 34 : 60, width - (phone ? 12 : 250), height - 34];
  const x = (round: number) => left + (round * (right - left)) / (ROUNDS - 1);
  const y = (cases: number) => base - ((cases - 2) * (base - 20)) / (CASES - 2);
  const curve = (values: number[]) => values.map((value, round): Point => [x(round), y(value)]);
  const learned = groups();
  const passed = learned.filter((values) => (values.at(-1) ?? 0) >= MARK);
  /** Where a curve first crosses the mark, between two rounds. */
  const crossing = (values: number[]): Point[] => {
    const after = values.findIndex((value) => value >= MARK);
    const [from, to] = [values[after - 1], values[after]];
    if (from === undefined || to === undefined) return [];
    return [[x(after - 1 + (MARK - from) / (to - from)), y(MARK)]];
  };
  return {
    base:
      quiet(
        [3, 6, 12].map((cases) => level(y(cases), left, right)),
        0.6,
      ) +
      plain([level(base, left, right)], 1) +
      plain(learned.map(curve), 1.25),
    fraud: warm([curve(BEHIND)], 2.4),
    checked: checkedLine([level(y(MARK), left - 6, right + 14)]) + joints(passed.flatMap(crossing)),
    labels: [
      ...[3, 6, 9, 12].map((cases) => label([left - 12, y(cases) + 4], String(cases), { anchor: "end" })),
      ...each(ROUNDS, (round) => label([x(round), height - 10], String(round + 1), { anchor: "middle" })),
      ...(phone
        ? []
        : [
            label([right + 24, y(MARK) + 4], words.mark, { colour: CHECKED }),
            label([right + 24, y(BEHIND.at(-1) ?? 0) + 4], words.below, { colour: WARM_TEXT }),
            label([right + 24, height - 10], words.round),
          ]),
    ].join(""),
    counts: { groups: learned.length + 1, passed: passed.length, rounds: ROUNDS, mark: MARK },
  };
}

/** Training: learning curves over a pass mark. */
export const curves = () => figure("training-capability", draw);
