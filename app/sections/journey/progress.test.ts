import { describe, expect, it } from "vitest";
import { activeStep, RACETRACK_PARTS, STEPS, scrollFraction, TIMELINE_PARTS } from "./progress.ts";

const shares = Array.from({ length: 1001 }, (_, k) => k / 1000);

describe.each([
  ["timeline", TIMELINE_PARTS, 8.5, 0.942],
  ["racetrack", RACETRACK_PARTS, 9, 0.889],
])("the active step of the %s", (_, parts, divisor, last) => {
  it("is floor(fraction x parts), 8 at most", () => {
    expect(parts).toBe(divisor);
    const steps = shares.map((share) => Math.min(8, Math.floor(share * divisor)));
    expect(shares.map((share) => activeStep(share, parts))).toEqual(steps);
  });
  it("is the last one before the end of the page, earlier on the racetrack", () => {
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
