import { loneTile, socket, TILT_DEG } from "../engine/broken.ts";
import type { Drawing } from "../engine/drawing.ts";
import { fieldInside } from "../engine/inside.ts";
import { decagonStar, fill, lines, polygons, shape, stroke } from "../engine/paths.ts";
import { type Point, polar, type Segment, times } from "../engine/plane.ts";
import { chequers } from "../engine/shapes.ts";
import type { Crop } from "../engine/tiles.ts";
import { viewBox } from "./plate.ts";
import { construction, lapPositions, loops, places, START, type Track, track } from "./racetrack-geometry.ts";
import { racingCar } from "./racing-car.ts";

const LINE = "var(--line)";
const ACCENT = "var(--accent)";
/** Tip radius of a corner's star, px; on phones it is larger. */
const MARK = 19;
/** The drawing with room for its labels, and the crops of it that phones and the heads of both journeys show. */
const WHOLE: Crop = { x: 30.5, y: 121.9, width: 1371.4, height: 796.2 };
const PHONE: Crop = { x: 188, y: 239.9, width: 1130, height: 652.2 };
const TRACK: Crop = { x: 194, y: 262, width: 1110, height: 604 };
/** Width of the road. */
const ROAD = 55.2;
/** The tile that is out of true, on the lattice of the infield. */
const SMALL = 34;
const BROKEN = { centre: [863, 521], s: SMALL, rotation: -18 } as const;
/** On phones the stars grow, so that straps stay over 4 px on the screen; each loop shows one star whole. */
const LARGE = 104;
const PHONE_STARS: readonly Point[] = [
  [962, 502],
  [424, 745],
];

/** The figure eight of the journey: one drawing for wide screens and one for phones. */
export const racetracks = (): Drawing[] => {
  const lap = track();
  const [upper, lower] = loops(lap);
  // Hatching outside each corner, and thin lines across the road at both ends of it.
  const edge = ROAD / 2 + 2.4;
  const kerbs = spokes(lap, 19, edge, (k) => edge + (k % 3 === 0 ? 10 : 6));
  const normals = spokes(lap, 2, 29, () => 60);
  return [
    {
      file: "racetrack",
      name: "racetrack",
      viewBox: viewBox(WHOLE),
      positions: { lap: lapPositions(lap), track: viewBox(TRACK) },
      properties: places(lap, WHOLE, PHONE),
      layers: {
        construction:
          stroke(construction(), LINE, 0.5, { opacity: 0.26 }) +
          stroke(lines(normals), LINE, 0.5, { opacity: 0.3 }),
        infield:
          fieldInside(upper, { s: SMALL, origin: BROKEN.centre, isBroken: true }) +
          fieldInside(lower, { s: SMALL, origin: BROKEN.centre }),
        tile: socket(BROKEN) + loneTile(BROKEN, TILT_DEG, "warm"),
        kerbs: stroke(lines(kerbs, 2), LINE, 1),
        ...road(lap, ROAD, false),
        mark: shape(polygons([decagonStar(0, 0, MARK, 18)], 2), {}),
        car: racingCar(1),
        parked: `<g transform="translate(${START.join(" ")})">${racingCar(1.15)}</g>`,
      },
    },
    {
      file: "racetrack-phone",
      name: "racetrackPhone",
      viewBox: viewBox(PHONE),
      layers: {
        infield: [upper, lower]
          .map((ring, k) => fieldInside(ring, { s: LARGE, origin: PHONE_STARS[k] ?? START }))
          .join(""),
        ...road(lap, 50, true),
        mark: shape(polygons([decagonStar(0, 0, 1.9 * MARK, 18)], 1), {}),
        car: racingCar(1.3),
      },
    },
  ];
};

/** The road as a strap `width` px wide: the whole road, the part already driven, and the bridge over both. */
function road(lap: Track, width: number, isPhone: boolean): Record<string, string> {
  const outline = isPhone ? 4.2 : 1.3;
  // Three columns of squares across the road at the start line; `rows` of them fill it.
  const [across, rows] = [width - 2 * outline, isPhone ? 4 : 6];
  const side = across / rows;
  const strap = (d: string) =>
    stroke(d, LINE, width) +
    stroke(d, "var(--raised)", width - 2 * outline) +
    (isPhone ? "" : stroke(d, LINE, 0.9, { "stroke-dasharray": "11 9", opacity: 0.7 }));
  const driven = (d: string) =>
    stroke(d, ACCENT, isPhone ? 9 : 3.6, { pathLength: 1, "stroke-dasharray": "1 1.01" });
  return {
    road: strap(lap.d),
    start: fill(
      polygons(chequers([START[0] - 1.5 * side, START[1] - across / 2], side, 3, rows), 2),
      "var(--ink)",
    ),
    driven: driven(lap.d),
    bridge: strap(lap.bridge),
    "driven-over": driven(lap.bridge),
  };
}

/** `count` lines outwards along each corner's arc, from one distance of it to another. */
function spokes({ corners }: Track, count: number, from: number, to: (k: number) => number): Segment[] {
  return corners.flatMap(({ arc, piece }) => {
    const first = piece.heading - 90 * Math.sign(arc.turn);
    return times(count, (k): Segment => {
      const at = (r: number) => polar(arc.centre, arc.radius + r, first + (arc.turn * k) / (count - 1));
      return [at(from), at(to(k))];
    });
  });
}
