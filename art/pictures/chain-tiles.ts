import type { Drawing } from "../engine/drawing.ts";
import { fill } from "../engine/paths.ts";
import { tileIn } from "./single-tile.ts";

/** A tile of the chain of products, 108 px: for another product and for the page's own. */
export function chainTiles(): Drawing {
  const { ring, star, seed } = tileIn(108, 53);
  const tile = (ground: string, colour: string, width: number) =>
    fill(ring, "var(--paper)", { stroke: colour, "stroke-width": width }) +
    fill(star(), ground, { stroke: colour, "stroke-width": width }) +
    fill(seed(1.1), "var(--paper)", { stroke: colour, "stroke-width": 0.9 });
  return {
    file: "marks",
    name: "chainTiles",
    viewBox: "0 0 108 108",
    layers: { whole: tile("var(--sand)", "var(--line)", 0.9), here: tile("var(--acc-t)", "var(--acc)", 1.6) },
  };
}
