import { expect, it } from "vitest";
import { wrongPeriod } from "./period.ts";

const printed = (en: string) => ({ en, ar: "" });

it.each([
  ["12 months", 360],
  ["one year", 365],
  ["six weeks", 42],
  ["", undefined],
  ["the end of the project", 365],
])("says nothing about %j with RETENTION_DAYS %j", (period, days) => {
  expect(wrongPeriod(printed(period), days)).toEqual([]);
});

it.each([
  ["12 months", 330],
  ["12 months", 395],
  ["90 days", 91],
  ["two weeks", undefined],
])("names a difference between %j and RETENTION_DAYS %j", (period, days) => {
  const [line, ...others] = wrongPeriod(printed(period), days);
  expect(line).toMatch(
    new RegExp(`deleted after ${period}, but RETENTION_DAYS is ${days ?? "not set"}\\b.*\\.$`),
  );
  expect(others).toEqual([]);
});

it("names a time that is set and not printed", () => {
  expect(wrongPeriod(printed(""), 30)[0]).toMatch(/^RETENTION_DAYS is 30, .* leads\.period of site/);
});
