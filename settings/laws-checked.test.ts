import { expect, it } from "vitest";
import { staleLaws } from "./laws-checked.ts";

it("names a rule from the 19th month after its sources were read", () => {
  const checked = { "a-law": "2026-11", "a-newer-law": "2026-12" };
  expect(staleLaws(new Date("2028-05-31"), checked)).toEqual([]);
  expect(staleLaws(new Date("2028-06-01"), checked)).toEqual([["a-law", "2026-11"]]);
});
