import { expect, it } from "vitest";
import { DARK, inked, LIGHT } from "./palette.ts";

it("gives each colour of the page a light and a dark value", () => {
  expect(LIGHT.paper).toMatch(/^#[\da-f]{6}$/);
  expect(Object.keys(DARK)).toEqual(Object.keys(LIGHT));
  expect(DARK.paper).not.toBe(LIGHT.paper);
});

it("refuses a colour that the page does not have", () => {
  expect(() => inked('<path fill="var(--gold)"/>')).toThrow("--gold");
});
