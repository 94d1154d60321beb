import { brotliCompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { toSvg } from "../engine/drawing.ts";
import { hero, heroPhone } from "./hero.ts";

/** What a visitor's first screen may cost, bytes as sent. */
const BUDGET = 45_000;

test.each([hero, heroPhone])("the hero picture is light and holds ten joints", (draw) => {
  const svg = toSvg(draw());
  expect(brotliCompressSync(svg).length).toBeLessThan(BUDGET);
  expect(svg.match(/id="joint-\d+"/g)).toHaveLength(10);
  expect(svg).not.toMatch(/NaN|undefined|style=|class=/);
});
