import { ERROR, jointMarks, loneTile, type Place, socket } from "../../engine/broken.ts";
import { fieldInside } from "../../engine/inside.ts";
import { CIRCUMRADIUS, decagon } from "../../engine/paths.ts";
import { polar, times } from "../../engine/plane.ts";
import { box, level } from "../../engine/shapes.ts";
import { closed, head, laneRings, lanes, open, SHEET } from "./head.ts";

/**
 * `rings` are the circumradii of the decagons, in those of the seed; `field` is the edge length of the field in the
 * wedge; `bars` are start, width and height of what is booked and of what it costs: 64 to 80, as in the figure.
 */
const SPREAD = {
  wide: {
    seed: [350, 320],
    s: 36,
    rings: [1.9, 2.7, 3.5, 4.3],
    field: 26,
    scale: 646,
    bars: [
      [660, 36, 336],
      [700, 36, 420],
    ],
    top: 100,
    base: 540,
    ticks: 11,
  },
  middle: {
    seed: [664, 160],
    s: 36,
    rings: [1.9, 2.7, 3.5, 4.3],
    field: 24,
    scale: 944,
    bars: [
      [958, 34, 184],
      [1002, 34, 230],
    ],
    top: 30,
    base: 290,
    ticks: 11,
  },
  phone: {
    seed: [142, 105],
    s: 28,
    rings: [1.9, 2.7, 3.5],
    field: 19,
    scale: 318,
    bars: [
      [328, 18, 120],
      [352, 18, 150],
    ],
    top: 24,
    base: 190,
    ticks: 6,
  },
} as const;

/** A broken tile whose loss spreads in decagons. A wedge of it is measured; two bars show the cost. */
export const implementation = head("implementation", (format) => {
  const { seed, s, rings, field, scale, bars, top, base, ticks } = SPREAD[format];
  const r = CIRCUMRADIUS * s;
  const place: Place = { centre: seed, s, rotation: 18 };
  const far = r * (rings.at(-1) ?? 1);
  const near = r * (rings[0] ?? 1);
  const wedge = [polar(seed, near, -18), polar(seed, far, -18), polar(seed, far, 18), polar(seed, near, 18)];
  const shells = rings.map((k) => decagon(seed[0], seed[1], r * k, 18));
  const check = 1.13 * r;
  const marks = times(ticks, (k) => {
    const y = base - ((base - top) * k) / (ticks - 1);
    return level(y, scale - (k % 5 === 0 ? 12 : 7), scale);
  });
  return {
    lanes:
      laneRings(shells, 0.8, 0.5) +
      lanes(
        times(10, (k) => [polar(seed, check + 14, 18 + 36 * k), polar(seed, far, 18 + 36 * k)]),
        0.7,
        0.3,
      ),
    field:
      closed(shells.slice(0, 1), "none") +
      fieldInside(wedge, { s: field, origin: polar(seed, (near + far) / 2, 0), rotation: -18 }) +
      closed([wedge], "none", "acc", 1.6) +
      open([
        [
          [SHEET[format].width, base],
          [scale, base],
          [scale, top],
        ],
        ...marks,
      ]) +
      closed(
        bars.map(([x, width, height]) => box(x, base - height, width, height)),
        "sand",
      ),
    warm: socket(place) + loneTile(place, ERROR, "warm"),
    ring: { centre: seed, r: check },
    joint: jointMarks(place, () => false).join(""),
  };
});
