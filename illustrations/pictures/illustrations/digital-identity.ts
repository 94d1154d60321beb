import { decagon, place } from "../../engine/paths.ts";
import { type Point, polar, times } from "../../engine/plane.ts";
import { closed, hair, hairRing, hairRound, open, rounds, warm } from "./pens.ts";

/** A rosette of ten petals, one for each attribute. One petal is out of place. */
export function digitalIdentity(): string {
  const heart: Point = [104, 74];
  const petal = (k: number, out = 0, turned = 0) =>
    place(
      [
        [17, 0],
        [39, -10.6],
        [64, 0],
        [39, 10.6],
      ],
      polar(heart, out, -90 + 36 * k),
      -90 + 36 * k + turned,
    );
  const vein = (ring: readonly Point[]): Point[] => [ring[0] ?? heart, ring[2] ?? heart];
  const ODD = 2;
  const sound = times(10, (k) => k).filter((k) => k !== ODD);
  const pulled = petal(ODD, 13, 9);
  return (
    hairRound(heart, 66) +
    hairRing([petal(ODD)], "2 2.4") +
    closed(
      sound.filter((k) => k % 2 === 0).map((k) => petal(k)),
      "sand",
    ) +
    closed(
      sound.filter((k) => k % 2 === 1).map((k) => petal(k)),
      "paper",
    ) +
    hair(sound.map((k) => vein(petal(k)))) +
    closed([decagon(...heart, 10, 0)]) +
    rounds([heart], 4) +
    warm(closed([pulled], "ember-t", "ember", 1.5), open([vein(pulled)], "ember", 0.6))
  );
}
