import { strapStar } from "../../engine/broken.ts";
import { decagon, decagonStar, FLAT, seedStar, spokes } from "../../engine/paths.ts";
import { crossings, type Point, polar, rad, type Segment, times } from "../../engine/plane.ts";
import { box, CLIMB, chords, dial, level, SHRINK, upright } from "../../engine/shapes.ts";
import { area, closed, dots, hair, hairRing, open, rounds, warm } from "./pens.ts";

/** A cracked tile between caliper jaws, measured on a rule. */
export function fraudResilienceAssessment(): string {
  const centre: Point = [104, 90];
  const [x, y] = centre;
  const r = 46;
  const half = r * FLAT;
  const foot = 32;
  const jaw = (side: 1 | -1): Point[] => {
    const [inside, outside] = [x + side * half, x + side * (half + 9)];
    return [...upright(inside, foot, 112), ...upright(outside, 98, foot)];
  };
  const scale = times(41, (n) => {
    const k = n - 20;
    return upright(x + 4 * k, foot, foot - (k % 10 === 0 ? 9 : k % 5 === 0 ? 6.5 : 4));
  });
  const bends: Point[] = [
    [112, 62],
    [119, 76],
    [103, 88],
    [110, 104],
    [95, 114],
  ];
  return (
    closed([decagon(x, y, r, 18)], "paper") +
    closed([decagonStar(x, y, half)], "sand") +
    hair(chords(centre, half)) +
    closed([box(x - 90, foot - 16, 180, 16)], "paper") +
    hair(scale) +
    closed([jaw(-1), jaw(1)], "paper") +
    warm(open([[polar(centre, half, -72), ...bends, polar(centre, half, 108)]], "ember", 1.8))
  );
}

/** Decagons spreading from a seed, a 36 degree wedge measured; scale and bars beside. */
export function implementation(): string {
  const seed: Point = [72, 74];
  const reach = 66 * FLAT;
  const wedge = [-18, 18].map((a) => polar(seed, 66, a));
  const hatch = times(17, (k) => {
    const x = reach * (0.2 + 0.8 * (k / 17));
    const y = x * Math.tan(Math.PI / 10);
    return upright(seed[0] + x, seed[1] - y, seed[1] + y);
  });
  const scale = times(5, (k) => level(130 - 28 * k, 152, 158));
  const [first = [], second = [], ...others] = [18, 30, 42, 54, 66].map((r) => decagon(...seed, r, 18));
  return (
    hairRing(others) +
    closed([first, second]) +
    hair(hatch) +
    closed([[seed, ...wedge]], "none", "accent", 1.5) +
    open([upright(152, 130, 18), ...scale]) +
    closed([box(166, 50, 12, 80), box(184, 30, 12, 100)], "sand") +
    open([level(130, 148, 202)]) +
    warm(area([decagonStar(...seed, 9, 0)], "ember"))
  );
}

/** A circle, a decagon and a woven star on one baseline: from plan to result. */
export function managedServices(): string {
  const r = 32;
  const flat = r * FLAT;
  const y = 106 - flat;
  const [plan, draft, built] = [
    [35, y],
    [104, y],
    [173, y],
  ] as const;
  return (
    hair(spokes(...plan, flat, 18).slice(1)) +
    rounds([plan], flat) +
    closed([decagon(...draft, r, 0)]) +
    hairRing([decagonStar(...draft, flat, 18)]) +
    hair(chords(draft, flat, 18)) +
    closed([decagon(...built, r, 0)], "sand") +
    strapStar(built, r, 5.2) +
    closed([seedStar(...built, flat * 1.3, 18)], "sand", "line", 0.9) +
    dots(decagon(...built, flat, 18), 2.3, "accent") +
    open([level(106, 4, 204)]) +
    warm(open([[polar(plan, flat, 27), polar(plan, flat, 207)]], "ember", 1.5))
  );
}

/** A grid of stars. The ring with ticks marks the one that is turned. */
export function training(): string {
  const at = (i: number, j: number): Point => [24 + 32 * i, 26 + 32 * j];
  const COLUMN = 3;
  const ROW = 1;
  const r = 9.4;
  const found = at(COLUMN, ROW);
  const stars = times(24, (k) => {
    const [i, j] = [k % 6, Math.floor(k / 6)];
    const ahead = i - COLUMN || j - ROW;
    return { ahead, star: decagonStar(...at(i, j), r, -90) };
  });
  const passed = stars.filter(({ ahead }) => ahead < 0).map(({ star }) => star);
  const others = stars.filter(({ ahead }) => ahead > 0).map(({ star }) => star);
  const ticks = dial(found, 15.2, 40, (k) => (k % 10 === 0 ? 6 : 3));
  return (
    closed(passed, "sand", "line", 1) +
    hairRing(others) +
    rounds([found], 15.2, "paper", "accent", 1.6) +
    open(ticks, "accent", 0.8) +
    warm(
      closed([decagonStar(...found, r + 1, -81)], "ember-tint", "ember", 1.4),
      area([decagonStar(...found, 3.6, -81)], "ember"),
    )
  );
}

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
  const horizon: Segment = [vanish, polar(vanish, 172, -2 * CLIMB)];
  const plumb = [second, first].map(([x, y]) => upright(x, y, measure - 4));
  const ends = [second, first].map(([x]) => upright(x, measure - 4, measure + 4));
  return (
    hair([level(vanish[1], vanish[0], 200), horizon, ...plumb]) +
    closed([star(0)], "sand") +
    hair(chords(first, radii[0] ?? 0, -CLIMB)) +
    closed([star(1)], "sand") +
    closed([star(3), star(4)], "sand", "line", 1) +
    closed([seed(0), seed(1)], "paper", "line", 1) +
    open([level(measure, second[0], first[0]), ...ends], "accent", 1.5) +
    warm(closed([star(ODD, 9)], "ember-tint", "ember", 1.4))
  );
}

const CENTRE: Point = [92, 77];
const R = 60;
/** The tip that lies beyond the rule, and the direction the rule runs in, degrees. */
const TIP = -18;
const ALONG = TIP + 90;
/** The rule's edge passes through the tips on both sides of it. */
const OFF = R * Math.cos(rad(36));
const FOOT = polar(CENTRE, OFF, TIP);
const FROM = -60;
const TO = 68;
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
    warm(area([caught], "ember-muted"), open([caught], "ember", 1.7)) +
    open([[at(FROM), at(TO)]], "accent", 1.7) +
    rounds(neighbours, 3.4, "paper", "accent", 1.5)
  );
}
