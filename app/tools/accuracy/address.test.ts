import fc from "fast-check";
import { expect, it } from "vitest";
import { nearestRate, RATES } from "./accuracy.ts";
import { ACCURACY, hashOf, PUBLISHED, START, settingsOf } from "./address.ts";

const cost = fc.option(
  fc.integer({ min: 0, max: 10_000_000 }).map((hundredths) => hundredths / 100),
  { nil: undefined },
);

it("restores any settings exactly", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1_000, max: 1_000_000_000 }),
      fc.oneof(
        fc.constantFrom(...RATES),
        fc.integer({ min: 1, max: 5_000 }).map((k) => k / 1_000),
      ),
      fc.integer({ min: 9_000, max: 10_000 }),
      fc.integer({ min: 0, max: 200 }),
      fc.boolean(),
      fc.record({ loss: cost, stop: cost, review: cost }),
      (events, rate, hundredths, halves, isHalf, costs) => {
        const settings = { events, rate, accuracy: hundredths / 100, caught: halves / 200, isHalf, ...costs };
        expect(settingsOf(hashOf(settings))).toEqual(settings);
      },
    ),
  );
});

it("falls back to the default for a bad value and keeps the others", () => {
  expect(settingsOf("#accuracy?n=12&p=1e3&a=99.95&r=-4")).toEqual({ ...START, accuracy: 99.95 });
  expect(settingsOf("#accuracy?a=x")).toEqual(START);
  expect(settingsOf("#accuracy?a=٩٩")).toEqual({ ...START, accuracy: 99 });
});

it("opens an address from before the sample and the costs could be chosen", () => {
  expect(settingsOf("#accuracy?n=5000000&p=1&a=99.5&r=80")).toEqual({
    ...{ events: 5_000_000, rate: 1, accuracy: 99.5, caught: 0.8, isHalf: false },
  });
});

it("accepts any share in the URL and sets the slider to the nearest step", () => {
  expect(settingsOf("#accuracy?p=0.004")?.rate).toBe(0.004);
  expect([0.004, 0.105, 0.27, 5].map(nearestRate)).toEqual([0.01, 0.1, 0.25, 5]);
});

it("accepts the accuracies that the company publishes", () => {
  for (const accuracy of PUBLISHED) {
    expect(accuracy).toBeGreaterThanOrEqual(ACCURACY.min);
    expect(accuracy).toBeLessThanOrEqual(ACCURACY.max);
  }
});

it("ignores other URLs", () => {
  for (const hash of ["", "#accuracy", "#sandbox?seed=2", "#%"]) expect(settingsOf(hash)).toBeUndefined();
});
