import fc from "fast-check";
import { expect, it } from "vitest";
import { site } from "../../../settings/site.js";
import { nearestStep, RATES } from "./accuracy.ts";
import { hashOf, MISTAKES, mistakesAt, START, settingsOf } from "./address.ts";

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
      fc.record({ loss: cost, stop: cost, review: cost }),
      (events, rate, hundredths, halves, costs) => {
        const settings = { events, rate, accuracy: hundredths / 100, caught: halves / 200, ...costs };
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

it("opens an address from before costs could be typed, and one that names a sample", () => {
  const settings = { events: 5_000_000, rate: 1, accuracy: 99.5, caught: 0.8 };
  expect(settingsOf("#accuracy?n=5000000&p=1&a=99.5&r=80")).toEqual(settings);
  expect(settingsOf("#accuracy?n=5000000&p=1&a=99.5&r=80&s=50")).toEqual(settings);
});

it("accepts any share in the URL and sets the slider to the nearest step", () => {
  expect(settingsOf("#accuracy?p=0.004")?.rate).toBe(0.004);
  expect([0.004, 0.105, 0.27, 5].map((rate) => RATES[nearestStep(RATES, rate)])).toEqual([
    0.01, 0.1, 0.25, 5,
  ]);
});

it("has stops at the accuracies that the company publishes", () => {
  for (const accuracy of [site.figures.accuracy, site.figures.otherAccuracy])
    expect(MISTAKES).toContain(mistakesAt(accuracy));
  expect([MISTAKES[0], MISTAKES.at(-1)]).toEqual([10, 0.01]);
});

it("ignores other URLs", () => {
  for (const hash of ["", "#accuracy", "#sandbox?seed=2", "#%"]) expect(settingsOf(hash)).toBeUndefined();
});
