import { expect, it } from "vitest";
import { fill } from "./fill.ts";

it("fills in every slot, and refuses a text with one that has no value", () => {
  expect(fill("{n} of {of}, {n} left", { n: 0, of: 14 })).toBe("0 of 14, 0 left");
  expect(() => fill<string>("{n} of {off}", { n: 3, of: 14 })).toThrow('No {off} for "{n} of {off}".');
});
