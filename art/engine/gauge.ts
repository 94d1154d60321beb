import { ERROR, type Place } from "./broken.ts";
import { CIRCUMRADIUS, circle, fill, lines, num, polygons, stroke } from "./paths.ts";
import { add, type Point, polar, type Segment, times } from "./plane.ts";
import { text } from "./text.ts";

/** Radius of the ring round a tile, px. */
export const ringRadius = (s: number): number => 1.13 * CIRCUMRADIUS * s;

/** A circle that draws itself clockwise from the top. */
export const drawnCircle = (centre: Point, r: number, colour: string, width: number): string =>
  circle(centre, r, {
    fill: "none",
    stroke: `var(--${colour})`,
    "stroke-width": width,
    pathLength: 1,
    transform: `rotate(-90 ${num(centre[0], 2)} ${num(centre[1], 2)})`,
  });

/** The ring over its paper halo. */
export const ring = ({ centre, s }: Place): string =>
  drawnCircle(centre, ringRadius(s), "paper", 9) + drawnCircle(centre, ringRadius(s), "acc", 1.8);

/** Ticks outside a ring: each 3 degrees, longer each 9, longest at the ten joints. */
export function ticks({ centre, s, rotation }: Place): string {
  const r = ringRadius(s);
  const tick = (degrees: number, length: number): Segment => [
    polar(centre, r, rotation + 18 + degrees),
    polar(centre, r + length, rotation + 18 + degrees),
  ];
  const all = times(120, (k) => 3 * k);
  const marks = (length: number, width: number, test: (degrees: number) => boolean) =>
    stroke(lines(all.filter(test).map((a) => tick(a, length))), "var(--acc)", width);
  return (
    marks(4, 0.7, (a) => a % 9 !== 0) +
    marks(7, 0.9, (a) => a % 9 === 0 && a % 36 !== 0) +
    marks(13, 1.6, (a) => a % 36 === 0)
  );
}

interface AngleOptions {
  /** The letters of the reading are 13 px where the drawing is placed at this scale. */
  scale?: number;
  /** For a drawing that the page turns round: the reading is turned beforehand, so that it can be read. */
  mirrored?: boolean;
}

/** Two arms beyond the ring at the true and at the found direction, an arc between them, and the reading. */
export function angle(
  { centre, s }: Place,
  direction: number,
  reading: Point,
  { scale = 1, mirrored = false }: AngleOptions = {},
): string {
  const r = ringRadius(s);
  const arm = (degrees: number, from: number): Segment => [
    polar(centre, r + from, direction + degrees),
    polar(centre, r + 62, direction + degrees),
  ];
  const arc = times(7, (k) => polar(centre, r + 40, direction + (ERROR * k) / 6));
  const [x, y] = add(centre, reading);
  const at = (right: number, down: number): Point => [x + right / scale, y + down / scale];
  const label = text(at(-10, 0), `${ERROR.toFixed(1)}°`, {
    fill: "var(--acc)",
    "font-family": "IBM Plex Mono Variable, IBM Plex Mono, monospace",
    "font-size": num(13 / scale),
    "font-weight": 500,
  });
  // The letter delta as a shape: the page's fonts hold no Greek.
  const delta = [at(-26, -0.6), at(-22, -8.8), at(-18, -0.6)];
  const sign = stroke(polygons([delta]), "var(--acc)", 1.2) + label;
  const plate = polygons([[at(-34, -15), at(26, -15), at(26, 6), at(-34, 6)]]);
  return (
    stroke(lines([arm(0, 0), arm(ERROR, 0)]), "var(--acc)", 1) +
    stroke(lines([arc]), "var(--acc)", 1.8) +
    fill(plate, "var(--paper)") +
    (mirrored ? `<g transform="translate(${num(2 * at(-4, 0)[0])}) scale(-1 1)">${sign}</g>` : sign)
  );
}

/**
 * From a dot just outside the ring, up a 72 degree slope, then level to `end` (a point of the picture, the edge
 * of the tag).
 */
export function leader({ centre, s }: Place, direction: number, end: Point): string {
  const r = ringRadius(s);
  const start = polar(centre, r + 13, direction);
  const rise = end[1] - start[1];
  const knee: Point = [start[0] + Math.abs(rise) / Math.tan((72 * Math.PI) / 180), end[1]];
  return (
    stroke(lines([[start, knee, end]]), "var(--acc)", 1.25, { pathLength: 1 }) +
    circle(start, 3.2, { fill: "var(--acc)" })
  );
}
