import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { DARK, inked, LIGHT } from "./palette.ts";

const root = new URL("../../", import.meta.url).pathname;

it("gives each colour of the page a light and a dark value", () => {
  expect(LIGHT.paper).toMatch(/^#[\da-f]{6}$/);
  expect(Object.keys(DARK)).toEqual(Object.keys(LIGHT));
  expect(DARK.paper).not.toBe(LIGHT.paper);
});

it.each(globSync("app/drawn/*.svg", { cwd: root }))("knows every colour of %s", (file) => {
  expect(inked(readFileSync(root + file, "utf8"))).not.toContain("var(--");
});

it("refuses a colour that the page does not have", () => {
  expect(() => inked('<path fill="var(--gold)"/>')).toThrow("--gold");
});
