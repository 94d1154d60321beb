import { random } from "../../../content/random.ts";
import { num, stroke } from "../../engine/paths.ts";
import { add, along, type Point, scale, sub, times } from "../../engine/plane.ts";
import { level } from "../../engine/shapes.ts";
import { OVER, open, rounds, stage } from "./stage.ts";

const ROUNDS = 6;
const PEOPLE = 12;
const MARK = 9;
/** The kind of case still below the mark in the last round, and one that was as hard in the first. */
const BEHIND = [3.9, 4.3, 4.8, 5.5, 6.3, 7] as const;
const LEARNED = [5, 7.2, 8.7, 9.8, 10.5, 11] as const;

const CURVES = {
  wide: { unit: 61, foot: 3.2, joint: 6, weight: 1.25 },
  phone: { unit: 46, foot: 2.4, joint: 4, weight: 1.1 },
} as const;

/** Number of the twelve trainees who answer correctly, by kind of case and round. */
const kinds = (): (readonly number[])[] => {
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

/** A smooth line through points whose distance across is the same; beyond them it runs on straight. */
function smooth(points: readonly Point[]): string {
  const at = (k: number): Point => points[Math.max(0, Math.min(points.length - 1, k))] ?? [0, 0];
  const pair = ([x, y]: Point) => `${num(x)} ${num(y)}`;
  const curves = times(points.length - 1, (k) => {
    const control = (one: number, from: number, to: number) =>
      add(at(one), scale(sub(at(to), at(from)), 1 / 6));
    return `C${pair(control(k, k - 1, k + 1))} ${pair(control(k + 1, k + 2, k))} ${pair(at(k + 1))}`;
  });
  const beyond = (end: number, before: number) => pair(along(at(before), at(end), 5));
  const last = points.length - 1;
  return `M${beyond(0, 1)}L${pair(at(0))}${curves.join("")}L${beyond(last, last - 1)}`;
}

/** Nine curves of learning over a pass mark; one ends below it. */
export const trainingCapability = stage("training-capability", ({ format, width, height }) => {
  const { unit, foot, joint, weight } = CURVES[format];
  const x = (round: number) => (round * width) / (ROUNDS - 1);
  const y = (people: number) => height - (people - foot) * unit;
  const curve = (values: readonly number[]) => smooth(values.map((value, round) => [x(round), y(value)]));
  const learned = kinds();
  const passed = learned.filter((values) => (values.at(-1) ?? 0) >= MARK);
  /** The point between two rounds at which a curve first crosses the mark. */
  const crossing = (values: readonly number[]): Point[] => {
    const after = values.findIndex((value) => value >= MARK);
    const [from, to] = [values[after - 1], values[after]];
    if (from === undefined || to === undefined) return [];
    return [[x(after - 1 + (MARK - from) / (to - from)), y(MARK)]];
  };
  return {
    base: stroke(learned.map(curve).join(""), "var(--line)", weight),
    warm: stroke(curve(BEHIND), "var(--ember)", weight * 2.2, { pathLength: 1 }),
    checked:
      open([level(y(MARK), -OVER, width + OVER)], "accent", 2) +
      rounds(passed.flatMap(crossing), joint, "paper", "accent", 1.6),
    number: passed.length,
  };
});
