import { type Answer, questions } from "./priority.ts";

/** Height of the plot, distance of its lines and where the first one is, px. */
export const HEIGHT = 208;
const LINE = 64;
const FIRST_LINE = 42;
/** Half the height of a scenario's strokes, and the most between two of them. */
const REACH = 15;
const STROKE = 8;

const round = (value: number) => Math.round(value * 10) / 10;

/** Returns where a question's line is. */
export const lineAt = (question: number) => FIRST_LINE + question * LINE;

/**
 * Returns the paths of the plot: a lane for each scenario, with one stroke on each answered line for each step of exposure.
 * A line is whole with a joint where the reply is yes, and broken by warm strokes where it is no or not known.
 * @param isMirrored whether the scenarios run from right to left
 */
export function pathsOf(answers: readonly Answer[], width: number, isMirrored: boolean) {
  const lane = width / answers.length;
  const stroke = Math.min(STROKE, lane / 4);
  const x = (value: number) => round(isMirrored ? width - value : value);
  const across = (from: number, to: number, y: number) => `M${x(from)} ${y}H${x(to)}`;
  const paths = { line: "", unsure: "", thin: "", warm: "" };
  const joints: [number, number][] = [];
  for (const [index, { exposure = 0, replies }] of answers.entries())
    for (const [k, question] of questions.entries()) {
      const reply = replies[question];
      if (!exposure || !reply) continue;
      const middle = (index + 0.5) * lane;
      const half = (stroke * (exposure + 1)) / 2;
      const y = lineAt(k);
      const part = reply === "yes" ? "thin" : "warm";
      for (let s = 0; s < exposure; s++)
        paths[part] += `M${x(middle + (s - (exposure - 1) / 2) * stroke)} ${y - REACH}v${2 * REACH}`;
      if (reply === "yes") {
        paths.line += across(index * lane, (index + 1) * lane, y);
        joints.push([x(middle), y]);
        continue;
      }
      const [from, to] = [
        across(index * lane, middle - half, y),
        across(middle + half, (index + 1) * lane, y),
      ];
      paths.line += from + to;
      if (reply === "unsure") paths.unsure += across(middle - half, middle + half, y);
    }
  return { lane, x, paths, joints };
}
