import { expect, it } from "vitest";
import { amount, count, shareWriter } from "./numbers.ts";

it("writes fewer than ten in a hundred with one decimal place, and nothing as zero that is more", () => {
  expect([0.0025, 0.25, 0.5, 9.94, 9.96, 33.3].map(count)).toEqual([
    "0.003",
    "0.3",
    "0.5",
    "9.9",
    "10",
    "33",
  ]);
});

it("writes money with two decimal places where it has them", () => {
  expect([1_500.5, 1_500, 0.05, 3 * 1_500.5].map(amount)).toEqual(["1,500.50", "1,500", "0.05", "4,501.50"]);
});

it("writes shares in the fine steps of a half-and-half sample", () => {
  expect([0.998, 0.99985].map(shareWriter({ isHalf: true }))).toEqual(["99.8%", "99.985%"]);
  expect([0.998, 0.99985].map(shareWriter({ isHalf: false }))).toEqual(["99.8%", "99.9%"]);
});
