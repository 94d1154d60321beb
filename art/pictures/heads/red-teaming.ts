import { ERROR, loneTile, type Place } from "../../engine/broken.ts";
import { APOTHEM, circles, decagonStar, fill, polygons } from "../../engine/paths.ts";
import { crossings, distance } from "../../engine/plane.ts";
import { legsOf } from "../../engine/straps.ts";
import { cellH, fillCrop } from "../../engine/tiles.ts";
import { head, joint, laneRings, lanes, SHEET } from "./head.ts";

/** `copy` is the offset from the star to its copy. */
const BOUT = {
  wide: { own: [424, 326], s: 108, copy: [184, -18], check: 44, dot: 6.5, dash: "9 6" },
  middle: { own: [760, 164], s: 84, copy: [144, -14], check: 34, dot: 5.5, dash: "8 5" },
  phone: { own: [170, 108], s: 58, copy: [100, -10], check: 26, dot: 4.5, dash: "6 4" },
} as const;

/** A star in its field and a dashed copy turned by 9 degrees; the points where they touch are checked. */
export const redTeaming = head("red-teaming", (format) => {
  const { own, s, copy, check, dot, dash } = BOUT[format];
  const { width, height } = SHEET[format];
  const tip = APOTHEM * s;
  const place: Place = { centre: own, s, rotation: 0 };
  // The neighbours are drawn whole: a line that ends in empty space would look broken.
  const near = fillCrop({ cell: cellH, s, origin: own, rotation: 0 }, { x: 0, y: 0, width, height }).filter(
    ({ centre }) => distance(centre, own) > 1 && distance(centre, own) < 2.3 * s,
  );
  const star = decagonStar(own[0], own[1], tip, 18);
  const other = decagonStar(own[0] + copy[0], own[1] + copy[1], tip, 18 + ERROR);
  const touches = crossings(star, other);
  const first = touches.toSorted((a, b) => a[1] - b[1])[0] ?? own;
  return {
    lanes:
      laneRings(
        near.map(({ ring }) => ring),
        0.6,
        0.4,
      ) +
      lanes(
        near.flatMap(legsOf).map(({ points }) => points),
        0.9,
        0.62,
      ),
    field: loneTile(place, 0, "cold"),
    warm:
      `<path fill="none" stroke="var(--ember)" stroke-width="2" stroke-dasharray="${dash}" d="${polygons([other])}"/>` +
      fill(
        circles(
          touches.filter((p) => p !== first),
          dot,
        ),
        "var(--ember)",
      ),
    ring: { centre: first, r: check, ticks: 40 },
    joint: joint(first),
  };
});
