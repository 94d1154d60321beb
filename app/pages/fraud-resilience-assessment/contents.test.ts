import { expect, it } from "vitest";
import { sectionAt } from "./contents.tsx";

const boxes = [
  { id: "a", top: -400, bottom: 150 },
  { id: "b", top: 150, bottom: 700 },
];

it.each([
  [149, "a"],
  [150, "b"],
  [699, "b"],
  [700, undefined],
  [-401, undefined],
])("at %i px the section is %s", (line, id) => {
  expect(sectionAt(boxes, line)).toBe(id);
});
