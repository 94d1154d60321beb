import { fieldInside } from "../../engine/inside.ts";
import { circle, decagon, place } from "../../engine/paths.ts";
import { type Point, polar, times } from "../../engine/plane.ts";
import { cellH } from "../../engine/tiles.ts";
import { clear, closed, dashed, head, joint, laneRings, lanes, open, round } from "./head.ts";

const ROSE = {
  wide: { heart: [496, 320], r: 246, s: 80, pulled: 66 },
  middle: { heart: [826, 160], r: 138, s: 45, pulled: 40 },
  phone: { heart: [206, 105], r: 84, s: 28, pulled: 26 },
} as const;
/** The petal that does not belong, counted clockwise from the top. */
const ODD = 2;

/** A rosette of ten petals over the field. One petal is pulled out of its position. */
export const digitalIdentity = head("digital-identity", (format) => {
  const { heart, r, s, pulled } = ROSE[format];
  const way = (k: number) => -90 + 36 * k;
  const petal = (k: number, out = 0, turned = 0) =>
    place(
      [
        [0.25 * r, 0],
        [0.6 * r, -0.165 * r],
        [0.95 * r, 0],
        [0.6 * r, 0.165 * r],
      ],
      polar(heart, out, way(k)),
      way(k) + turned,
    );
  const vein = (ring: readonly Point[]): Point[] => [ring[0] ?? heart, ring[2] ?? heart];
  const sound = times(10, (k) => k).filter((k) => k !== ODD);
  const moved = petal(ODD, pulled, 9);
  const check = 0.25 * r - 5;
  return {
    lanes:
      laneRings([round(heart, r + 14)], 0.7) +
      lanes(
        clear(
          format,
          times(10, (k) => [polar(heart, r + 14, way(k)), polar(heart, 1200, way(k))]),
        ),
      ),
    field:
      fieldInside(round(heart, r - 0.5), { s, origin: heart, rotation: 0, cell: cellH }) +
      circle(heart, r, { fill: "none", stroke: "var(--line)", "stroke-width": 1.4 }) +
      closed(
        sound.filter((k) => k % 2 === 0).map((k) => petal(k)),
        "sand",
        "line",
        1.5,
      ) +
      closed(
        sound.filter((k) => k % 2 === 1).map((k) => petal(k)),
        "paper",
        "line",
        1.5,
      ) +
      open(
        sound.map((k) => vein(petal(k))),
        "line",
        0.7,
      ) +
      closed([petal(ODD)], "paper", "paper") +
      dashed([[...petal(ODD), ...petal(ODD).slice(0, 1)]]) +
      circle(heart, 0.25 * r - 5, { fill: "var(--paper)" }) +
      closed([decagon(heart[0], heart[1], 0.13 * r, 0)], "paper") +
      circle(heart, 0.05 * r, { fill: "none", stroke: "var(--line)", "stroke-width": 1.25 }),
    warm: closed([moved], "ember-t", "ember", 1.8) + open([vein(moved)], "ember", 0.8),
    ring: { centre: heart, r: check, side: -1 },
    joint: joint(polar(heart, check, way(ODD))),
  };
});
