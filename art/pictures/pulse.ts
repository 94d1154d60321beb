import { joints, type Place } from "../engine/broken.ts";
import type { Stage } from "../engine/field.ts";
import { drawLength, lines, stroke } from "../engine/paths.ts";
import { cross, distance, type Point, sub, unit } from "../engine/plane.ts";
import { legsOf } from "../engine/straps.ts";
import { type Crop, cellH, fillCrop } from "../engine/tiles.ts";
import { pointsOf, type Step, weave } from "../engine/weave.ts";

/** Legs that a pulse runs along. */
const LEGS = 9;

/** Leaves out the points on straight parts. */
const bends = (points: readonly Point[]): Point[] =>
  points.filter((p, k) => {
    const [before, after] = [points[k - 1], points[k + 1]];
    return !before || !after || Math.abs(cross(unit(sub(p, before)), unit(sub(after, p)))) > 1e-4;
  });

/** Lines along the straps from the ten joints of a tile outwards, as far as straps are drawn. They draw themselves. */
export function pulse(place: Place, crop: Crop, stage: (centre: Point) => Stage): string {
  const { centre, s, rotation } = place;
  const tiles = fillCrop({ cell: cellH, s, origin: centre, rotation }, crop);
  const { strands } = weave(tiles.flatMap(legsOf));
  const own = ({ leg }: Step) => distance(leg.tile.centre, centre) < 1;
  const strapped = ({ leg }: Step) => ["plain", "woven"].includes(stage(leg.tile.centre));
  /** The run that starts after step `k`, which lies in the tile. */
  const runAfter = (steps: readonly Step[], k: number): Point[] => {
    const rest = [...steps.slice(k + 1), ...steps.slice(0, k)].slice(0, LEGS);
    const end = rest.findIndex((step) => own(step) || !strapped(step));
    return bends(rest.slice(0, end < 0 ? LEGS : end).flatMap((step, n) => pointsOf(step).slice(n ? 1 : 0)));
  };
  const runs = strands.flatMap(({ steps }) => {
    const back = steps.toReversed().map(({ leg, reversed }) => ({ leg, reversed: !reversed }));
    return [steps, back].flatMap((way) => way.flatMap((step, k) => (own(step) ? [runAfter(way, k)] : [])));
  });
  const starts = joints(place);
  const outward = runs.filter(([first]) => first && starts.some((joint) => distance(joint, first) < 1));
  return stroke(lines(outward), "var(--acc)", 3.5, {
    pathLength: drawLength(outward),
    "stroke-linecap": "round",
  });
}
