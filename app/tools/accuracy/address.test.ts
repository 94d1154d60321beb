import fc from "fast-check";
import { expect, it } from "vitest";
import { RATES } from "./accuracy.ts";
import { hashOf, START, settingsOf } from "./address.ts";

it("restores any settings exactly", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1_000, max: 1_000_000_000 }),
      fc.constantFrom(...RATES),
      fc.integer({ min: 9_000, max: 10_000 }),
      fc.integer({ min: 0, max: 200 }),
      (events, rate, hundredths, halves) => {
        const settings = { events, rate, accuracy: hundredths / 100, caught: halves / 200 };
        expect(settingsOf(hashOf(settings))).toEqual(settings);
      },
    ),
  );
});

it("takes the default for a bad value and keeps the others", () => {
  expect(settingsOf("#accuracy?n=12&p=1e3&a=99.95&r=-4")).toEqual({ ...START, accuracy: 99.95 });
  expect(settingsOf("#accuracy?a=٩٩")).toEqual(START);
});

it("takes the nearest share that the slider has", () => {
  expect(settingsOf("#accuracy?p=0.105")?.rate).toBe(0.1);
});

it("is silent about other addresses", () => {
  for (const hash of ["", "#accuracy", "#sandbox?seed=2", "#%"]) expect(settingsOf(hash)).toBeUndefined();
});
