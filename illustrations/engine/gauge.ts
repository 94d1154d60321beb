import type { Place } from "./broken.ts";
import { CIRCUMRADIUS, circle, lines, num, stroke } from "./paths.ts";
import { type Point, polar, type Segment, times } from "./plane.ts";

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
