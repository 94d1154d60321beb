import { random } from "../../../content/random.ts";
import { decagon } from "../../engine/paths.ts";
import { type Point, polar, times } from "../../engine/plane.ts";
import { closedLine } from "../../engine/shapes.ts";
import { closed, hair, open, rounds, stage, warmLines } from "./stage.ts";

const DETAILS = 5;
const AGREE = 22;
/** Points of a line from one detail to the next. */
const STEPS = 16;

/** Customers whose details have been known for about as long, as shares of the longest time: nearly round lines. */
const customers = (): number[][] => {
  const next = random(7);
  return times(AGREE, (k) => {
    const years = 0.2 + (0.76 * (k + 0.4)) / AGREE;
    return times(DETAILS, () => years + (next() - 0.5) * 0.07);
  });
};

/** A line round the details, in the direction against the clock, from the top. */
const round = (centre: Point, r: number, shares: readonly number[]): Point[] =>
  times(STEPS * DETAILS, (k) => {
    const [at, share] = [Math.floor(k / STEPS), (1 - Math.cos((Math.PI * (k % STEPS)) / STEPS)) / 2];
    const [from = 0, to = 0] = [shares[at % DETAILS], shares[(at + 1) % DETAILS]];
    return polar(centre, (from + (to - from) * share) * r, -90 - (360 * k) / (STEPS * DETAILS));
  });

/** The middle and the radius of the rosette, and the radius of the line that leaves. */
const PLACES = {
  wide: { centre: [1184, 526], r: 410, leaves: 304 },
  phone: { centre: [332, 226], r: 204, leaves: 156 },
} as const;

/** A rosette of five details; the lines of twenty-two customers go round, and one leaves by its tangent. */
export const digitalIdentity = stage("digital-identity", ({ format, height, isPhone }) => {
  const { centre, r, leaves } = PLACES[format];
  const axes = times(DETAILS, (k) => [
    polar(centre, 0.09 * r, 72 * k - 90),
    polar(centre, 1.04 * r, 72 * k - 90),
  ]);
  const rings = customers().map((shares) => closedLine(round(centre, r, shares)));
  // A quarter of the way round, where it runs straight down.
  const quarter = round(centre, leaves, Array(DETAILS).fill(1)).slice(0, (STEPS * DETAILS) / 4 + 1);
  const start = quarter.at(-1) ?? centre;
  const known = [start, polar(centre, leaves, -90), polar(centre, leaves, -162)];
  return {
    base: hair(rings, 0.9, 0.62) + open(axes) + closed([decagon(centre[0], centre[1], 0.06 * r, -90)]),
    warm: warmLines([[...quarter, [start[0], height]]], isPhone ? 2.4 : 3),
    checked: rounds(known, isPhone ? 4 : 6, "paper", "accent", 1.6),
    number: rings.length + 1,
    at: { b: start[0] },
  };
});
