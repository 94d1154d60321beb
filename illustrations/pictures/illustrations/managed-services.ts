import { strapStar } from "../../engine/broken.ts";
import { decagon, decagonStar, FLAT, seedStar, spokes } from "../../engine/paths.ts";
import { type Point, polar, times } from "../../engine/plane.ts";
import { chords, level } from "../../engine/shapes.ts";
import { closed, dots, hair, hairRing, open, rounds, warm } from "./pens.ts";

/** A circle, a decagon and a woven star on one baseline: from plan to result. */
export function managedServices(): string {
  const r = 32;
  const flat = r * FLAT;
  const y = 106 - flat;
  const at = (x: number): Point => [x, y];
  const [plan, draft, built] = [at(35), at(104), at(173)];
  return (
    hair(spokes(...plan, flat, 18).slice(1)) +
    rounds([plan], flat) +
    closed([decagon(...draft, r, 0)]) +
    hairRing([decagonStar(...draft, flat, 18)]) +
    hair(chords(draft, flat, 18)) +
    closed([decagon(...built, r, 0)], "sand") +
    strapStar(built, r, 0, 5.2) +
    closed([seedStar(...built, flat * 1.3, 18)], "sand", "line", 0.9) +
    dots(
      times(10, (k) => polar(built, flat, 18 + 36 * k)),
      2.3,
      "acc",
    ) +
    open([level(106, 4, 204)]) +
    warm(open([[polar(plan, flat, 27), polar(plan, flat, 207)]], "ember", 1.5))
  );
}
