import { fraudResilienceAssessment } from "../../content/en/fraud-resilience-assessment.ts";
import type { Drawing, Format } from "../engine/drawing.ts";
import { lines, stroke } from "../engine/paths.ts";
import { times } from "../engine/plane.ts";
import { upright } from "../engine/shapes.ts";

const HEIGHT = 26;
/** The per cent that a tick stands for, and the distance of two ticks: on a phone a hundred would blur. */
const RULERS: readonly [Format, each: number, step: number][] = [
  ["wide", 1, 5.75],
  ["phone", 2, 6.2],
];

/** The sub-scores of the sample report as rulers, by their ids; under half they turn warm. */
export const scoreRules = (): Drawing[] =>
  RULERS.map(([format, each, step]) => {
    const count = 100 / each;
    const marks = times(count, (k) => upright(1 + k * step, (k * each) % 10 === 0 ? 0 : 7, HEIGHT));
    const rule = (percent: number): string => {
      const reached = Math.round(percent / each);
      return (
        stroke(lines(marks.slice(reached)), "var(--rule)", 1.25) +
        stroke(lines(marks.slice(0, reached)), percent < 50 ? "var(--bad)" : "var(--ink)", 2.25)
      );
    };
    const { subScores } = fraudResilienceAssessment.benefits.report;
    return {
      file: "assessment",
      name: "scoreRules",
      format,
      viewBox: `0 0 ${Math.ceil(2 + (count - 1) * step)} ${HEIGHT}`,
      layers: Object.fromEntries(Object.entries(subScores).map(([id, { percent }]) => [id, rule(percent)])),
    };
  });
