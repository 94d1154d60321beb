import { fraudResilienceAssessment } from "../../content/en/fraud-resilience-assessment.ts";
import type { Drawing, Format } from "../engine/drawing.ts";
import { circle, decagon, decagonStar, fill, innerChords, lines, polygons, stroke } from "../engine/paths.ts";
import { type Point, polar, times } from "../engine/plane.ts";
import { dial, upright } from "../engine/shapes.ts";

const CENTRE: Point = [200, 200];
const TICKS = 100;

/** The score of the sample report, 0 to 100: a hundred ticks round the whole star, the reached ones heavy. */
export function scoreRing(): Drawing {
  const { score } = fraudResilienceAssessment.benefits.report;
  const ticks = dial(CENTRE, 176, TICKS, (k) => (k % 10 === 0 ? 23 : 18));
  const reached = [170, 207].map((r) => polar(CENTRE, r, (360 * score) / TICKS - 90));
  const star = polygons([decagonStar(...CENTRE, 152, 18)]);
  const ring = [
    stroke(lines(ticks.slice(score)), "var(--field)", 1.2),
    stroke(lines(ticks.slice(0, score)), "var(--ink)", 3),
    stroke(lines([reached]), "var(--accent)", 1.8),
    stroke(polygons([decagon(...CENTRE, 160)]), "var(--rule)", 1),
    fill(star, "var(--sand)"),
    stroke(star, "var(--line)", 1),
    stroke(lines(innerChords(...CENTRE, 152, 18, [3])), "var(--field)", 0.6),
    circle(CENTRE, 90, { fill: "var(--raised)", stroke: "var(--line)", "stroke-width": 1 }),
  ].join("");
  return { file: "assessment", name: "scoreRing", viewBox: "-8 -8 416 416", layers: { ring } };
}

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
