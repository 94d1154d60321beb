import { decagonStar, seedStar } from "../../engine/paths.ts";
import { type Point, polar } from "../../engine/plane.ts";
import { chords, dial } from "../../engine/shapes.ts";
import { closed, dots, hair, open, rounds, warm } from "./pens.ts";

/** A star inside a dial of 100 ticks, with one chord marked. */
export function fraudDetection(): string {
  const middlePoint: Point = [104, 74];
  const r = 57;
  const ends = [polar(middlePoint, r, -54), polar(middlePoint, r, 54)];
  return (
    hair(dial(middlePoint, 64.5, 100, (k) => (k % 10 === 0 ? 7.5 : 3.5))) +
    rounds([middlePoint], 62) +
    closed([decagonStar(...middlePoint, r, -90)], "sand") +
    hair(chords(middlePoint, r, -90)) +
    closed([seedStar(...middlePoint, r, -90)], "paper") +
    warm(open([ends], "ember", 1.7), dots(ends, 3.4, "ember"))
  );
}
