import { fraudResilienceAssessment } from "../../content/en/fraud-resilience-assessment.ts";
import type { Drawing } from "../engine/drawing.ts";
import { lines, stroke } from "../engine/paths.ts";
import { times } from "../engine/plane.ts";
import { upright } from "../engine/shapes.ts";

const TICKS = 100;
const STEP = 5;
const HEIGHT = 22;

/** A sub-score as a ruler of a hundred ticks; under half it turns warm. `percent` is 0 to 100. */
function rule(percent: number): string {
  const marks = times(TICKS, (k) => upright(1 + k * STEP, k % 10 === 0 ? 0 : 6, HEIGHT));
  const reached = percent < 50 ? "var(--bad)" : "var(--ink)";
  return (
    stroke(lines(marks.slice(percent)), "var(--rule)", 1) + stroke(lines(marks.slice(0, percent)), reached, 2)
  );
}

/** The sub-scores of the sample report, by their ids. */
export function scoreRules(): Drawing {
  const { subScores } = fraudResilienceAssessment.benefits.report;
  return {
    file: "assessment",
    name: "scoreRules",
    viewBox: `0 0 ${2 + TICKS * STEP} ${HEIGHT}`,
    layers: Object.fromEntries(Object.entries(subScores).map(([id, { percent }]) => [id, rule(percent)])),
  };
}
