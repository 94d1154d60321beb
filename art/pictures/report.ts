import { fraudResilienceAssessment } from "../../content/en/fraud-resilience-assessment.ts";
import type { Drawing } from "../engine/drawing.ts";
import { circle, decagon, decagonStar, fill, innerChords, lines, polygons, stroke } from "../engine/paths.ts";
import { times } from "../engine/plane.ts";
import { upright } from "../engine/shapes.ts";

const CENTRE = 200;
const TICKS = 100;

/** A radial mark at a share of the full turn, clockwise from the top. */
function radial(share: number, from: number, to: number): [number, number][] {
  const angle = (share * 2 - 0.5) * Math.PI;
  const at = (r: number): [number, number] => [CENTRE + r * Math.cos(angle), CENTRE + r * Math.sin(angle)];
  return [at(from), at(to)];
}

/** The score as a hundred ticks, the reached ones heavy, around the whole star. `score` is 0 to 100. */
function scoreRing(score: number): string {
  const tick = (index: number) => radial(index / TICKS, 176, index % 10 === 0 ? 199 : 194);
  const ticks = times(TICKS, (index) => tick(index));
  return [
    stroke(lines(ticks.slice(score)), "var(--field)", 1.2),
    stroke(lines(ticks.slice(0, score)), "var(--ink)", 3),
    stroke(lines([radial(score / TICKS, 170, 207)]), "var(--acc)", 1.8),
    stroke(polygons([decagon(CENTRE, CENTRE, 160)]), "var(--rule)", 1),
    fill(polygons([decagonStar(CENTRE, CENTRE, 152, 18)]), "var(--sand)"),
    stroke(polygons([decagonStar(CENTRE, CENTRE, 152, 18)]), "var(--line)", 1),
    stroke(lines(innerChords(CENTRE, CENTRE, 152, 18, [3])), "var(--field)", 0.6),
    circle([CENTRE, CENTRE], 90, { fill: "var(--raised)", stroke: "var(--line)", "stroke-width": 1 }),
  ].join("");
}

const RULE = { step: 5, height: 22 };

/** A sub-score as a ruler of a hundred ticks; under half it turns warm. `percent` is 0 to 100. */
function scoreRule(percent: number): string {
  const marks = times(TICKS, (k) => upright(1 + k * RULE.step, k % 10 === 0 ? 0 : 6, RULE.height));
  const reached = percent < 50 ? "var(--bad)" : "var(--ink)";
  return (
    stroke(lines(marks.slice(percent)), "var(--rule)", 1) + stroke(lines(marks.slice(0, percent)), reached, 2)
  );
}

const { score, subScores } = fraudResilienceAssessment.benefits.report;

/** The sample report's score ring and the rules of its sub-scores. */
export const report = (): Drawing[] => [
  { file: "assessment", name: "scoreRing", viewBox: "-8 -8 416 416", layers: { ring: scoreRing(score) } },
  {
    file: "assessment",
    name: "scoreRules",
    viewBox: `0 0 ${2 + TICKS * RULE.step} ${RULE.height}`,
    layers: Object.fromEntries(subScores.map(({ percent }, k) => [`rule-${k + 1}`, scoreRule(percent)])),
  },
];
