import { describe, expect, it } from "vitest";
import { activeStep, isReached, RACETRACK_PARTS, STEPS, scrollFraction, TIMELINE_PARTS } from "./progress.ts";

describe("the active step", () => {
  it.each([
    [0, 0],
    [0.1, 0],
    [0.12, 1],
    [0.23, 1],
    [0.24, 2],
    [0.36, 3],
    [0.5, 4],
    [0.58, 4],
    [0.59, 5],
    [0.75, 6],
    [0.9, 7],
    [0.94, 7],
    [0.95, 8],
    [1, 8],
  ])("of the timeline at %f of the page is %i", (fraction, step) => {
    expect(activeStep(fraction, TIMELINE_PARTS)).toBe(step);
  });

  it.each([
    [0, 0],
    [0.11, 0],
    [0.112, 1],
    [0.22, 1],
    [0.23, 2],
    [0.34, 3],
    [0.45, 4],
    [0.5, 4],
    [0.56, 5],
    [0.67, 6],
    [0.78, 7],
    [0.88, 7],
    [0.89, 8],
    [1, 8],
  ])("of the racetrack at %f of the page is %i", (fraction, step) => {
    expect(activeStep(fraction, RACETRACK_PARTS)).toBe(step);
  });

  it("reaches the last step before the end of the page, earlier on the racetrack", () => {
    const first = (parts: number) =>
      Array.from({ length: 1001 }, (_, k) => k / 1000).find((share) => activeStep(share, parts) === STEPS);
    expect(first(TIMELINE_PARTS)).toBe(0.942);
    expect(first(RACETRACK_PARTS)).toBe(0.889);
  });
});

it("counts the active step and all before it as reached", () => {
  expect([0, 1, 2, 3].map((index) => isReached(2, index))).toEqual([true, true, false, false]);
  expect(isReached(0, 0)).toBe(false);
});

it.each([
  [0, 3000, 1000, 0],
  [500, 3000, 1000, 0.25],
  [2000, 3000, 1000, 1],
  [-40, 3000, 1000, 0],
  [2050, 3000, 1000, 1],
  [0, 900, 1000, 0],
  [0, 1000, 1000, 0],
])("scrolled to %i of %i in a window of %i is a fraction of %f", (y, height, inner, fraction) => {
  expect(scrollFraction(y, height, inner)).toBe(fraction);
});
