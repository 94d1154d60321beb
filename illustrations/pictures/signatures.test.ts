import { expect, test } from "vitest";
import { scenarios } from "../../content/en/scenarios.ts";
import { signatures } from "./signatures.ts";

const { layers } = signatures();
/** Counts the lines of a colour and a width in a layer. */
const drawn = (layer: string, colour: string, width: number) =>
  [...layer.matchAll(/<path[^>]*\/>/g)]
    .filter(([path]) => path.includes(`stroke="var(--${colour})" stroke-width="${width}"`))
    .flatMap(([path]) => path.match(/ d="([^"]*)"/)?.[1]?.match(/m/gi) ?? []).length;

test("every scenario has its mark, and no mark is without a scenario", () => {
  expect(Object.keys(layers).toSorted()).toEqual(scenarios.map(({ id }) => id).toSorted());
});

test.each(Object.entries(layers))("%s shows what is ordinary and what is fraud", (_, layer) => {
  expect(layer).toMatch(/(stroke|fill)="var\(--ink2\)"/);
  expect(layer).toMatch(/(stroke|fill)="var\(--ember\)"/);
});

test("no mark contains NaN or undefined", () => {
  for (const layer of Object.values(layers)) expect(layer).not.toMatch(/NaN|undefined|Infinity/);
});

test("the card-testing mark has six small tests, then one large purchase", () => {
  expect(drawn(layers["stolen-cards"] ?? "", "ember", 1.7)).toBe(6);
  expect(drawn(layers["stolen-cards"] ?? "", "ember", 2.6)).toBe(1);
});
