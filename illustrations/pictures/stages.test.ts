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

    it("is light, with valid numbers, and warm in one layer of lines that can draw themselves", () => {
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

/** Subpaths of the paths of a colour. */
const strokes = (id: ProductId, layer: string, colour: string) =>
  (all.find(({ file }) => file === id)?.layers[layer]?.match(/<path [^>]*>/g) ?? [])
    .filter((path) => path.includes(`stroke="var(--${colour})"`))
    .join("")
    .match(/M/g)?.length;

it("draws what the words count: payments, attempts, accounts, costs, half-hours", () => {
  // The one stroke more is a hairline, the floor, an edge, or the stairs.
  expect(strokes("fraud-detection", "warm", "ember")).toBe(7 + 1);
  expect(strokes("fraud-detection", "base", "line")).toBe(131 - 7 + 1);
  expect(strokes("risk-assessment", "warm", "ember")).toBe(66);
  expect(strokes("risk-assessment", "base", "line")).toBe(170 - 66 + 1);
  expect(strokes("implementation", "warm", "ember")).toBe(16);
  expect(strokes("implementation", "base", "line")).toBe(64 + 1);
  expect(strokes("training", "base", "line")).toBe(336 - 6);
  const STROKES_FALLS = 2 * 22;
  const DISPLACED = 1;
  expect(strokes("transaction-monitoring", "warm", "ember")).toBe(STROKES_FALLS + DISPLACED);
});
