import { decagon, decagonStar } from "../../engine/paths.ts";
import { add, edges, meet, type Point, sub } from "../../engine/plane.ts";
import { chords, level } from "../../engine/shapes.ts";
import { closed, dots, hair, hairRing, warm } from "./pens.ts";

/** A star and its dashed twin turned 9 degrees, contact points dotted. */
export function redTeaming(): string {
  const r = 54;
  const base = 136;
  const own: Point = [73, base - r];
  const star = decagonStar(...own, r, -90);
  const twin = decagonStar(own[0] + 60, own[1] - 6, r, -81);
  const contacts = edges(star).flatMap(([a, b]) =>
    edges(twin).flatMap(([p, q]) => {
      const hit = meet(a, sub(b, a), p, sub(q, p));
      if (!hit || hit.t < 0 || hit.t > 1 || hit.u < 0 || hit.u > 1) return [];
      return [add(a, [hit.t * (b[0] - a[0]), hit.t * (b[1] - a[1])])];
    }),
  );
  return (
    hairRing([decagon(...own, r / Math.cos(Math.PI / 10), -72)]) +
    closed([star], "sand") +
    hair(chords(own, r, -90)) +
    hair([level(base, 12, 196)]) +
    warm(
      `<g stroke-dasharray="3.4 2.6">${closed([twin], "none", "ember", 1.4)}</g>`,
      dots(contacts, 3, "ember"),
    )
  );
}
