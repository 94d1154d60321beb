import { bandsOf } from "../../engine/bands.ts";
import { chain } from "../../engine/chain.ts";
import { OUTLINE, strapsOf, strapWidth } from "../../engine/field.ts";
import {
  CIRCUMRADIUS,
  circles,
  decagon,
  decagonStar,
  FLAT,
  fill,
  innerChords,
  lines,
  NOTCH,
  polygons,
  seedStar,
  stroke,
} from "../../engine/paths.ts";
import { distance, edges, middle, type Point, polar, type Segment, times } from "../../engine/plane.ts";
import { legsOf } from "../../engine/straps.ts";
import type { Tile } from "../../engine/tiles.ts";
import { weave } from "../../engine/weave.ts";
import { clear, closed, head, joint, lanes, open } from "./head.ts";

const PENTAD = {
  wide: { heart: [492, 338], r: 98, check: 46, dot: 6 },
  middle: { heart: [846, 171], r: 61, check: 28, dot: 4.4 },
  phone: { heart: [232, 112], r: 40, check: 18, dot: 3.2 },
} as const;

/** Five members that touch edge to edge round one shared sign, with a line to each. */
export const fraudIntelligence = head("fraud-intelligence", (format) => {
  const { heart, r, check, dot } = PENTAD[format];
  const around = times(5, (k) => -90 + 72 * k);
  // Five decagons that touch in a ring lie R times the golden ratio from its middle, the circumradius of edge 1.
  const centres = around.map((a) => polar(heart, r * CIRCUMRADIUS, a));
  const tip = r * FLAT;
  const s = r / CIRCUMRADIUS;
  const width = strapWidth(s);
  const tiles = centres.map((centre, k): Tile => {
    const ring = decagon(centre[0], centre[1], r, -90);
    return { kind: "decagon", ring, centre, cell: [k, 0] };
  });
  // Two members share an edge, and the straps run across it; all other edges end the picture.
  const sides = tiles.flatMap(({ ring }) => edges(ring));
  const shared = (side: Segment) =>
    sides.filter((other) => distance(middle(...side), middle(...other)) < 1).length > 1;
  const always = () => true;
  const bands = bandsOf(
    weave(tiles.flatMap(legsOf)),
    { width, outline: OUTLINE },
    { drawn: always, woven: ({ legs }) => new Set(legs.map(({ tile }) => tile)).size > 1, seam: () => false },
  );
  const ends = around.map((a, k) => polar(centres[k] ?? heart, tip * NOTCH, a + 180));
  const pentagon = around.map((a) => polar(heart, 0.42 * check, a));
  const each = <T>(make: (x: number, y: number) => T) => centres.map(([x, y]) => make(x, y));
  return {
    lanes: lanes(
      clear(
        format,
        around.flatMap((a, k) =>
          [-36, 0, 36].map((side): Point[] => {
            const from = polar(centres[k] ?? heart, side === 0 ? r : tip, a + side);
            return [from, polar(from, 1200, a + side)];
          }),
        ),
      ),
    ),
    field:
      closed(
        tiles.map(({ ring }) => ring),
        "paper",
        "paper",
      ) +
      open(sides.filter(shared), "line", 1.1) +
      fill(polygons(each((x, y) => decagonStar(x, y, tip, -72))), "var(--sand)") +
      stroke(lines(each((x, y) => innerChords(x, y, tip, -72)).flat()), "var(--line)", 0.5, {
        opacity: 0.5,
      }) +
      closed(
        each((x, y) => seedStar(x, y, tip, -72)),
        "paper",
        "line",
        0.8,
      ) +
      strapsOf(bands, width) +
      open(chain(sides.filter((side) => !shared(side))), "line", 1.1),
    warm:
      open(
        ends.map((p) => [heart, p]),
        "ember",
        1.4,
      ) +
      closed([pentagon], "ember-t", "ember", 2) +
      fill(circles([heart, ...ends], dot), "var(--ember)"),
    ring: { centre: heart, r: check, ticks: 40 },
    joint: joint(polar(heart, check, 90)),
  };
});
