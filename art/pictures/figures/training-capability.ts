import { random } from "../../../content/random.ts";
import { type Point, times } from "../../engine/plane.ts";
import { level } from "../../engine/shapes.ts";
import * as chart from "./figure.ts";

const { label } = chart;
const ROUNDS = 6;
const PEOPLE = 12;
const MARK = 9;
/** The kind of case still below the mark in the last round, and one that was as hard in the first. */
const BEHIND = [3, 4, 4, 5, 6, 7];
const LEARNED = [5, 7.2, 8.7, 9.8, 10.5, 11];

/** Number of the twelve trainees who answer correctly, per round and kind of case. */
const kinds = (): number[][] => {
  const next = random(19);
  const others = times(7, (k) => {
    const start = 4 + next() * 2.4;
    const end = 9.4 + (k / 7) * 1.9;
    return times(ROUNDS, (round) => {
      const learned = 1 - Math.exp((-round * 2.6) / (ROUNDS - 1));
      return Math.min(PEOPLE, start + (end - start) * learned * 1.06 + (next() - 0.5) * 0.5);
    });
  });
  return [...others, LEARNED];
};

/** Learning curves over a pass mark. */
export const trainingCapability = chart.figure(
  { id: "training-capability" },
  ({ width, height, format, phone }, words) => {
    const [left, right] = [26, width - { wide: 236, middle: 212, phone: 6 }[format]];
    const [top, base] = [40, height - 34];
    const x = (round: number) => left + (round * (right - left)) / (ROUNDS - 1);
    const y = (people: number) => base - (people * (base - top)) / PEOPLE;
    const curve = (values: readonly number[]) => values.map((value, round): Point => [x(round), y(value)]);
    const learned = kinds();
    const passed = learned.filter((values) => (values.at(-1) ?? 0) >= MARK);
    /** The point between two rounds at which a curve first crosses the target. */
    const crossing = (values: number[]): Point[] => {
      const after = values.findIndex((value) => value >= MARK);
      const [from, to] = [values[after - 1], values[after]];
      if (from === undefined || to === undefined) return [];
      return [[x(after - 1 + (MARK - from) / (to - from)), y(MARK)]];
    };
    return {
      base:
        chart.quiet(
          [3, 6, 12].map((people) => level(y(people), left, right)),
          0.6,
        ) +
        chart.plain([level(base, left, right)], 1) +
        chart.plain(learned.filter((values) => values !== LEARNED).map(curve), 1) +
        chart.plain([curve(LEARNED)], 2),
      fraud: chart.warm([curve(BEHIND)], 2.4),
      checked:
        chart.checkedLine([level(y(MARK), left - 4, right + (phone ? 0 : 10))]) +
        chart.joints(passed.flatMap(crossing), phone ? 3.8 : 4.4),
      labels: [
        label([0, 18], words.axis),
        ...[0, 3, 6, 9, 12].map((people) => label([left - 9, y(people) + 4], people, { anchor: "end" })),
        ...times(ROUNDS, (round) =>
          label([x(round), height - 10], round + 1, {
            anchor: phone && round === ROUNDS - 1 ? "end" : "middle",
          }),
        ),
        ...(phone
          ? [
              label([left + 4, y(MARK) - 9], words.markShort, { colour: chart.CHECKED }),
              label([right, y(2)], words.below, { anchor: "end", colour: chart.WARM_TEXT }),
            ]
          : [
              label([right + 18, y(MARK) + 5], words.mark, { colour: chart.CHECKED }),
              label([right + 18, height - 10], words.round),
              label([right + 18, y(11) + 4], words.learned),
              label([right + 18, y(7) + 4], words.below, { colour: chart.WARM_TEXT }),
            ]),
      ].join(""),
      counts: {
        kinds: learned.length + 1,
        passed: passed.length,
        rounds: ROUNDS,
        mark: MARK,
        people: PEOPLE,
      },
    };
  },
);
