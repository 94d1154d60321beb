import { expect, it } from "vitest";
import { periodMismatch } from "./period.ts";

it.each([
  ["12 months", 360, /^$/],
  ["one year", 365, /^$/],
  ["six weeks", 42, /^$/],
  ["the end of the project", 365, /^$/],
  ["", undefined, /^$/],
  ["12 months", 395, /deleted after 12 months, but RETENTION_DAYS is 395;/],
  ["90 days", 91, /deleted after 90 days, but RETENTION_DAYS is 91;/],
  ["two weeks", undefined, /deleted after two weeks, but RETENTION_DAYS is not set,/],
  ["", 30, /^RETENTION_DAYS is 30, .* leads\.period of site/],
])("says of the printed time %j and RETENTION_DAYS %j: %s", (en, days, expected) => {
  expect(periodMismatch({ en, ar: "" }, days).join()).toMatch(expected);
});
