import { RACETRACK_EXTRA, STEPS } from "../../../hooks/use-journey.ts";

/** What a page needs to know of the drawn track: the road's path, its corners and the piece on the bridge. */
export interface Lap {
  d: string;
  /** `at` is the share of the lap, 0 to 1. */
  corners: readonly { x: number; y: number; at: number }[];
  /** Shares of the lap between which the road lies on the bridge. */
  over: readonly [from: number, to: number];
}

/** The finish is shown from half-way between the last corner and the line. */
export const FINISH_FROM = (STEPS + RACETRACK_EXTRA / 2) / (STEPS + RACETRACK_EXTRA);

/**
 * How much of the lap (0 to 1) is driven at a fraction of the page: the car is at corner k when step k becomes
 * active, at k / 9, and over the line at the end of the page; evenly in between.
 */
export function driven(fraction: number, corners: Lap["corners"]): number {
  const stops = [0, ...corners.map(({ at }) => at), 1];
  const place = Math.min(1, Math.max(0, fraction)) * (stops.length - 1);
  const from = Math.min(Math.floor(place), stops.length - 2);
  const [a, b] = [stops[from] ?? 0, stops[from + 1] ?? 1];
  return a + (b - a) * (place - from);
}

/** How much (0 to 1) of a piece between two shares of the lap is driven. */
export const drivenOf = ([from, to]: readonly [number, number], share: number): number =>
  Math.min(1, Math.max(0, (share - from) / (to - from)));
