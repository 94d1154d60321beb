import { expect, it } from "vitest";
import { parseConfig } from "../leads/config.ts";
import { startOfDay } from "../leads/days.ts";
import { OperationError } from "../leads/operations/find.ts";
import { parseLimit, parseSince } from "./command.ts";
import { commandOf } from "./commands.ts";

const given = (values: { since?: string; limit?: string }) => ({
  ...{ config: parseConfig({}), target: undefined, values, out: async () => {} },
});

it.each([
  ["", [], []],
  ["constructor", [], []],
  ["list", ["pending"], []],
  ["show", ["x", "y"], []],
  ["list", [], ["format"]],
])("refuses %s %j %j", (name, args, options) => {
  expect(() => commandOf(name, args, options)).toThrow(OperationError);
});

it("takes a day or a time as --since", () => {
  expect(parseSince(given({ since: "2024-02-29" }))).toBe(startOfDay("2024-02-29"));
  for (const since of ["2026-02-28T09:30:00.000Z", "2026-02-28T09:30+03:00"])
    expect(parseSince(given({ since }))).toBe(Date.parse(since));
  for (const since of ["2026-02-30", "7", "01.02.2026", "2026-02-28T25:00Z", ""])
    expect(() => parseSince(given({ since }))).toThrow("such as 2026-01-31");
});

it("takes an integer as --limit, 0 for all", () => {
  expect(["7", "0"].map((limit) => parseLimit(given({ limit })))).toEqual([7, Number.POSITIVE_INFINITY]);
  expect(() => parseLimit(given({ limit: "few" }))).toThrow("--limit is an integer");
});
