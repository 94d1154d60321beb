import { expect, test } from "vitest";
import { decagonStar, polygons } from "../../art/engine/paths.ts";
import { logo } from "../../art/pictures/logo.ts";
import { LOGO, STAR } from "./marks.tsx";

test("the logo in the bar is the one the drawings construct", () => {
  expect(LOGO).toEqual(logo());
});

test("the star of a list is the star of the tiles", () => {
  expect(STAR).toBe(polygons([decagonStar(10, 10, 9, -18)], 2));
});
