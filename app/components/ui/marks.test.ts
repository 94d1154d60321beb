import { expect, test } from "vitest";
import { logo } from "../art/draw/logo.ts";
import { LOGO } from "./marks.tsx";

test("the logo in the bar is the one the drawings construct", () => {
  expect(LOGO).toEqual(logo());
});
