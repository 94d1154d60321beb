import { random } from "../../../content/random.ts";
import { TILT_DEG } from "../../engine/broken.ts";
import { APOTHEM, CIRCUMRADIUS, decagon, decagonStar } from "../../engine/paths.ts";
import { type Point, times } from "../../engine/plane.ts";
import { box, closedLine, level } from "../../engine/shapes.ts";
import { area, closed, dots, OVER, open, stage, warmLines } from "./stage.ts";

const PATHS = 26;
/** Number of paths that each gate stops; one path gets past all of them. */
const STOPS = [13, 8, 4] as const;
const THROUGH = 17;

/** `top` and `bottom` bound the picture; `pitch` is a tile's height and `step` the distance between two paths. */
const GATES = {
  wide: { gates: [440, 776, 1112], top: 352, bottom: 900, first: 404, step: 17.8, pitch: 69, dot: 4.5 },
  phone: { gates: [104, 204, 304], top: 0, bottom: 352, first: 22, step: 12, pitch: 48, dot: 3.2 },
} as const;

/** The gate that stops each path, 0 to 2, and 3 for the one that gets past; always the same. */
function fates(): number[] {
  const next = random(5);
  const gates = STOPS.flatMap((count, gate) => times(count, () => ({ gate, at: next() })))
    .sort((a, b) => a.at - b.at)
    .map(({ gate }) => gate);
  return gates.toSpliced(THROUGH - 1, 0, STOPS.length);
}

/** Twenty-six attack paths against three walls of tiles; one path gets past, where each wall has lost a tile. */
export const redTeaming = stage("red-teaming", ({ format, width, isPhone }) => {
  const { gates, top, bottom, first, step, pitch, dot } = GATES[format];
  const s = pitch / (2 * APOTHEM);
  const r = CIRCUMRADIUS * s;
  const y = (path: number) => first + path * step;
  const out = y(THROUGH - 1);
  const across = width + 2 * OVER;
  const reach = Math.ceil((bottom - top) / pitch);
  const rows = times(2 * reach + 1, (k) => k - reach).filter((k) => {
    const at = out + k * pitch;
    return k !== 0 && at + r > top && at - r < bottom;
  });
  const tiles = gates.flatMap((x) => rows.map((k): Point => [x, out + k * pitch]));
  // From the edge to the first gate, and from gate to gate.
  const legsOf = (path: number) =>
    gates.map((x, gate) => level(y(path), gate === 0 ? -OVER : (gates[gate - 1] ?? 0) + r, x - r - 1));
  const stopped = fates().map((gate, path) => (gate < gates.length ? legsOf(path).slice(0, gate + 1) : []));
  const ends = stopped.flatMap((legs) => legs.at(-1)?.slice(1) ?? []);
  const decagons = tiles.map((at) => decagon(...at, r));
  const stars = tiles.map((at) => decagonStar(...at, 0.8 * r, 18));
  const turned = tiles.map((at) => decagonStar(...at, 0.8 * r, 18 + TILT_DEG));
  const lost = gates.map((x) => closedLine(decagon(x, out, r)));
  const hidden = (y: number) => box(-OVER, y, across, pitch);
  return {
    base:
      closed(decagons, "paper", "line", 1) +
      closed(stars, "sand", "line", 0.9) +
      `<g stroke-dasharray="2.6 2">${closed(turned, "none", "line", 0.8)}</g>` +
      area([hidden(top - pitch), hidden(bottom)], "paper") +
      open([level(top, -OVER, across)], "line", 1) +
      open(stopped.flat()),
    warm: warmLines([level(out, -OVER, across)], isPhone ? 2.2 : 2.8) + warmLines(lost, 1),
    checked: dots(ends, dot, "accent"),
    number: PATHS - ends.length,
    at: { a: gates[0], b: gates[2], from: top },
  };
});
