import { expect, test } from "vitest";
import { decagonStar, drawLength, lines, NOTCH, num, polygons } from "./paths.ts";
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

test("a path uses relative steps and ends where it starts", () => {
  expect(
    polygons([
      [
        [0, 0],
        [10, 0],
        [10, 10.26],
        [0, 10.26],
      ],
      [
        [20, 5],
        [23, 4],
        [26, 5.5],
      ],
    ]),
  ).toBe("m0 0h10v10.3h-10zm20 5l3-1 3 1.5z".replace("5l3", "5 3"));
});

test("rounding does not add up along a line", () => {
  const many = Array.from({ length: 300 }, (_, k): Point => [k * 0.333, k * 0.777]);
  const numbers = lines([many])
    .replace(/^m/, "")
    .match(/-?(?:\d+\.?\d*|\.\d+)/g);
  let [x, y] = [0, 0];
  numbers?.forEach((n, k) => {
    if (k % 2 === 0) x += Number(n);
    else y += Number(n);
  });
  expect(Math.abs(x - 299 * 0.333)).toBeLessThan(0.06);
  expect(Math.abs(y - 299 * 0.777)).toBeLessThan(0.06);
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
