import { cutLine } from "../../engine/inside.ts";
import { decagon, decagonStar, FLAT, NOTCH, place, seedStar } from "../../engine/paths.ts";
import { add, along, distance, middle, type Point, polar, times } from "../../engine/plane.ts";
import { box, chords, closedLine, dial, level, lozenge, upright } from "../../engine/shapes.ts";
import { area, closed, dots, hair, hairRing, hairRound, open, rounds, warm } from "./pens.ts";

/** A star inside a dial of 100 ticks, with one chord marked. */
export function fraudDetection(): string {
  const middlePoint: Point = [104, 74];
  const r = 57;
  const ends = [polar(middlePoint, r, -54), polar(middlePoint, r, 54)];
  return (
    hair(dial(middlePoint, 64.5, 100, (k) => (k % 10 === 0 ? 7.5 : 3.5))) +
    rounds([middlePoint], 62) +
    closed([decagonStar(...middlePoint, r, -90)], "sand") +
    hair(chords(middlePoint, r, -90)) +
    closed([seedStar(...middlePoint, r, -90)], "paper") +
    warm(open([ends], "ember", 1.7), dots(ends, 3.4, "ember"))
  );
}

/** A handset filled with nested decagons like a fingerprint. Part of one ring is displaced. */
export function transactionMonitoring(): string {
  const whorl: Point = [104, 84];
  const body = roundCorners(box(64, 6, 80, 136), 7);
  const screen = roundCorners(box(68.5, 16, 71, 121.5), 3);
  const step = 5.6;
  const loop = (k: number) => closedLine(decagon(...whorl, step * k, 18));
  // In the seventh ring, the part from the top to the right is displaced.
  const RUN = 7;
  const rest = loop(RUN).slice(0, 7);
  const shifted = loop(RUN)
    .slice(6)
    .map((p) => add(p, polar([0, 0], 2.8, -36)));
  const all = times(16, (k) => k + 1).filter((k) => k !== RUN);
  const cut = (ks: readonly number[]) =>
    ks
      .flatMap((k) => cutLine(loop(k), screen))
      .filter((line) => line.length > 3 || distance(line[0] ?? whorl, line.at(-1) ?? whorl) > 8);
  return (
    closed([body], "paper") +
    hair(cut(all.filter((k) => k % 2 === 0))) +
    open([...cut(all.filter((k) => k % 2 === 1)), ...cutLine(rest, screen)]) +
    open([level(11.2, 97, 111)]) +
    warm(open(cutLine(shifted, screen), "ember", 1.9))
  );
}

/** A polygon with each corner rounded by radius `r`. */
function roundCorners(corners: readonly Point[], r: number): Point[] {
  return corners.flatMap((p, k) => {
    const before = corners.at(k - 1) ?? p;
    const after = corners[(k + 1) % corners.length] ?? p;
    const to = (q: Point) => along(p, q, r / Math.hypot(q[0] - p[0], q[1] - p[1]));
    const [a, b] = [to(before), to(after)];
    return times(7, (j) => {
      const t = j / 6;
      return middle(along(along(a, p, t), along(p, b, t), t), along(along(a, p, t), along(p, b, t), t));
    });
  });
}

/** Nine strap columns on ruled paper with a joint line above; one is warm. */
export function kycVerification(): string {
  const BASE = 128;
  const heights = [28, 41, 35, 54, 46, 68, 60, 78, 90];
  const ODD = 5;
  const x = (k: number) => 22 + 18.5 * k;
  const column = (k: number, inset: number): Point[] => {
    const top = BASE - (heights[k] ?? 0) + inset;
    return [...upright(x(k) + inset, BASE, top), ...upright(x(k) + 10 - inset, top, BASE)];
  };
  const sound = heights.map((_, k) => k).filter((k) => k !== ODD);
  const joints = heights.map((h, k): Point => [x(k) + 5, BASE - h - 12]);
  const rules = [1, 2, 3, 4].map((k) => level(BASE - 25 * k, 12, 196));
  const columns = sound.map((k) => column(k, 0));
  const last = joints.at(-1) ?? [0, 0];
  return (
    hair(rules) +
    closed(columns, "sand") +
    hair(sound.map((k) => column(k, 2.8))) +
    open([level(BASE, 12, 196)]) +
    open([joints], "accent", 1.5) +
    closed([decagonStar(...last, 7, -90)], "paper") +
    warm(closed([column(ODD, 0)], "ember-tint", "ember", 1.5), open([column(ODD, 2.8)], "ember", 0.6))
  );
}

/** Lozenges pass a gate on seven lanes. On one lane they crowd before the gate. */
export function riskAssessment(): string {
  const [left, right] = [136, 144];
  const lane = (k: number) => 17 + 19 * k;
  const y = lane(3);
  const starts = [18, 34, 25, 0, 40, 21, 33];
  const spacing = 29;
  const usual = starts.map((start, k) => ({ start, y: lane(k) })).filter((path) => path.y !== y);
  const passing = usual
    .flatMap(({ start, y }) => times(7, (j): Point => [start + spacing * j, y]))
    .filter(([x]) => x < 192 && (x < left - 6 || x > right + 6))
    .map((p) => lozenge(p, 3.9));
  // Drawn from the last one, so that each lies over the one behind it.
  const crowd: Point[][] = [];
  for (let [x, gap] = [left - 7, 5.2]; x > 18; x -= gap, gap *= 1.16) crowd.unshift(lozenge([x, y], 4.7));
  const posts = (from: number, to: number) => [left, right].map((x) => upright(x, from, to));
  return (
    hair([...usual.map(({ y }) => level(y, 12, 196)), level(y, 12, left)]) +
    hair([level(y, right, 196)], "2.5 3") +
    closed(passing, "paper") +
    area([box(left, 6, right - left, 136)], "paper") +
    open([...posts(6, y - 11), ...posts(y + 11, 142)]) +
    closed([box(left, y - 11, right - left, 22)], "accent-tint", "accent", 1.5) +
    warm(closed(crowd, "ember-muted", "ember", 1.1))
  );
}

/** A rosette of ten petals, one for each attribute. One petal is out of place. */
export function digitalIdentity(): string {
  const heart: Point = [104, 74];
  const outline: Point[] = [
    [17, 0],
    [39, -10.6],
    [64, 0],
    [39, 10.6],
  ];
  const petal = (k: number, out = 0, turned = 0) =>
    place(outline, polar(heart, out, -90 + 36 * k), -90 + 36 * k + turned);
  const vein = (ring: readonly Point[]): Point[] => [ring[0] ?? heart, ring[2] ?? heart];
  const ODD = 2;
  const sound = times(10, (k) => ({ isOdd: k % 2 === 1, ring: petal(k) })).filter((_, k) => k !== ODD);
  const rings = (isOdd: boolean) => sound.filter((part) => part.isOdd === isOdd).map(({ ring }) => ring);
  const pulled = petal(ODD, 13, 9);
  return (
    hairRound(heart, 66) +
    hairRing([petal(ODD)], "2 2.4") +
    closed(rings(false), "sand") +
    closed(rings(true), "paper") +
    hair(sound.map(({ ring }) => vein(ring))) +
    closed([decagon(...heart, 10, 0)]) +
    rounds([heart], 4) +
    warm(closed([pulled], "ember-tint", "ember", 1.5), open([vein(pulled)], "ember", 0.6))
  );
}

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
  const ways = ends.map((end, k) => [pentagon[k] ?? heart, end]);
  const decagons = centres.map((at) => decagon(...at, r, -90));
  const stars = centres.map((at) => decagonStar(...at, tip, -72));
  const seeds = centres.map((at) => seedStar(...at, tip, -72));
  return (
    closed(decagons, "paper") +
    closed(stars, "sand", "line", 1) +
    closed(seeds, "paper", "line", 1) +
    warm(
      open(ways, "ember", 0.9),
      closed([pentagon], "ember-tint", "ember", 1.5),
      dots([heart], 2.4, "ember"),
      dots(ends, 2.4, "ember"),
    )
  );
}
