import { fieldInside } from "../../engine/inside.ts";
import { APOTHEM, circle, circles, fill } from "../../engine/paths.ts";
import { polar, times } from "../../engine/plane.ts";
import { dial } from "../../engine/shapes.ts";
import { cellH } from "../../engine/tiles.ts";
import { head, joint, laneRings, lanes, open, round } from "./head.ts";

const DIAL = {
  wide: { centre: [496, 320], s: 118, r: 252, check: 42, ticks: [18, 9], dot: 7, weight: 3.4 },
  middle: { centre: [850, 160], s: 57, r: 122, check: 26, ticks: [12, 6], dot: 5, weight: 2.6 },
  phone: { centre: [224, 105], s: 36, r: 77, check: 18, ticks: [9, 5], dot: 4, weight: 2.2 },
} as const;

/** A dial of 100 ticks round the field; of the star in its middle one chord is weighed. */
export const fraudDetection = head("fraud-detection", (format) => {
  const { centre, s, r, check, ticks, dot, weight } = DIAL[format];
  const tip = APOTHEM * s;
  const [found, other] = [polar(centre, tip, -54), polar(centre, tip, 54)];
  const marks = dial(centre, r + 7, 100, (k) => (k % 10 === 0 ? ticks[0] : ticks[1]));
  const axes = times(10, (k) => [
    polar(centre, r + 7 + ticks[0] + 6, 36 * k - 90),
    polar(centre, r + 7 + ticks[0] + (k % 2 ? 40 : 90), 36 * k - 90),
  ]);
  return {
    lanes: lanes(marks, 0.9, 0.7) + laneRings([round(centre, r + 7 + ticks[0] + 6)], 0.6) + lanes(axes, 0.7),
    field:
      fieldInside(round(centre, r - 0.5), { s, origin: centre, rotation: 0, cell: cellH }) +
      circle(centre, r, { fill: "none", stroke: "var(--line)", "stroke-width": 1.6 }),
    warm: open([[found, other]], "ember", weight) + fill(circles([other], dot), "var(--ember)"),
    ring: { centre: found, r: check, ticks: 40 },
    joint: joint(found, dot - 1),
  };
});
