import { calculateCounts, type Inputs } from "./accuracy.ts";

/** Below this width there are fewer columns. */
const SMALL_UNDER = 480;
/** The most strokes in a column, above and below the line. */
const STROKES = 62;
const HEIGHT = 344;
/** Room under the columns for the mark that leads to the slider. */
const FOOT = 30;
/** The most between two strokes. */
const PITCH = 9;

const round = (value: number) => Math.round(value * 10) / 10;
/** Two numbers of strokes apart by less than this are equal. */
const EPSILON = 1e-9;
const THINNEST = 0.02;

/** Returns the smallest of 1, 2, 5, 10, 20 … with which `total` needs at most `room` strokes. */
export function unitFor(total: number, room: number): number {
  for (let power = 1; ; power *= 10)
    for (const digit of [1, 2, 5]) if (total / (digit * power) <= room) return digit * power;
}

/** The groups of events that a column shows: genuine customers stopped, frauds missed, frauds caught. */
export const parts = ["stopped", "missed", "found"] as const;

type Strokes = Record<(typeof parts)[number], string>;

/**
 * Returns the plot: a column of strokes for each share of fraud caught, at the accuracy of the settings. The first column
 * has its middle on the left edge, the last on the right. Above the line are genuine customers stopped, below it frauds
 * missed, then frauds caught. `idle` is a system without alerts.
 */
export function plotOf(settings: Inputs, width: number) {
  const { low, high, frauds, share, stoppedAt } = calculateCounts(settings);
  const steps = width < SMALL_UNDER ? 20 : 40;
  const columnWidth = (width / steps) * 0.7;
  const unit = unitFor(frauds + stoppedAt(high), STROKES);
  const [above, below] = [Math.ceil(stoppedAt(high) / unit), Math.ceil(frauds / unit)];
  const bottom = HEIGHT - FOOT;
  const pitch = Math.min(PITCH, (bottom - 8) / (above + below));
  const line = bottom - below * pitch - 3;
  const x = (caught: number) => round(caught * width);

  /** Strokes up (-1) or down (1) from the line, from one number of units to another; a part of a unit is part of a stroke. */
  function stack(middle: number, strokeWidth: number, from: number, to: number, way: 1 | -1): string {
    let path = "";
    for (let k = Math.floor(from + EPSILON); k < to - EPSILON; k++) {
      const start = Math.max(from, k);
      const part = Math.min(to, k + 1) - start;
      if (part < THINNEST) continue;
      const at = middle - strokeWidth / 2 + (start - k) * strokeWidth;
      path += `M${round(at)} ${round(line + way * (3 + (k + 0.5) * pitch))}h${round(part * strokeWidth)}`;
    }
    return path;
  }
  function system(caught: number): Strokes {
    const missed = (frauds * (1 - caught)) / unit;
    const middle = x(caught);
    return {
      stopped: stack(middle, columnWidth, 0, stoppedAt(caught) / unit, -1),
      missed: stack(middle, columnWidth, 0, missed, 1),
      found: stack(middle, columnWidth, missed, frauds / unit, 1),
    };
  }
  const others: Strokes = { stopped: "", missed: "", found: "" };
  for (let k = 0; k <= steps; k++) {
    const caught = k / steps;
    const isOut = caught < low - EPSILON || caught > high + EPSILON;
    if (isOut || Math.abs(caught - share) < 0.8 / steps) continue;
    const strokes = system(caught);
    for (const part of parts) others[part] += strokes[part];
  }
  return {
    height: HEIGHT,
    line: round(line),
    /** The bounds of the line, half a column beyond the columns. */
    edge: round(columnWidth / 2),
    mark: `M${x(share)} ${bottom + 8}V${HEIGHT}`,
    others,
    chosen: system(share),
    idle: stack(13, 26, 0, frauds / unit, 1),
  };
}
