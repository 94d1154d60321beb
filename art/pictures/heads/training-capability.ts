import { ERROR, loneTile, type Place, socket } from "../../engine/broken.ts";
import { APOTHEM, CIRCUMRADIUS, decagon, decagonStar, FLAT } from "../../engine/paths.ts";
import { along, distance, polar, rad } from "../../engine/plane.ts";
import { CLIMB, level, upright } from "../../engine/shapes.ts";
import { closed, head, joint, lanes, open, SHEET } from "./head.ts";

/**
 * `measure` is the level of the measure and `tick` half the length of its ticks. The copies `shrink` from one to the
 * next so far that they stand apart: the ring round one covers no other.
 */
const CLASS = {
  wide: { r: 186, vanish: [92, 500], measure: 546, tick: 9, shrink: 0.46 },
  middle: { r: 132, vanish: [556, 282], measure: 304, tick: 7, shrink: 0.44 },
  phone: { r: 86, vanish: [14, 182], measure: 197, tick: 5, shrink: 0.41 },
} as const;
/** The copy that is not right yet. */
const ODD = 2;

/** Below this edge length a strap that keeps its 4 px would fill the tile: the star is drawn as a line. */
const STRAP_FROM = 24;

function copy(place: Place): string {
  if (place.s >= STRAP_FROM) return loneTile(place, 0, "cold");
  const { centre, s, rotation } = place;
  return (
    closed([decagon(...centre, CIRCUMRADIUS * s, rotation)], "paper", "line", 0.9) +
    closed([decagonStar(...centre, APOTHEM * s, rotation + 18)], "sand", "line", 0.9)
  );
}

/** The tile copied smaller four times in perspective, its proportion marked; one copy is still turned. */
export const trainingCapability = head("training-capability", (format) => {
  const { r, vanish, measure, tick, shrink } = CLASS[format];
  const { width } = SHEET[format];
  const nth = (k: number) => {
    const radius = r * shrink ** k;
    return { radius, centre: polar(vanish, radius / Math.sin(rad(CLIMB)), -CLIMB) };
  };
  const place = (k: number): Place => {
    const { radius, centre } = nth(k);
    return { centre, s: radius / APOTHEM, rotation: -CLIMB - 18 };
  };
  const [first, second, odd] = [nth(0), nth(1), nth(ODD)];
  const check = (1.1 * odd.radius) / FLAT;
  const facing = along(odd.centre, second.centre, check / distance(odd.centre, second.centre));
  return {
    lanes: lanes([
      [vanish, [width, vanish[1]]],
      [vanish, polar(vanish, 1000, -2 * CLIMB)],
      ...[second, first].map(({ centre: [x, y] }) => upright(x, y, measure - tick)),
    ]),
    field:
      [0, 1, 3, 4].map((k) => copy(place(k))).join("") +
      open(
        [
          level(measure, second.centre[0], first.centre[0]),
          ...[second, first].map(({ centre: [x] }) => upright(x, measure - tick, measure + tick)),
        ],
        "acc",
        1.8,
      ),
    warm: socket(place(ODD)) + loneTile(place(ODD), ERROR, "warm"),
    ring: { centre: odd.centre, r: check },
    joint: joint(facing),
  };
});
