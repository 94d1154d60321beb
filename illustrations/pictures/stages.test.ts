import { brotliCompressSync, constants } from "node:zlib";
import { describe, expect, it } from "vitest";
import { products as arabic } from "../../content/ar/products.ts";
import { products } from "../../content/en/products.ts";
import type { ProductId } from "../../content/menus.ts";
import { toSvg } from "../engine/drawing.ts";
import { stages } from "./stages.ts";

const all = stages.flatMap((stage) => stage());

it("draws a stage for each product, for wide windows and for phones", () => {
  expect(new Set(all.map(({ file }) => file))).toEqual(new Set(Object.keys(products)));
  expect(all).toHaveLength(2 * Object.keys(products).length);
});

describe.each(all.map((drawing) => [drawing.file as ProductId, drawing.format, drawing] as const))(
  "%s, %s",
  (id, _, drawing) => {
    const { layers, counts } = drawing;

    it("has the number of its page, in both languages", () => {
      for (const { number } of [products[id], arabic[id]])
        expect(Number.parseInt(number, 10)).toBe(counts?.number);
    });

    it("is small, with valid numbers, and warm in one layer of lines that can draw themselves", () => {
      const svg = toSvg([drawing]);
      expect(svg).not.toMatch(/NaN|Infinity|undefined|style=|class=/);
      // The build compresses better, and a dozen times slower.
      const params = { [constants.BROTLI_PARAM_QUALITY]: 8 };
      expect(brotliCompressSync(svg, { params }).length).toBeLessThan(15_000);
      expect(layers.base).not.toContain("ember");
      expect(layers.checked).not.toContain("ember");
      for (const line of layers.warm?.match(/<path[^>]+stroke=[^>]+>/g) ?? [])
        expect(line).toContain("pathLength");
    });
  },
);
