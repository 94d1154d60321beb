import { brotliCompressSync } from "node:zlib";
import { Resvg } from "@resvg/resvg-js";
import { describe, expect, test } from "vitest";
import { toSvg } from "../engine/drawing.ts";
import { inlineColours } from "../engine/palette.ts";
import { audiences } from "./audiences.ts";
import { hero } from "./hero.ts";
import { illustrations } from "./product-illustrations.ts";

/** The box round everything that is visible of drawn markup, strokes included, in units of the picture. */
function extent(markup: string) {
  const svg = inlineColours(`<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${markup}</svg>`);
  const box = new Resvg(svg).getBBox();
  if (!box) throw new Error("Nothing is drawn.");
  return { left: box.x, top: box.y, right: box.x + box.width, bottom: box.y + box.height };
}

const { layers } = illustrations();

test("the illustrations are small", () => {
  const svg = toSvg([illustrations()]);
  expect(Object.keys(layers)).toHaveLength(13);
  expect(brotliCompressSync(svg).length).toBeLessThan(25_000);
  expect(svg).not.toMatch(/NaN|undefined|style=|class=/);
});

describe.each(Object.entries(layers))("%s", (_, markup) => {
  test("has quiet lines and something warm", () => {
    for (const colour of ["line", "ember"]) expect(markup).toContain(`"var(--${colour})"`);
  });

  test("stays inside its box", () => {
    const { left, top, right, bottom } = extent(markup);
    expect(left).toBeGreaterThanOrEqual(1);
    expect(top).toBeGreaterThanOrEqual(1);
    expect(right).toBeLessThanOrEqual(207);
    expect(bottom).toBeLessThanOrEqual(147);
  });
});

test("the hero picture is small and holds ten joints", () => {
  const svg = toSvg([hero()]);
  expect(brotliCompressSync(svg).length).toBeLessThan(45_000);
  expect(svg.match(/id="joint-\d+"/g)).toHaveLength(10);
  expect(svg).not.toMatch(/NaN|undefined|style=|class=/);
});

test("the audiences stay inside their box, and none is warm", () => {
  const { viewBox, layers: all } = audiences();
  const [, , width = 0, height = 0] = viewBox.split(" ").map(Number);
  for (const markup of Object.values(all)) {
    const { left, top, right, bottom } = extent(markup);
    expect(Math.min(left, top)).toBeGreaterThanOrEqual(0.9);
    expect(right).toBeLessThanOrEqual(width - 0.9);
    expect(bottom).toBeLessThanOrEqual(height - 0.9);
    expect(markup).not.toContain("ember");
  }
});
