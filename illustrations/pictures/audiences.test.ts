import { expect, test } from "vitest";
import { extent } from "../../tests/support/extent.ts";
import { audiences } from "./audiences.ts";

test("the audiences stay inside their box, and none is warm", () => {
  const { viewBox, layers } = audiences();
  const [, , width = 0, height = 0] = viewBox.split(" ").map(Number);
  for (const markup of Object.values(layers)) {
    const { left, top, right, bottom } = extent(markup);
    expect(Math.min(left, top)).toBeGreaterThanOrEqual(0.9);
    expect(right).toBeLessThanOrEqual(width - 0.9);
    expect(bottom).toBeLessThanOrEqual(height - 0.9);
    expect(markup).not.toContain("ember");
  }
});
