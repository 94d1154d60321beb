import { expect, test } from "vitest";
import { toSvg } from "../engine/drawing.ts";
import { audiences } from "./audiences.ts";
import { extent } from "./extent.ts";
import { values } from "./values.ts";

const sets = [values, audiences].map((draw) => [draw().file, draw] as const);

test.each(sets)("%s stay inside their box and are the same each time", (_, draw) => {
  const { viewBox, layers } = draw();
  const [, , width = 0, height = 0] = viewBox.split(" ").map(Number);
  for (const markup of Object.values(layers)) {
    const { left, top, right, bottom } = extent(markup);
    expect(left).toBeGreaterThanOrEqual(0.9);
    expect(top).toBeGreaterThanOrEqual(0.9);
    expect(right).toBeLessThanOrEqual(width - 0.9);
    expect(bottom).toBeLessThanOrEqual(height - 0.9);
  }
  expect(toSvg([draw()])).toBe(toSvg([draw()]));
});

test("only the measured crack is warm, and no audience is", () => {
  const warm = Object.entries({ ...values().layers, ...audiences().layers })
    .filter(([, markup]) => markup.includes("ember"))
    .map(([id]) => id);
  expect(warm).toEqual(["expertise"]);
});
