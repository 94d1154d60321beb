import { expect, it } from "vitest";
import { inked } from "./palette.ts";

it("refuses a colour that the page does not have", () => {
  expect(() => inked('<path fill="var(--gold)"/>')).toThrow("--gold");
});
