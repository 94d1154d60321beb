import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createHoverIntent, hoverCardTimings, menuTimings } from "./hover-intent.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function group(timings = menuTimings) {
  let open: string | undefined;
  const intent = createHoverIntent(timings, (id) => {
    open = id;
  });
  return { intent, open: () => open };
}

it("opens a menu 200 ms after the pointer came, not before", () => {
  const { intent, open } = group();
  intent.enter("solutions");
  vi.advanceTimersByTime(199);
  expect(open()).toBeUndefined();
  vi.advanceTimersByTime(1);
  expect(open()).toBe("solutions");
});

it("closes it 150 ms after the pointer left, unless the pointer comes back", () => {
  const { intent, open } = group();
  intent.open("solutions");
  intent.leave();
  vi.advanceTimersByTime(149);
  intent.enter("solutions");
  vi.advanceTimersByTime(1000);
  expect(open()).toBe("solutions");
  intent.leave();
  vi.advanceTimersByTime(150);
  expect(open()).toBeUndefined();
});

it("opens the next menu at once within 300 ms of a close, and waits again after that", () => {
  const { intent, open } = group();
  intent.open("solutions");
  intent.close();
  vi.advanceTimersByTime(299);
  intent.enter("services");
  expect(open()).toBe("services");
  intent.close();
  vi.advanceTimersByTime(300);
  intent.enter("solutions");
  expect(open()).toBeUndefined();
});

it("shows a hover card after 700 ms and keeps it for 300", () => {
  const { intent, open } = group(hoverCardTimings);
  intent.enter("bots");
  vi.advanceTimersByTime(699);
  expect(open()).toBeUndefined();
  vi.advanceTimersByTime(1);
  expect(open()).toBe("bots");
  intent.leave();
  vi.advanceTimersByTime(299);
  expect(open()).toBe("bots");
  vi.advanceTimersByTime(1);
  expect(open()).toBeUndefined();
});

it("ignores a pointer that only passes over", () => {
  const { intent, open } = group();
  intent.enter("solutions");
  vi.advanceTimersByTime(100);
  intent.leave();
  vi.advanceTimersByTime(1000);
  expect(open()).toBeUndefined();
});

it("keeps open what hover has opened at the first press of a mouse, and closes it at the second", () => {
  const { intent, open } = group();
  intent.enter("solutions");
  vi.advanceTimersByTime(200);
  intent.press("solutions", true);
  expect(open()).toBe("solutions");
  intent.press("solutions", true);
  expect(open()).toBeUndefined();
  intent.press("solutions", false);
  intent.press("solutions", false);
  expect(open()).toBeUndefined();
});
