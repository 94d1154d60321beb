/** The box round everything in drawn markup, in picture units; for checks. Strokes and arcs' bulges not counted. */
export interface Extent {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Reads the paths and circles that this project writes: M, m, l, h, v, z, and arcs from side to side. */
export function extent(markup: string): Extent {
  const xs: number[] = [];
  const ys: number[] = [];
  for (const [, d] of markup.matchAll(/ d="([^"]+)"/g)) walk(d ?? "", xs, ys);
  for (const [tag] of markup.matchAll(/<circle[^>]+>/g)) {
    const [cx, cy, r] = ["cx", "cy", "r"].map((name) => Number(tag.match(` ${name}="([^"]+)"`)?.[1]));
    if (cx === undefined || cy === undefined || r === undefined) continue;
    xs.push(cx - r, cx + r);
    ys.push(cy - r, cy + r);
  }
  return {
    left: Math.min(...xs),
    top: Math.min(...ys),
    right: Math.max(...xs),
    bottom: Math.max(...ys),
  };
}

/** How many numbers a command takes. */
const ARITY: Readonly<Record<string, number>> = { m: 2, l: 2, h: 1, v: 1, a: 7, z: 0 };

function walk(d: string, xs: number[], ys: number[]): void {
  let [x, y] = [0, 0];
  let [startX, startY] = [0, 0];
  for (const [, letter, text] of d.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const command = (letter ?? "").toLowerCase();
    const arity = ARITY[command];
    if (arity === undefined) throw new Error(`Unknown path command ${letter}.`);
    const numbers = (text?.match(/-?\d*\.?\d+/g) ?? []).map(Number);
    if (command === "z") [x, y] = [startX, startY];
    for (let at = 0; arity > 0 && at < numbers.length; at += arity) {
      const part = numbers.slice(at, at + arity);
      const [dx, dy] =
        command === "h"
          ? [part[0] ?? 0, 0]
          : command === "v"
            ? [0, part[0] ?? 0]
            : [part.at(-2) ?? 0, part.at(-1) ?? 0];
      [x, y] = letter === "M" ? [dx, dy] : [x + dx, y + dy];
      if (command === "m" && at === 0) [startX, startY] = [x, y];
      xs.push(x);
      ys.push(y);
    }
  }
}
