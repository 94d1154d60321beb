import { decagon, decagonStar, FLAT } from "../../engine/paths.ts";
import { type Point, polar, times } from "../../engine/plane.ts";
import { box, chords, upright } from "../../engine/shapes.ts";
import { closed, hair, open, warm } from "./pens.ts";

interface Caliper {
  /** The tile between the jaws. */
  readonly centre: Point;
  readonly r: number;
  /** The rule the jaws slide on. */
  readonly rule: { readonly width: number; readonly height: number; readonly foot: number };
  /** Lengths of the rule's marks, counted from its middle. */
  readonly mark: (k: number) => number;
  readonly marks: number;
  /** Depth of a jaw, inside and outside, and its width. */
  readonly jaw: { readonly inside: number; readonly outside: number; readonly width: number };
  /** The bends of the crack, from edge to edge. */
  readonly crack: readonly Point[];
  readonly weight: number;
}

/** A tile between caliper jaws on a rule, a crack running through it. */
export function caliper({ centre, r, rule, mark, marks, jaw, crack, weight }: Caliper): string {
  const [x, y] = centre;
  const half = r * FLAT;
  const jawAt = (side: 1 | -1): Point[] => {
    const at = (out: number, down: number): Point => [x + side * (half + out), down];
    return [at(0, rule.foot), at(0, jaw.inside), at(jaw.width, jaw.outside), at(jaw.width, rule.foot)];
  };
  const scale = times(2 * marks + 1, (n) => {
    const k = n - marks;
    return upright(x + 4 * k, rule.foot, rule.foot - mark(k));
  });
  return (
    closed([decagon(x, y, r, 18)], "paper") +
    closed([decagonStar(x, y, half)], "sand") +
    hair(chords(centre, half)) +
    closed([box(x - rule.width / 2, rule.foot - rule.height, rule.width, rule.height)], "paper") +
    hair(scale) +
    closed([jawAt(-1), jawAt(1)], "paper") +
    warm(open([[polar(centre, half, -72), ...crack, polar(centre, half, 108)]], "ember", weight))
  );
}
