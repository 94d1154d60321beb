import type { Drawing } from "../engine/drawing.ts";
import { decagon, decagonStar, FLAT, fill, lines, polygons, shape, stroke } from "../engine/paths.ts";
import { type Point, polar, times } from "../engine/plane.ts";
import { hairRound, rounds } from "./products/pens.ts";

/** Radii: of the ring, of the decagon round the points, of their shoulders, of their inner ends and of the seed. */
const RING = 197.5;
const ROUND = 187;
const SHOULDER = 110.5;
const INNER = 59.5;
const SEED = 40;
const CENTRE: Point = [0, 0];

/** The star of the ten fraud use cases. The page fills and turns the one point, which is the first from the top. */
export function useCaseStar(): Drawing {
  const line = (width: number) => ({ stroke: "var(--line)", "stroke-width": width });
  const at = (r: number, degrees: number) => polar(CENTRE, r, degrees - 90);
  const corners = decagon(0, 0, ROUND);
  const spokes = times(10, (k) => [
    [at(RING, 36 * k), at(INNER, 36 * k)],
    [at(SHOULDER, 36 * k + 18), at(SEED, 36 * k + 18)],
    [at(SHOULDER, 36 * k - 18), at(SHOULDER, 36 * k + 18)],
  ]).flat();
  const kite = [at(ROUND * FLAT, 0), at(SHOULDER, 18), at(INNER, 0), at(SHOULDER, -18)];
  return {
    file: "use-case-star",
    name: "useCaseStar",
    viewBox: "-200 -200 400 400",
    layers: {
      ground: hairRound(CENTRE, RING) + stroke(polygons([corners]), "var(--line)", 0.9),
      point: shape(polygons([kite]), { ...line(1.5), "stroke-linejoin": "round" }),
      lines:
        stroke(lines(spokes), "var(--line)", 0.8, { opacity: 0.35 }) +
        rounds(corners, 5, "paper", "line", 1.3) +
        fill(polygons([decagonStar(0, 0, SEED, 18)]), "var(--sand)", line(1.3)),
    },
  };
}
