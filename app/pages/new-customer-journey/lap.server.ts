import { OVER, track } from "../../../art/pictures/track.ts";
import type { Lap } from "./lap.ts";

const round = (value: number, digits: number) => Number(value.toFixed(digits));

/** The drawn track's measures, for the page that drives on it. */
export const lap: Lap = (() => {
  const { d, corners, pieces, length } = track();
  const before = (count: number) => pieces.slice(0, count).reduce((sum, piece) => sum + piece.length, 0);
  return {
    d,
    corners: corners.map(({ point: [x, y], at }) => ({
      x: round(x, 1),
      y: round(y, 1),
      at: round(at / length, 5),
    })),
    over: [round(before(2 * OVER) / length, 5), round(before(2 * OVER + 1) / length, 5)],
  };
})();
