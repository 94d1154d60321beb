import type { Point, Segment } from "./plane.ts";

const key = (p: Point) => `${Math.round(p[0] * 20)},${Math.round(p[1] * 20)}`;

/** Segments, each drawn once though given twice, joined end to end into few long lines. */
export function chain(segments: readonly Segment[]): Point[][] {
  const at = new Map<string, Set<Segment>>();
  const known = new Set<string>();
  const open = new Set<Segment>();
  for (const segment of segments) {
    const [a, b] = [key(segment[0]), key(segment[1])];
    const id = a < b ? `${a} ${b}` : `${b} ${a}`;
    if (known.has(id)) continue;
    known.add(id);
    open.add(segment);
    for (const end of [a, b]) at.set(end, (at.get(end) ?? new Set()).add(segment));
  }
  const extend = (line: Point[], put: (p: Point) => void, from: Point) => {
    let end = from;
    for (;;) {
      const here = key(end);
      const next = [...(at.get(here) ?? [])].find((segment) => open.has(segment));
      if (!next) return line;
      open.delete(next);
      end = key(next[0]) === here ? next[1] : next[0];
      put(end);
    }
  };
  const chains: Point[][] = [];
  for (const segment of open) {
    open.delete(segment);
    const line: Point[] = [...segment];
    extend(line, (p) => line.push(p), segment[1]);
    extend(line, (p) => line.unshift(p), segment[0]);
    chains.push(line);
  }
  return chains;
}
