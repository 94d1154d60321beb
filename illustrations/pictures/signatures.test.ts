import { expect, test } from "vitest";
import { scenarios } from "../../content/en/scenarios.ts";
import { signatures } from "./signatures.ts";

const { layers } = signatures();

test("every scenario has its mark, and no mark is without a scenario", () => {
  expect(Object.keys(layers).toSorted()).toEqual(scenarios.map(({ id }) => id).toSorted());
});

test.each(Object.entries(layers))(
  "%s shows what is ordinary and what is fraud, with valid numbers",
  (_, layer) => {
    expect(layer).toMatch(/(stroke|fill)="var\(--ink-muted\)"/);
    expect(layer).toMatch(/(stroke|fill)="var\(--ember\)"/);
    expect(layer).not.toMatch(/NaN|undefined|Infinity/);
  },
);
