import type { Drawing } from "../engine/drawing.ts";
import {
  decagon,
  decagonStar,
  FLAT,
  fill,
  lines,
  polygons,
  seedStar,
  spokes,
  stroke,
} from "../engine/paths.ts";
import { chequers } from "../engine/shapes.ts";

/** Apothem and circumradius: level edges lie on half pixels, so that they stay sharp. */
const A = 25.5;
const R = A / FLAT;
const [X, Y] = [28, 28];
const DIGITS = 2;
const tile = polygons([decagon(X, Y, R)], DIGITS);
const star = polygons([decagonStar(X, Y, A, 18)], DIGITS);

/** One node of 56 px: five stages, each a whole picture on paper, so that a strap can pass behind it. */
export function nodes(): Drawing {
  const base = fill(tile, "var(--paper)", { stroke: "var(--line)", "stroke-width": 1.1 });
  const seed = (scale: number) => polygons([seedStar(X, Y, A * scale, 18)], DIGITS);
  const pen = { stroke: "var(--line)", "stroke-width": 1.1 };
  return {
    file: "marks",
    name: "nodes",
    viewBox: "0 0 56 56",
    layers: {
      grid: base + stroke(lines(spokes(X, Y, R), DIGITS), "var(--line)", 0.7, { opacity: 0.5 }),
      line: base + stroke(star, "var(--line)", 0.9),
      star:
        base +
        fill(star, "var(--sand)", pen) +
        fill(seed(1.5), "var(--paper)", { ...pen, "stroke-width": 0.9 }),
      current:
        fill(tile, "var(--acc-t)", { stroke: "var(--acc)", "stroke-width": 1.8 }) +
        fill(star, "var(--paper)", { stroke: "var(--acc)", "stroke-width": 1.8 }) +
        stroke(seed(1.9), "var(--acc)", 1.8),
      finish: base + fill(polygons(chequers([13, 13], 5, 6, 6), DIGITS), "var(--ink)"),
    },
  };
}
