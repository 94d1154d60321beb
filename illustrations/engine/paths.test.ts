import { expect, test } from "vitest";
import { decagonStar, drawLength, NOTCH, num } from "./paths.ts";
import { cross, type Point, sub, unit } from "./plane.ts";

test("numbers are written as short as they can be", () => {
  expect([num(0.5), num(-0.04), num(-0.25, 2), num(12), num(7.12345, 2)]).toEqual([
    ".5",
    "0",
    "-.25",
    "12",
    "7.12",
  ]);
});

test("the star is {10/3}: each side lies on the line from a tip to the third next", () => {
  const star = decagonStar(7, -3, 50, 11);
  expect(Math.hypot(...sub(star[1] as Point, [7, -3])) / 50).toBeCloseTo(NOTCH, 12);
  for (let k = 0; k < 20; k += 2) {
    const [tip, notch, third] = [star[k], star[k + 1], star[(k + 6) % 20]] as [Point, Point, Point];
    expect(Math.abs(cross(unit(sub(notch, tip)), unit(sub(third, tip))))).toBeLessThan(1e-12);
  }
});

test("the longest line of a path sets its drawing time", () => {
  const line = (length: number): Point[] => [
    [0, 0],
    [length, 0],
  ];
  expect(drawLength([line(30), line(10)])).toBeCloseTo(4 / 3, 12);
});
