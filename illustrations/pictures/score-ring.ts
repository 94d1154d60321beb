import { fraudResilienceAssessment } from "../../content/en/fraud-resilience-assessment.ts";
import type { Drawing } from "../engine/drawing.ts";
import { circle, decagon, decagonStar, fill, innerChords, lines, polygons, stroke } from "../engine/paths.ts";
import { type Point, polar } from "../engine/plane.ts";
import { dial } from "../engine/shapes.ts";

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
    stroke(lines([reached]), "var(--acc)", 1.8),
    stroke(polygons([decagon(...CENTRE, 160)]), "var(--rule)", 1),
    fill(star, "var(--sand)"),
    stroke(star, "var(--line)", 1),
    stroke(lines(innerChords(...CENTRE, 152, 18, [3])), "var(--field)", 0.6),
    circle(CENTRE, 90, { fill: "var(--raised)", stroke: "var(--line)", "stroke-width": 1 }),
  ].join("");
  return { file: "assessment", name: "scoreRing", viewBox: "-8 -8 416 416", layers: { ring } };
}
