import { expect, it } from "vitest";
import { formatCount, shareOf } from "./numbers.ts";

it("writes fewer than ten in a hundred with one decimal place, and nothing as zero that is more", () => {
  const written = ["0.003", "0.3", "0.5", "9.9", "10", "33"];
  expect([0.0025, 0.25, 0.5, 9.94, 9.96, 33.3].map(formatCount)).toEqual(written);
});

it("rounds no share to nothing or to everything", () => {
  expect([0, 0.0001, 0.998, 0.9999, 1].map(shareOf)).toEqual(["0%", "0.1%", "99.8%", "99.9%", "100%"]);
});
