import { expect, test } from "vitest";
import { scenarios } from "../../../../content/en/scenarios.ts";
import { signatures } from "./signatures.ts";

const { layers } = signatures();
/** How many lines of a colour and a width a layer holds. */
const drawn = (layer: string, colour: string, width: number) =>
  [...layer.matchAll(/<path[^>]*\/>/g)]
    .filter(([path]) => path.includes(`stroke="var(--${colour})" stroke-width="${width}"`))
    .flatMap(([path]) => path.match(/ d="([^"]*)"/)?.[1]?.match(/m/gi) ?? []).length;

test("every scenario has its mark, and no mark is without a scenario", () => {
  expect(Object.keys(layers).toSorted()).toEqual(scenarios.map(({ id }) => id).toSorted());
});

test("the marks come out the same each time", () => {
  expect(signatures()).toEqual(signatures());
});

test.each(Object.entries(layers))("%s shows what is ordinary and what is fraud", (_, layer) => {
  expect(layer).toMatch(/(stroke|fill)="var\(--ink2\)"/);
  expect(layer).toMatch(/(stroke|fill)="var\(--ember\)"/);
});

test("no mark holds a broken number", () => {
  for (const layer of Object.values(layers)) expect(layer).not.toMatch(/NaN|undefined|Infinity/);
});

test("what the words count can be counted: six small tests, then one large purchase", () => {
  expect(drawn(layers["stolen-cards"] ?? "", "ember", 1.7)).toBe(6);
  expect(drawn(layers["stolen-cards"] ?? "", "ember", 2.6)).toBe(1);
});

test("each disputed purchase has one echo", () => {
  const { chargeback = "" } = layers;
  expect(drawn(chargeback, "ember", 1.7)).toBe(4);
  expect(drawn(chargeback, "ink2", 1.25)).toBe(4);
});
