import { expect, it } from "vitest";
import { rulesWords } from "./rules.ts";
import { textsIn } from "./words.test-support.ts";
import { words } from "./words.ts";

it("names the source and the month of every rule", () => {
  for (const { name, source, checked } of rulesWords.rules) {
    expect(source, name).not.toBe("");
    expect(checked, name).toMatch(/^20\d\d-(0[1-9]|1[0-2])$/);
  }
});

it("lists the rules of a page with their sources wherever a text names one", () => {
  const { rules: _, ...rest } = words;
  const named = /\b(CBUAE|SAMA)\b|Notice 2025|Decree|Law \d|PDPL/;
  expect(textsIn(rest).filter((text) => named.test(text))).toEqual([]);
});
