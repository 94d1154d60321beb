import { brotliCompressSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { toSvg } from "../../engine/drawing.ts";
import { heads } from "./all.ts";

/** What the picture of one head may cost, all formats together as they are sent, bytes. */
const BUDGET = 30_000;
const all = heads();

test("eleven pages have a head for each of three widths", () => {
  expect(all).toHaveLength(33);
  expect(new Set(all.map(({ file }) => file)).size).toBe(11);
  expect(heads()).toEqual(all);
});

test.each([...Map.groupBy(all, ({ file }) => file)])("%s is light, its formats together", (_, formats) => {
  expect(brotliCompressSync(toSvg(formats)).length).toBeLessThan(BUDGET);
});

describe.each(all.map((drawing) => [drawing.file, drawing.format, drawing] as const))(
  "%s, %s",
  (_, __, drawing) => {
    const { layers } = drawing;

    test("is light and whole", () => {
      const svg = toSvg([drawing]);
      expect(brotliCompressSync(svg).length).toBeLessThan(BUDGET);
      expect(svg).not.toMatch(/NaN|Infinity|undefined|style=|class=/);
      expect(Object.keys(layers)).toEqual(["lanes", "field", "warm", "ring", "joint"]);
    });

    test("is warm in one layer only", () => {
      expect(layers.warm).toContain("var(--ember)");
      for (const layer of ["lanes", "field", "ring", "joint"]) expect(layers[layer]).not.toContain("ember");
    });

    test("has one ring and lines that can draw themselves", () => {
      expect(layers.ring?.match(/<circle[^>]+var\(--acc\)/g)).toHaveLength(1);
      for (const line of layers.lanes?.match(/<path[^>]+>/g) ?? []) expect(line).toContain("pathLength");
    });
  },
);
