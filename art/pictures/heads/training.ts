import { ERROR, loneTile, type Place, socket } from "../../engine/broken.ts";
import { fieldInside } from "../../engine/inside.ts";
import { circle, decagonStar, seedStar } from "../../engine/paths.ts";
import { distance, type Point, polar, times } from "../../engine/plane.ts";
import { level, upright } from "../../engine/shapes.ts";
import { cellH } from "../../engine/tiles.ts";
import { closed, head, joint, laneRings, lanes, OVER, round, SHEET } from "./head.ts";

const WATCH = {
  wide: { found: [524, 320], step: 92, r: 29, lens: 128, s: 42, columns: [-4, 3], rows: [-4, 4] },
  middle: { found: [844, 160], step: 98, r: 29, lens: 116, s: 38, columns: [-8, 2], rows: [-1, 1] },
  phone: { found: [236, 105], step: 58, r: 18, lens: 80, s: 28, columns: [-3, 2], rows: [-1, 1] },
} as const;

/** Rows of stars read one by one. The lens stops on the turned one and enlarges it. */
export const training = head("training", (format) => {
  const { found, step, r, lens, s, columns, rows } = WATCH[format];
  const { height, width } = SHEET[format];
  const range = ([from, to]: readonly [number, number]) => times(to - from + 1, (k) => from + k);
  const cells = range(rows).flatMap((j) =>
    range(columns).map((i) => ({ i, j, at: [found[0] + step * i, found[1] + step * j] as Point })),
  );
  const shown = cells.filter(({ at }) => distance(at, found) > lens + r);
  const read = shown.filter(({ i, j }) => j < 0 || (j === 0 && i < 0));
  const unread = shown.filter((cell) => !read.includes(cell));
  const star = ({ at }: { at: Point }) => decagonStar(...at, r, -90);
  const place: Place = { centre: found, s, rotation: 18 };
  const spot = polar(found, lens, 180);
  return {
    lanes:
      laneRings(unread.map(star), 0.9, 0.5) +
      lanes([
        upright(found[0], -OVER[format], found[1] - lens),
        upright(found[0], found[1] + lens, height + OVER[format]),
        level(found[1], found[0] + lens, width),
      ]),
    field:
      closed(read.map(star), "sand") +
      closed(
        read.map(({ at }) => seedStar(...at, r, -90)),
        "paper",
        "line",
        0.8,
      ) +
      circle(found, lens, { fill: "var(--paper)" }) +
      fieldInside(round(found, lens), { s, origin: found, rotation: 18, cell: cellH, broken: true }),
    warm: socket(place) + loneTile(place, ERROR, "warm"),
    ring: { centre: found, r: lens, ticks: 120 },
    joint: joint(spot),
  };
});
