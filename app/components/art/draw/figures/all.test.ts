import { describe, expect, it } from "vitest";
import { figures } from "../../../../../content/en/figures.ts";
import type { ProductId } from "../../../../../content/types.ts";
import { productFigures } from "./all.ts";

const ids = Object.keys(productFigures) as ProductId[];

/** Strokes of a colour: the subpaths of its paths. */
function strokes(markup: string, colour: string): number {
  const paths = [...markup.matchAll(/<path [^>]*>/g)]
    .map(([tag]) => tag)
    .filter((tag) => tag.includes(`stroke="${colour}"`));
  return paths.join("").match(/[Mm]/g)?.length ?? 0;
}
const layers = (id: ProductId) => productFigures[id]().drawings[0]?.layers ?? {};

describe.each(ids)("%s", (id) => {
  it("is drawn the same each time, for a wide sheet and for a phone", () => {
    const names = productFigures[id]().drawings.map(({ name }) => name);
    expect(names).toEqual([`figure-${id}`, `figure-${id}-phone`]);
    expect(productFigures[id]()).toEqual(productFigures[id]());
  });

  it("is warm in one group only", () => {
    const { base = "", checked = "", fraud = "" } = layers(id);
    expect(base + checked).not.toContain("--ember");
    expect(fraud).toContain("--ember");
  });

  it("counts whatever its words name", () => {
    const { counts } = productFigures[id]();
    const { totals, alt } = figures[id];
    for (const [, name = ""] of (totals + alt).matchAll(/\{(\w+)\}/g))
      expect(counts, name).toHaveProperty(name);
  });
});

it("draws 170 attempts, of which 66 are over the limit", () => {
  const { base = "", fraud = "" } = layers("risk-assessment");
  const AXIS = 1;
  expect(strokes(fraud, "var(--ember)")).toBe(66);
  expect(strokes(base, "var(--line)") - AXIS).toBe(170 - 66);
  expect(productFigures["risk-assessment"]().counts).toMatchObject({ total: 170, stopped: 66 });
});

it("drops 22 of 41 accounts into one handset", () => {
  const { base = "", fraud = "" } = layers("transaction-monitoring");
  const HANDSET = 1;
  expect(strokes(fraud, "var(--ember)")).toBe(22 + 22 + HANDSET);
  expect(strokes(base, "var(--line)")).toBe(19 + 19);
});

it("runs 26 paths, of which one goes through", () => {
  const { base = "", fraud = "" } = layers("red-teaming");
  expect(strokes(base, "var(--line)")).toBe(25);
  expect(strokes(fraud, "var(--ember)")).toBe(1);
});

it("shows a week of half-hours", () => {
  const { base = "", fraud = "" } = layers("training");
  expect(strokes(base, "var(--line)") + strokes(fraud, "var(--ember)")).toBe(7 * 48);
});
