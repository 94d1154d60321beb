/** Illustrations of the six services, 208 x 148. */

import { strapStar } from "../../engine/broken.ts";
import { decagon, decagonStar, seedStar, spokes } from "../../engine/paths.ts";
import { add, edges, meet, type Point, polar, rad, sub } from "../../engine/plane.ts";
import { area, closed, dots, hair, hairRing, open, rounds, warm } from "./pen.ts";
import { box, CLIMB, chords, dial, SHRINK } from "./shapes.ts";

/** A tile between caliper jaws on a rule, a crack running through. */
export function resilience(): string {
  const tile: Point = [104, 90];
  const r = 46;
  const half = r * Math.cos(Math.PI / 10);
  const jaw = (side: 1 | -1): Point[] => {
    const at = (x: number, y: number): Point => [tile[0] + side * (half + x), y];
    return [at(0, 32), at(0, 112), at(9, 98), at(9, 32)];
  };
  const marks = Array.from({ length: 41 }, (_, k): Point[] => {
    const x = 104 + (k - 20) * 4;
    return [
      [x, 32],
      [x, 32 - (k % 10 === 0 ? 9 : k % 5 === 0 ? 6.5 : 4)],
    ];
  });
  const crack: Point[] = [
    polar(tile, half, -72),
    [112, 62],
    [119, 76],
    [103, 88],
    [110, 104],
    [95, 114],
    polar(tile, half, 108),
  ];
  return (
    closed([decagon(...tile, r, 18)], "paper") +
    closed([decagonStar(...tile, half)], "sand") +
    hair(chords(tile, half)) +
    closed([box(14, 16, 180, 16)], "paper") +
    hair(marks) +
    closed([jaw(-1), jaw(1)], "paper") +
    warm(open([crack], "ember", 1.8))
  );
}

/** Decagons spreading from a seed, a 36 degree wedge measured; scale and bars beside. */
export function impact(): string {
  const seed: Point = [72, 74];
  const radii = [18, 30, 42, 54, 66];
  const reach = 66 * Math.cos(Math.PI / 10);
  const wedge = [-18, 18].map((a) => polar(seed, 66, a));
  const hatch = Array.from({ length: 17 }, (_, k): Point[] => {
    const x = reach * (0.2 + 0.8 * (k / 17));
    const y = x * Math.tan(Math.PI / 10);
    return [
      [seed[0] + x, seed[1] - y],
      [seed[0] + x, seed[1] + y],
    ];
  });
  const scale = Array.from({ length: 5 }, (_, k): Point[] => [
    [152, 130 - 28 * k],
    [158, 130 - 28 * k],
  ]);
  return (
    hairRing(radii.slice(2).map((r) => decagon(...seed, r, 18))) +
    closed(
      radii.slice(0, 2).map((r) => decagon(...seed, r, 18)),
      "none",
    ) +
    hair(hatch) +
    closed([[seed, ...wedge]], "none", "acc", 1.5) +
    open([
      [
        [152, 130],
        [152, 18],
      ],
      ...scale,
    ]) +
    closed([box(166, 50, 12, 80), box(184, 30, 12, 100)], "sand") +
    open([
      [
        [148, 130],
        [202, 130],
      ],
    ]) +
    warm(area([decagonStar(...seed, 9, 0)], "ember"))
  );
}

/** Circle, decagon, woven star on one baseline: a plan becomes a fabric. */
export function programme(): string {
  const r = 32;
  const flat = r * Math.cos(Math.PI / 10);
  const y = 106 - flat;
  const [plan, draft, built] = [35, 104, 173].map((x): Point => [x, y]) as [Point, Point, Point];
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
      Array.from({ length: 10 }, (_, k) => polar(built, flat, 18 + 36 * k)),
      2.3,
      "acc",
    ) +
    open([
      [
        [4, 106],
        [204, 106],
      ],
    ]) +
    warm(open([[polar(plan, flat, 27), polar(plan, flat, 207)]], "ember", 1.5))
  );
}

/** A grid of stars under a ticked ring that stops on the turned one. */
export function monitoring(): string {
  const at = (i: number, j: number): Point => [24 + 32 * i, 26 + 32 * j];
  const [COLUMN, ROW] = [3, 1];
  const r = 9.4;
  const all = Array.from({ length: 24 }, (_, k) => [k % 6, Math.floor(k / 6)] as const);
  const found = at(COLUMN, ROW);
  const passed = ([i, j]: readonly [number, number]) => i < COLUMN || (i === COLUMN && j < ROW);
  const turned = ([i, j]: readonly [number, number]) => i === COLUMN && j === ROW;
  const stars = (list: (readonly [number, number])[]) =>
    list.map(([i, j]) => decagonStar(...at(i, j), r, -90));
  return (
    closed(stars(all.filter(passed)), "sand", "line", 1) +
    hairRing(stars(all.filter((cell) => !passed(cell) && !turned(cell)))) +
    rounds([found], 15.2, "paper", "acc", 1.6) +
    open(
      dial(found, 15.2, 40, (k) => (k % 10 === 0 ? 6 : 3)),
      "acc",
      0.8,
    ) +
    warm(
      closed([decagonStar(...found, r + 1, -81)], "ember-t", "ember", 1.4),
      area([decagonStar(...found, 3.6, -81)], "ember"),
    )
  );
}

/** A star and its dashed twin turned 9 degrees, contact points dotted. */
export function simulation(): string {
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
    hair([
      [
        [12, base],
        [196, base],
      ],
    ]) +
    warm(
      `<g stroke-dasharray="3.4 2.6">${closed([twin], "none", "ember", 1.4)}</g>`,
      dots(contacts, 3, "ember"),
    )
  );
}

/** The star copied smaller four times in perspective, its proportion marked; one copy is not right yet. */
export function training(): string {
  const radii = Array.from({ length: 5 }, (_, k) => 48 * SHRINK ** k);
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
      [
        [vanish[0], vanish[1]],
        [200, vanish[1]],
      ],
      [vanish, polar(vanish, 172, -2 * CLIMB)],
      ...[second, first].map(([x, y]): Point[] => [
        [x, y],
        [x, measure - 4],
      ]),
    ]) +
    closed([star(0)], "sand") +
    hair(chords(first, radii[0] ?? 0, -CLIMB)) +
    closed([star(1)], "sand") +
    closed([star(3), star(4)], "sand", "line", 1) +
    closed([seed(0), seed(1)], "paper", "line", 1) +
    open(
      [
        [
          [second[0], measure],
          [first[0], measure],
        ],
        ...[second, first].map(([x]): Point[] => [
          [x, measure - 4],
          [x, measure + 4],
        ]),
      ],
      "acc",
      1.5,
    ) +
    warm(closed([star(ODD, 9)], "ember-t", "ember", 1.4))
  );
}
