import { expect, it } from "vitest";
import { fill, formatList } from "./texts.ts";

it("fills in every slot, and refuses a text with one that has no value", () => {
  expect(fill("{n} of {of}, {n} left", { n: 0, of: 14 })).toBe("0 of 14, 0 left");
  expect(() => fill<string>("{n} of {off}", { n: 3, of: 14 })).toThrow('No {off} for "{n} of {off}".');
});

it("joins a list as each language does", () => {
  expect(formatList(["London", "Dubai", "Cairo"], "en")).toBe("London, Dubai and Cairo");
  expect(formatList(["لندن", "دبي", "القاهرة"], "ar")).toBe("لندن ودبي والقاهرة");
  expect(formatList(["لندن"], "ar")).toBe("لندن");
});
