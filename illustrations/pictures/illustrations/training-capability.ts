import { decagonStar, seedStar } from "../../engine/paths.ts";
import { type Point, polar, rad, times } from "../../engine/plane.ts";
import { CLIMB, chords, level, SHRINK, upright } from "../../engine/shapes.ts";
import { closed, hair, open, warm } from "./pens.ts";

/** The star copied smaller four times in perspective, its proportion marked; one copy is still turned. */
export function trainingCapability(): string {
  const radii = times(5, (k) => 48 * SHRINK ** k);
  const vanish: Point = [7, 112];
  const centres = radii.map((r) => polar(vanish, r / Math.sin(rad(CLIMB)), -CLIMB));
  const ODD = 2;
  const star = (k: number, turned = 0) =>
    decagonStar(...(centres[k] ?? vanish), radii[k] ?? 0, turned - CLIMB);
  const seed = (k: number) => seedStar(...(centres[k] ?? vanish), radii[k] ?? 0, -CLIMB);
  const [first, second] = [centres[0] ?? vanish, centres[1] ?? vanish];
  const measure = 127;
  return (
    hair([
      level(vanish[1], vanish[0], 200),
      [vanish, polar(vanish, 172, -2 * CLIMB)],
      ...[second, first].map(([x, y]) => upright(x, y, measure - 4)),
    ]) +
    closed([star(0)], "sand") +
    hair(chords(first, radii[0] ?? 0, -CLIMB)) +
    closed([star(1)], "sand") +
    closed([star(3), star(4)], "sand", "line", 1) +
    closed([seed(0), seed(1)], "paper", "line", 1) +
    open(
      [
        level(measure, second[0], first[0]),
        ...[second, first].map(([x]) => upright(x, measure - 4, measure + 4)),
      ],
      "acc",
      1.5,
    ) +
    warm(closed([star(ODD, 9)], "ember-t", "ember", 1.4))
  );
}
