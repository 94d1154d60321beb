import { decagon, decagonStar, FLAT } from "../../engine/paths.ts";
import { crossings, type Point } from "../../engine/plane.ts";
import { chords, level } from "../../engine/shapes.ts";
import { closed, dots, hair, hairRing, warm } from "./pens.ts";

/** A star, a dashed copy turned by 9 degrees, and dots where the two touch. */
export function redTeaming(): string {
  const r = 54;
  const base = 136;
  const own: Point = [73, base - r];
  const star = decagonStar(...own, r, -90);
  const copy = decagonStar(own[0] + 60, own[1] - 6, r, -81);
  const contacts = crossings(star, copy);
  return (
    hairRing([decagon(...own, r / FLAT, -72)]) +
    closed([star], "sand") +
    hair(chords(own, r, -90)) +
    hair([level(base, 12, 196)]) +
    warm(
      `<g stroke-dasharray="3.4 2.6">${closed([copy], "none", "ember", 1.4)}</g>`,
      dots(contacts, 3, "ember"),
    )
  );
}
