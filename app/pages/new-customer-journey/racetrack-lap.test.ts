import { expect, it } from "vitest";
import { lapPositions, track } from "../../../illustrations/pictures/racetrack-geometry.ts";
import { driven, drivenOf } from "./racetrack-lap.ts";

const lap = lapPositions(track());

it("starts on the line, is over it before the footer comes, and never drives back", () => {
  expect(driven(0, lap)).toBe(0);
  expect(driven(0.927, lap)).toBe(1);
  expect(driven(1, lap)).toBe(1);
  const shares = Array.from({ length: 201 }, (_, k) => driven(k / 200, lap));
  expect(shares).toEqual(shares.toSorted((a, b) => a - b));
});

it("quickly clears a corner's number and still reaches each corner in time", () => {
  const at = (place: number) => driven(place / 9, lap);
  lap.corners.forEach((corner, index) => {
    // The line has no number of its own.
    const [from, to] = [lap.corners[index - 1]?.at ?? -1, lap.corners[index + 1]?.at ?? 2];
    expect(at(index + 1.06) - corner.at).toBeCloseTo(Math.min(lap.clear, (to - corner.at) / 2), 9);
    expect(corner.at - at(index + 0.94)).toBeCloseTo(Math.min(lap.clear, (corner.at - from) / 2), 9);
  });
});

it.each([
  [0, 0],
  [0.2, 0],
  [0.25, 0.5],
  [0.3, 1],
  [0.9, 1],
])("at %f of the lap the share driven of a piece from .2 to .3 is %f", (share, part) => {
  expect(drivenOf({ from: 0.2, to: 0.3 }, share)).toBeCloseTo(part, 9);
});

it("crosses the bridge between the first corner and the second", () => {
  const [first, second] = lap.corners;
  expect(lap.bridge.from).toBeGreaterThan(first?.at ?? 1);
  expect(lap.bridge.to).toBeLessThan(second?.at ?? 0);
});
