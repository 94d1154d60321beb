import { describe, expect, it } from "vitest";
import { activeStep, RACETRACK_PARTS, STEPS, scrollFraction, TIMELINE_PARTS } from "./progress.ts";

const shares = Array.from({ length: 1001 }, (_, k) => k / 1000);

describe.each([
  ["timeline", TIMELINE_PARTS, 0.118, 0.942],
  ["racetrack", RACETRACK_PARTS, 0.112, 0.889],
])("the active step of the %s", (_, parts, first, last) => {
  it("begins at the first part, and is the last one before the end of the page", () => {
    expect(shares.find((share) => activeStep(share, parts) === 1)).toBe(first);
    expect(shares.find((share) => activeStep(share, parts) === STEPS)).toBe(last);
  });
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
