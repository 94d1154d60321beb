import { expect, it } from "vitest";
import { rulesWords } from "../content/en/rules.ts";
import { staleRules } from "./unset-values.ts";

it("names a rule from the 19th month after its source was read", () => {
  const rules = rulesWords.rules.slice(0, 1).map((rule) => ({ ...rule, name: "A law", checked: "2026-11" }));
  expect(staleRules(new Date("2028-05-31"), rules)).toEqual([]);
  expect(staleRules(new Date("2028-06-01"), rules)).toEqual([
    "A law (last checked in 2026-11; see content/en/rules.ts)",
  ]);
});
