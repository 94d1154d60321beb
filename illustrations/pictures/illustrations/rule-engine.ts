/** Illustration of the journey's fifth step, 208 x 148: the customer's own rule laid across the engine's star. */
import { decagon, decagonStar, seedStar } from "../../engine/paths.ts";
import { type Point, polar, rad, times } from "../../engine/plane.ts";
import { chords } from "../../engine/shapes.ts";
import { area, closed, hair, hairRing, open, rounds, warm } from "./pens.ts";

const CENTRE: Point = [92, 77];
const R = 60;
/** The tip that lies beyond the rule, and the direction the rule runs in, degrees. */
const TIP = -18;
const ALONG = TIP + 90;
/** The rule's edge passes through the tips on both sides of it. */
const OFF = R * Math.cos(rad(36));
const FOOT = polar(CENTRE, OFF, TIP);
const [FROM, TO] = [-60, 68];
const BREADTH = 15;
const TICKS = 32;

/** A point of the rule: how far along it from its foot, and how far in from its edge. */
const at = (length: number, inwards = 0): Point => polar(polar(FOOT, length, ALONG), -inwards, TIP);

/** A rule laid on the star from tip to tip. The part beyond the rule is marked. */
export function ruleEngine(): string {
  const neighbours = [TIP - 36, TIP + 36].map((direction) => polar(CENTRE, R, direction));
  // A tip's sides run at 36 degrees to its axis.
  const half = (R - OFF) * Math.tan(rad(36));
  const caught = [at(-half), polar(CENTRE, R, TIP), at(half)];
  const step = (TO - FROM) / TICKS;
  const ticks = times(TICKS - 1, (k): [Point, Point] => {
    const length = FROM + step * (k + 1);
    return [at(length), at(length, k % 5 === 1 ? 7 : 3.6)];
  });
  // Earlier positions of the rule.
  const tries = [-14, -21].map((inwards): Point[] => [at(FROM + 12, inwards), at(TO - 12, inwards)]);
  return (
    hairRing([decagon(...CENTRE, R, TIP)]) +
    hair(tries, "3 3") +
    closed([decagonStar(...CENTRE, R, TIP)], "sand") +
    hair(chords(CENTRE, R, TIP)) +
    closed([seedStar(...CENTRE, R, TIP)], "paper") +
    closed([[at(FROM), at(TO), at(TO, BREADTH), at(FROM, BREADTH)]], "paper") +
    hair(ticks) +
    warm(area([caught], "ember-m"), open([caught], "ember", 1.7)) +
    open([[at(FROM), at(TO)]], "acc", 1.7) +
    rounds(neighbours, 3.4, "paper", "acc", 1.5)
  );
}
