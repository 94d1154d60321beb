import { cutLine, fieldInside } from "../../engine/inside.ts";
import { CIRCUMRADIUS, decagon } from "../../engine/paths.ts";
import { add, type Point, polar, times } from "../../engine/plane.ts";
import { closedLine, level } from "../../engine/shapes.ts";
import { cellH } from "../../engine/tiles.ts";
import { closed, dashed, head, joint, lanes, open, SHEET } from "./head.ts";

const LARGE = { s: 52, width: 300, edge: 14, step: 15, run: 3, moved: 8, check: 40, back: 58 };
/**
 * `step` leads from ring to ring, `back` from handset to handset behind it; `run` is the ring with a displaced part,
 * which is `moved` so far.
 */
const HAND = {
  wide: { ...LARGE, whorl: [586, 340], top: 40, bottom: 1000 },
  middle: { ...LARGE, whorl: [886, 176], top: -40, bottom: 520 },
  phone: {
    whorl: [275, 122],
    s: 34,
    width: 190,
    top: -30,
    bottom: 420,
    edge: 9,
    step: 10,
    run: 3,
    moved: 5.5,
    check: 24,
    back: 34,
  },
} as const;

/** A handset whose core is the pattern and whose rings grow from it like a fingerprint; part of one ring is displaced. */
export const transactionMonitoring = head("transaction-monitoring", (format) => {
  const { whorl, s, width, top, bottom, edge, step, run, moved, check, back } = HAND[format];
  const sheet = SHEET[format];
  const core = s * CIRCUMRADIUS;
  const [x, y] = whorl;
  const body = (shift: number) => chamfered([x - width / 2 - shift, top], width, bottom - top, edge);
  const screen = chamfered(
    [x - width / 2 + edge, top + 2.6 * edge],
    width - 2 * edge,
    bottom - top - 3.8 * edge,
    edge / 2,
  );
  const corners = (k: number) => decagon(x, y, core + step * k, 0);
  const moving = [...corners(run).slice(7, 10), ...corners(run).slice(0, 1)];
  const staying = corners(run).slice(0, 8);
  const count = Math.ceil(Math.hypot(sheet.width, sheet.height) / step);
  const rest = times(count, (k) => k + 1).filter((k) => k !== run);
  const cut = (odd: boolean) =>
    rest.filter((k) => (k % 2 === 1) === odd).flatMap((k) => cutLine(closedLine(corners(k)), screen));
  const shift = polar([0, 0], moved, -54);
  const [place = whorl] = moving;
  return {
    lanes:
      lanes(
        [3, 2, 1].map((k) => {
          const ghost = body(back * k);
          // Only the part that the next handset does not cover.
          return [ghost[2], ghost[1], ghost[0], ghost[7], ghost[6], ghost[5]].flatMap((p) =>
            p ? [[Math.min(p[0], x - width / 2 - back * (k - 1)), p[1]] as Point] : [],
          );
        }),
      ) + lanes(cut(false), 0.8, 0.6),
    field:
      // The original position of the displaced part stays empty.
      dashed(cutLine(moving, screen)) +
      open([...cut(true), ...cutLine(staying, screen)], "line", 1.25) +
      fieldInside(corners(0), { s, origin: whorl, rotation: 0, cell: cellH }) +
      closed([corners(0)], "none") +
      closed([body(0)], "none", "line", 1.6) +
      open([level(top + 1.3 * edge, x - 2 * edge, x + 2 * edge)]),
    warm: open(
      cutLine(
        moving.map((p) => add(p, shift)),
        screen,
      ),
      "ember",
      2.8,
    ),
    ring: { centre: place, r: check, ticks: 40 },
    joint: joint(place),
  };
});

/** A rectangle from its upper left corner, with all corners cut off at 45 degrees. */
const chamfered = ([x, y]: Point, width: number, height: number, by: number): Point[] => [
  [x, y + by],
  [x + by, y],
  [x + width - by, y],
  [x + width, y + by],
  [x + width, y + height - by],
  [x + width - by, y + height],
  [x + by, y + height],
  [x, y + height - by],
];
