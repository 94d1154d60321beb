import { decagon, decagonStar, FLAT, NOTCH, seedStar } from "../../engine/paths.ts";
import { type Point, polar, times } from "../../engine/plane.ts";
import { closed, dots, open, warm } from "./pens.ts";

/** Five decagons round a shared pentagon, with a line to each. */
export function fraudIntelligence(): string {
  const heart: Point = [104, 79];
  const r = 26.5;
  // Five decagons that touch edge to edge in a ring lie R times the golden ratio from its middle.
  const out = r * ((1 + Math.sqrt(5)) / 2);
  const around = times(5, (k) => -90 + 72 * k);
  const centres = around.map((a) => polar(heart, out, a));
  const tip = r * FLAT;
  const ends = around.map((a, k) => polar(centres[k] ?? heart, -tip * NOTCH, a));
  const pentagon = around.map((a) => polar(heart, 9.5, a));
  const feet = around.map((_, k) => pentagon[k] ?? heart);
  const each = (make: (x: number, y: number) => Point[]) => centres.map(([x, y]) => make(x, y));
  return (
    closed(
      each((x, y) => decagon(x, y, r, -90)),
      "paper",
    ) +
    closed(
      each((x, y) => decagonStar(x, y, tip, -72)),
      "sand",
      "line",
      1,
    ) +
    closed(
      each((x, y) => seedStar(x, y, tip, -72)),
      "paper",
      "line",
      1,
    ) +
    warm(
      open(
        ends.map((p, k) => [feet[k] ?? p, p]),
        "ember",
        0.9,
      ),
      closed([pentagon], "ember-t", "ember", 1.5),
      dots([heart], 2.4, "ember"),
      dots(ends, 2.4, "ember"),
    )
  );
}
