import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createHoverIntent, hoverCardTimings, menuTimings } from "./hover-intent.ts";

let open: string | undefined;
beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const group = (timings = menuTimings) =>
  createHoverIntent<string>(timings, (id) => {
    open = id;
  });
/** Returns what is open after so many milliseconds. */
function after(milliseconds: number) {
  vi.advanceTimersByTime(milliseconds);
  return open;
}

it.each([
  ["menu", menuTimings, 200, 150],
  ["hover card", hoverCardTimings, 700, 300],
])("opens a %s after its time, not before, and keeps it as long after the pointer left", (...given) => {
  const [, timings, opens, closes] = given;
  const intent = group(timings);
  intent.enter("bots");
  expect([after(opens - 1), after(1)]).toEqual([undefined, "bots"]);
  intent.leave();
  expect([after(closes - 1), after(1)]).toEqual(["bots", undefined]);
});

it("stays open when the pointer comes back", () => {
  const intent = group();
  intent.open("solutions");
  intent.leave();
  after(149);
  intent.enter("solutions");
  expect(after(1_000)).toBe("solutions");
});

it("opens the next menu at once within 300 ms of a close, and waits again after that", () => {
  const intent = group();
  intent.open("solutions");
  intent.close();
  after(299);
  intent.enter("services");
  expect(open).toBe("services");
  intent.close();
  after(300);
  intent.enter("solutions");
  expect(open).toBeUndefined();
});

it("ignores a pointer that only passes over", () => {
  const intent = group();
  intent.enter("solutions");
  after(100);
  intent.leave();
  expect(after(1_000)).toBeUndefined();
});

it("keeps open what hover has opened at the first press of a mouse, and closes it at the second", () => {
  const intent = group();
  intent.enter("solutions");
  after(200);
  const pressed = [true, true, false, false].map((byMouse) => {
    intent.press("solutions", byMouse);
    return open;
  });
  expect(pressed).toEqual(["solutions", undefined, "solutions", undefined]);
});
