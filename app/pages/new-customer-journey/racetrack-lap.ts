/** A piece of the lap between two shares of it, 0 to 1. */
interface Stretch {
  from: number;
  to: number;
}

/** The drawn track as the page needs it to drive along. */
export interface Lap {
  /** The middle of the road. */
  d: string;
  start: { x: number; y: number };
  /** The share of the lap after which the car is clear of a corner's number. */
  clear: number;
  /** `at` is the share of the lap, 0 to 1. */
  corners: readonly { x: number; y: number; at: number }[];
  /** The part of the road that lies on the bridge. */
  bridge: Stretch;
}

/** The part of the way to the next corner, at either end, in which the car gets clear. */
const QUICK = 0.06;
/** The part of the way after the last corner in which the car is over the line; then the footer comes. */
const HOME = 1 / 3;

/**
 * Returns the part of the lap (0 to 1) that is driven at a fraction of the page: the car is at corner k when step k becomes
 * active, at k / 9, and soon after the last one over the line. It is quickly clear of each corner, and even in between.
 */
export function driven(fraction: number, { corners, clear }: Lap): number {
  const stops = [0, ...corners.map(({ at }) => at), 1];
  const last = stops.length - 2;
  const place = Math.min(1, Math.max(0, fraction)) * (stops.length - 1);
  const from = Math.min(Math.floor(place), last);
  const [a, b] = [stops[from] ?? 0, stops[from + 1] ?? 1];
  const part = place - from;
  // The start line has no number, so that only the corner's side keeps its distance.
  const line = (b - a) * QUICK;
  const apart = from === 0 || from === last ? clear : Math.min(clear, (b - a) / 2);
  const leave = a + (from === 0 ? line : apart);
  const arrive = b - (from === last ? line : apart);
  const end = from === last ? HOME : 1;
  if (part >= end) return b;
  if (part < QUICK) return a + ((leave - a) * part) / QUICK;
  if (part > end - QUICK) return b - ((b - arrive) * (end - part)) / QUICK;
  return leave + ((arrive - leave) * (part - QUICK)) / (end - 2 * QUICK);
}

/** Returns how much of a stretch is driven, 0 to 1. */
export const drivenOf = ({ from, to }: Stretch, share: number): number =>
  Math.min(1, Math.max(0, (share - from) / (to - from)));
