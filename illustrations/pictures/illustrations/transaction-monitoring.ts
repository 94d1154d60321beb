import { cutLine } from "../../engine/inside.ts";
import { decagon } from "../../engine/paths.ts";
import { add, along, distance, middle, type Point, polar, times } from "../../engine/plane.ts";
import { box, level } from "../../engine/shapes.ts";
import { closed, hair, open, warm } from "./pens.ts";

/** A handset filled with nested decagons like a fingerprint. Part of one ring is displaced. */
export function transactionMonitoring(): string {
  const whorl: Point = [104, 84];
  const body = rounded(box(64, 6, 80, 136), 7);
  const screen = rounded(box(68.5, 16, 71, 121.5), 3);
  const step = 5.6;
  const ring = (k: number) => decagon(...whorl, step * k, 18);
  const loop = (k: number) => [...ring(k), ...ring(k).slice(0, 1)];
  // In the seventh ring, the part from the top to the right is displaced.
  const RUN = 7;
  const corners = [...ring(RUN).slice(6), ...ring(RUN).slice(0, 1)];
  const rest = ring(RUN).slice(0, 7);
  const shifted = corners.map((p) => add(p, polar([0, 0], 2.8, -36)));
  const all = times(16, (k) => k + 1).filter((k) => k !== RUN);
  const cut = (ks: readonly number[]) =>
    ks.flatMap((k) => cutLine(loop(k), screen)).filter((line) => line.length > 3 || reach(line) > 8);
  return (
    closed([body], "paper") +
    hair(cut(all.filter((k) => k % 2 === 0))) +
    open([...cut(all.filter((k) => k % 2 === 1)), ...cutLine(rest, screen)]) +
    open([level(11.2, 97, 111)]) +
    warm(open(cutLine(shifted, screen), "ember", 1.9))
  );
}

/** Distance between the ends of a line. */
function reach(line: readonly Point[]): number {
  const [from, to] = [line[0], line.at(-1)];
  return from && to ? distance(from, to) : 0;
}

/** A polygon with each corner rounded by radius `r`. */
function rounded(corners: readonly Point[], r: number): Point[] {
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
