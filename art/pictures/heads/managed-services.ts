import { jointMarks } from "../../engine/broken.ts";
import { fieldInside } from "../../engine/inside.ts";
import { APOTHEM, CIRCUMRADIUS, circle, decagon, decagonStar, spokes } from "../../engine/paths.ts";
import { type Point, polar, times } from "../../engine/plane.ts";
import { chords, level, upright } from "../../engine/shapes.ts";
import { clear, closed, head, laneRings, lanes, open, SHEET } from "./head.ts";

/** Gap between the ring and its neighbours, and between those, px. */
const CLEARANCE = { wide: 22, middle: 20, phone: 16 } as const;
const ROW = {
  wide: { s: 56, built: 636, y: 328, reach: 226 },
  middle: { s: 50, built: 946, y: 158, reach: 200 },
  phone: { s: 30, built: 306, y: 102, reach: 120 },
} as const;

/** One row from plan to fabric: a circle, a decagon, a woven star and the band it grows into, on one baseline. */
export const managedServices = head("managed-services", (format) => {
  const { s, built: end, y, reach } = ROW[format];
  const { width } = SHEET[format];
  const r = CIRCUMRADIUS * s;
  const apothem = APOTHEM * s;
  const built: Point = [end, y];
  const ring = 1.13 * r;
  const apart = ring + CLEARANCE[format];
  const draft: Point = [end - apart - apothem, y];
  const plan: Point = [draft[0] - apart - r, y];
  // Decagon on the left, band on the right: the part of the outline that faces the draft, then two level borders.
  const band: Point[] = [
    ...times(6, (k) => polar(built, r, 90 + 36 * k)),
    [width + 8, y - r],
    [width + 8, y + r],
  ];
  const axes = [plan, draft, built].map(([x]) => upright(x, y - reach, y + reach));
  const levelAt = (at: number) => level(at, plan[0] - r - 60, width);
  return {
    lanes:
      lanes(clear(format, [...axes, levelAt(y - r), levelAt(y)]), 0.7, 0.4) +
      lanes(spokes(...plan, r, 0).slice(1), 0.8, 0.5) +
      laneRings([decagonStar(...draft, apothem, 0)], 0.9, 0.7) +
      lanes(chords(draft, apothem, 0), 0.7, 0.5),
    field:
      circle(plan, r, { fill: "none", stroke: "var(--line)", "stroke-width": 1.4 }) +
      closed([decagon(...draft, r, -18)], "none", "line", 1.4) +
      closed([band], "paper", "paper") +
      fieldInside(band, { s, origin: built }) +
      closed([band], "none") +
      open(clear(format, [levelAt(y + r)]), "line", 1.6),
    warm: open([[polar(plan, r, 9), polar(plan, r, 189)]], "ember", 2.6),
    ring: { centre: built, r: ring },
    joint: jointMarks({ centre: built, s, rotation: -18 }, () => true).join(""),
  };
});
