import { expect, it } from "vitest";
import { wrongPeriod } from "./period.ts";

const printed = (en: string) => ({ en, ar: "" });

it.each([
  ["12 months", 360],
  ["12 months", 365],
  ["one year", 365],
  ["a year", 360],
  ["90 days", 90],
  ["six weeks", 42],
  ["", undefined],
  ["the end of the project", 365],
  ["1.5 years", 547],
  ["12 months or one year", 30],
])("says nothing about %j with RETENTION_DAYS %j", (period, days) => {
  expect(wrongPeriod(printed(period), days)).toEqual([]);
});

it.each([
  ["12 months", 330],
  ["12 months", 395],
  ["one year", 90],
  ["90 days", 91],
  ["two weeks", undefined],
])("names a difference between %j and RETENTION_DAYS %j", (period, days) => {
  const [line, ...others] = wrongPeriod(printed(period), days);
  expect(line).toMatch(
    new RegExp(`deleted after ${period}, but RETENTION_DAYS is ${days ?? "not set"}\\b.*\\.$`),
  );
  expect(others).toEqual([]);
});

it("names a period that is set on one side only", () => {
  expect(wrongPeriod({ en: "", ar: "سنة" }, undefined)).toHaveLength(1);
  expect(wrongPeriod({ en: "", ar: "سنة" }, 365)).toEqual([]);
  expect(wrongPeriod(printed(""), 30)).toEqual([
    expect.stringMatching(/^RETENTION_DAYS is 30, .* leads\.period of site/),
  ]);
});
