import { expect, it } from "vitest";
import { products as arabic } from "../../content/ar/products.ts";
import { products } from "../../content/en/products.ts";
import type { ProductId } from "../../content/menus.ts";
import { stages } from "./stages.ts";

const all = stages.flatMap((stage) => stage());

it("draws a stage for each product, for wide windows and for phones", () => {
  expect(new Set(all.map(({ file }) => file))).toEqual(new Set(Object.keys(products)));
  expect(all).toHaveLength(2 * Object.keys(products).length);
});

it.each(all)("$file, $format: has the number of its page, in both languages", ({ file, counts }) => {
  for (const { number } of [products[file as ProductId], arabic[file as ProductId]])
    expect(Number.parseInt(number, 10)).toBe(counts?.number);
});
