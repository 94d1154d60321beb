import { expect, test } from "vitest";
import { extent } from "../../tests/support/extent.ts";
import { toSvg } from "../engine/drawing.ts";
import { audiences } from "./audiences.ts";
import { values } from "./values.ts";

const sets = [values, audiences].map((draw) => [draw().name, draw] as const);
/** The piece of the weave runs to the edge, where its straps are cut: they reach over it by their own width. */
const room = (id: string) => (id === "integrity" ? -1 : 0.9);

test.each(sets)("%s stay inside their box and are the same each time", (_, draw) => {
  const { viewBox, layers } = draw();
  const [, , width = 0, height = 0] = viewBox.split(" ").map(Number);
  for (const [id, markup] of Object.entries(layers)) {
    const { left, top, right, bottom } = extent(markup);
    expect(left).toBeGreaterThanOrEqual(room(id));
    expect(top).toBeGreaterThanOrEqual(room(id));
    expect(right).toBeLessThanOrEqual(width - room(id));
    expect(bottom).toBeLessThanOrEqual(height - room(id));
  }
  expect(toSvg([draw()])).toBe(toSvg([draw()]));
});

test("only the measured crack is warm, and no audience is", () => {
  const warm = Object.entries({ ...values().layers, ...audiences().layers })
    .filter(([, markup]) => markup.includes("ember"))
    .map(([id]) => id);
  expect(warm).toEqual(["expertise"]);
});
