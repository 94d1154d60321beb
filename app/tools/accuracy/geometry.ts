import { allowed, reckon, type Settings } from "./accuracy.ts";

/** Below this width there are fewer columns and strokes. */
export const SMALL_UNDER = 560;

const round = (value: number) => Math.round(value * 10) / 10;
/** Two numbers of strokes apart by less than this are equal. */
const EPSILON = 1e-9;
const THINNEST = 0.02;

/** Returns the smallest of 1, 2, 5, 10, 20 … with which `total` needs at most `room` strokes. */
export function unitFor(total: number, room: number): number {
  for (let power = 1; ; power *= 10)
    for (const digit of [1, 2, 5]) if (total / (digit * power) <= room) return digit * power;
}

/** Returns slanted hairlines that fill a box. */
function hatch(left: number, top: number, right: number, bottom: number): string {
  let path = "";
  const height = bottom - top;
  for (let from = left - height; from < right; from += 11) {
    const [a, b] = [Math.max(left, from), Math.min(right, from + height)];
    if (b - a > 2)
      path += `M${round(a)} ${round(bottom - (a - from))}L${round(b)} ${round(bottom - (b - from))}`;
  }
  return path;
}

/** The groups of events that a column shows: genuine customers stopped, frauds missed, frauds caught. */
export const parts = ["stopped", "missed", "found"] as const;

type Strokes = Record<(typeof parts)[number], string>;

/**
 * Returns the shares of fraud caught between which the columns stand. Those that a half-and-half sample allows lie too
 * close together for a scale from 0% to 100%.
 */
export function scaleOf(settings: Settings) {
  const { low, high } = allowed(settings);
  return settings.isHalf && low < high ? { from: low, to: high, steps: 40 } : { from: 0, to: 1, steps: 200 };
}

/**
 * Returns the picture: one column for each share of fraud caught, all of the same accuracy. Above the line are good
 * customers stopped, below it frauds missed and then frauds caught. At the start is the system without alerts.
 */
export function pictureOf(settings: Settings, width: number) {
  const now = reckon(settings);
  const { low, high, frauds, share } = now;
  const { stoppedAt } = allowed(settings);
  const { from, to } = scaleOf(settings);
  const isSmall = width < SMALL_UNDER;
  const height = isSmall ? 348 : 430;
  const [top, foot] = isSmall ? [46, 30] : [50, 30];
  const most = stoppedAt(high);
  const unit = unitFor(frauds + most, isSmall ? 52 : 62);
  const rows = Math.ceil(frauds / unit) + Math.ceil(most / unit) + 1;
  const pitch = Math.min(isSmall ? 9 : 11, (height - top - foot) / rows);
  const steps = isSmall ? 20 : 40;
  const idle = isSmall ? 48 : 66;
  const left = idle + (isSmall ? 18 : 46);
  const right = width - (isSmall ? 10 : 16);
  const column = (right - left) / steps;
  const wide = column * 0.65;
  const line = height - foot - Math.ceil(frauds / unit) * pitch - 3;
  const placeOf = (caught: number) => (caught - from) / (to - from);
  const x = (caught: number) => left + placeOf(caught) * (right - left);
  const mistakesAt = (caught: number) => stoppedAt(caught) + frauds * (1 - caught);

  /** Strokes up (-1) or down (1) from the line, from one number of units to another; a part of a unit is part of a stroke. */
  function stack(middle: number, wide: number, from: number, to: number, way: 1 | -1): string {
    let path = "";
    for (let k = Math.floor(from + EPSILON); k < to - EPSILON; k++) {
      const start = Math.max(from, k);
      const part = Math.min(to, k + 1) - start;
      if (part < THINNEST) continue;
      const at = middle - wide / 2 + (start - k) * wide;
      path += `M${round(at)} ${round(line + way * (3 + (k + 0.5) * pitch))}h${round(part * wide)}`;
    }
    return path;
  }
  function system(wide: number, caught: number): Strokes {
    const missed = (frauds * (1 - caught)) / unit;
    const middle = x(caught);
    return {
      stopped: stack(middle, wide, 0, stoppedAt(caught) / unit, -1),
      missed: stack(middle, wide, 0, missed, 1),
      found: stack(middle, wide, missed, frauds / unit, 1),
    };
  }
  /** The height of all mistakes of a system. */
  function bracket(at: number, caught: number, way: 1 | -1): string {
    const above = line - 3 - (stoppedAt(caught) / unit) * pitch;
    const below = line + 3 + ((frauds * (1 - caught)) / unit) * pitch;
    return `M${round(at)} ${round(above)}h${5 * way}V${round(below)}h${-5 * way}`;
  }

  const field: Strokes = { stopped: "", missed: "", found: "" };
  let systems = 1;
  let first = share;
  for (let k = 0; k <= steps; k++) {
    const caught = from + (k / steps) * (to - from);
    const isOut = caught < low - EPSILON || caught > high + EPSILON;
    if (isOut || Math.abs(x(caught) - x(share)) < column * 0.8) continue;
    systems += 1;
    first = Math.min(first, caught);
    const strokes = system(wide, caught);
    for (const part of parts) field[part] += strokes[part];
  }
  const bottom = line + 3 + Math.ceil(frauds / unit) * pitch;
  const isRuled = low - from > 0.02;
  return {
    now,
    width,
    height,
    isSmall,
    unit,
    systems,
    most,
    left,
    right,
    line,
    bottom,
    /** The top of the chosen column, and of the first and the last. */
    crown: line - 3 - Math.ceil(stoppedAt(share) / unit) * pitch,
    firstTop: line - 3 - (stoppedAt(low) / unit) * pitch,
    lastTop: line - 3 - (most / unit) * pitch,
    x,
    /** The place of the chosen share between the first column and the last, from 0 to 1. */
    place: placeOf(share),
    /** The shares named under the columns. */
    quarters: [0, 0.25, 0.5, 0.75, 1].map((place) => ({ place, caught: from + place * (to - from) })),
    firstMistakes: mistakesAt(low),
    lastMistakes: mistakesAt(high),
    column,
    idle,
    isRuled,
    field,
    chosen: system(Math.max(wide * 1.5, 12), share),
    nothing: stack(idle / 2, idle * 0.42, 0, frauds / unit, 1),
    hatched: isRuled ? hatch(left - column * 0.5, line + 4, x(first) - column * 0.95, bottom) : "",
    axis: `M${round(left - column * 0.5)} ${round(line)}H${round(right + column * 0.5)}M${round(idle * 0.2)} ${round(line)}h${round(idle * 0.6)}`,
    brackets: bracket(x(first) - column * 0.62, first, -1) + bracket(x(high) + column * 0.62, high, 1),
  };
}

export type AccuracyPicture = ReturnType<typeof pictureOf>;
