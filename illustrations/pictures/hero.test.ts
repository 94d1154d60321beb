import { brotliCompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { toSvg } from "../engine/drawing.ts";
import { hero } from "./hero.ts";

/** Budget for the hero drawing, compressed bytes. */
const BUDGET = 45_000;

test("the hero picture is light and holds ten joints", () => {
  const svg = toSvg([hero()]);
  expect(brotliCompressSync(svg).length).toBeLessThan(BUDGET);
  expect(svg.match(/id="joint-\d+"/g)).toHaveLength(10);
  expect(svg).not.toMatch(/NaN|undefined|style=|class=/);
});
