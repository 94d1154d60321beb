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

it.each([
  ["menu", menuTimings, 200, 150],
  ["hover card", hoverCardTimings, 700, 300],
])(
  "opens a %s after its time, not before, and keeps it as long after the pointer left",
  (_, timings, opens, closes) => {
    const { intent, open } = group(timings);
    intent.enter("bots");
    vi.advanceTimersByTime(opens - 1);
    expect(open()).toBeUndefined();
    vi.advanceTimersByTime(1);
    expect(open()).toBe("bots");
    intent.leave();
    vi.advanceTimersByTime(closes - 1);
    expect(open()).toBe("bots");
    vi.advanceTimersByTime(1);
    expect(open()).toBeUndefined();
  },
);

it("stays open when the pointer comes back", () => {
  const { intent, open } = group();
  intent.open("solutions");
  intent.leave();
  vi.advanceTimersByTime(149);
  intent.enter("solutions");
  vi.advanceTimersByTime(1000);
  expect(open()).toBe("solutions");
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
