import { brotliCompressSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { extent } from "../../tests/support/extent.ts";
import { toSvg } from "../engine/drawing.ts";
import { illustrations } from "./illustrations.ts";

/** Budget for all illustrations together, compressed bytes. */
const BUDGET = 25_000;
const { layers } = illustrations();

test("the illustrations are light, and the same each time", () => {
  const svg = toSvg([illustrations()]);
  expect(Object.keys(layers)).toHaveLength(13);
  expect(brotliCompressSync(svg).length).toBeLessThan(BUDGET);
  expect(svg).not.toMatch(/NaN|undefined|style=|class=/);
  expect(toSvg([illustrations()])).toBe(svg);
});

describe.each(Object.entries(layers))("%s", (_, markup) => {
  test("has one warm group, and nothing warm outside it", () => {
    const [cold, ...groups] = markup.split('<g stroke-linejoin="round">');
    expect(groups).toHaveLength(1);
    expect(groups[0]).toContain("var(--ember)");
    expect(cold).not.toContain("ember");
  });

  test("stays inside its box", () => {
    const { left, top, right, bottom } = extent(markup);
    expect(left).toBeGreaterThanOrEqual(1);
    expect(top).toBeGreaterThanOrEqual(1);
    expect(right).toBeLessThanOrEqual(207);
    expect(bottom).toBeLessThanOrEqual(147);
  });
});
