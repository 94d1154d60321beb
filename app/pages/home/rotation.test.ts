import { expect, it } from "vitest";
import { rotates } from "./rotation.ts";

const playing = { wanted: true, hovered: false, focused: false, held: false };

it("rotates while it is not hovered, focused or dragged", () => {
  expect(rotates(playing)).toBe(true);
});

it.each([{ hovered: true }, { focused: true }, { held: true }, { wanted: false }])(
  "pauses with %o",
  (held) => {
    expect(rotates({ ...playing, ...held })).toBe(false);
  },
);

it("stays paused after Pause when pointer and focus leave", () => {
  expect(rotates({ ...playing, wanted: false })).toBe(false);
});
