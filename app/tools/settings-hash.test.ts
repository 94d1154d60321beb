import fc from "fast-check";
import { expect, it } from "vitest";
import { site } from "../../settings/site.js";
import { nearestStep, RATES } from "./accuracy/accuracy.ts";
import { settingsInUrl as accuracy, complementOf, INPUTS, MISTAKES } from "./accuracy/inputs.ts";
import { settingsInUrl as sandbox, INPUTS as sandboxInputs } from "./sandbox/inputs.ts";
import type { Input } from "./settings-hash.ts";

/** Any settings of a tool: for each input a number within its bounds. */
const anySettings = <Inputs extends Record<string, Input>>(inputs: Inputs) =>
  fc.record(
    Object.fromEntries(
      Object.entries<Input>(inputs).map(([name, { min, max, places = 0, start }]) => {
        const unit = 10 ** places;
        const value = fc
          .integer({ min: min * unit, max: Math.min(max * unit, 2 ** 31) })
          .map((n) => n / unit);
        return [name, start === undefined ? fc.option(value, { nil: undefined }) : value];
      }),
    ),
  ) as fc.Arbitrary<{ [Name in keyof Inputs]: number }>;

it("restores any settings exactly", () => {
  fc.assert(
    fc.property(anySettings(INPUTS), anySettings(sandboxInputs), (one, other) => {
      expect(accuracy.read(accuracy.write(one))).toEqual(one);
      expect(sandbox.read(sandbox.write(other))).toEqual(other);
    }),
  );
});

it("falls back to the default for a bad value and keeps the others, also those of a link of an older version", () => {
  const { start } = accuracy;
  expect(accuracy.read("#accuracy?n=12&p=1e3&a=99.95&r=-4&s=50")).toEqual({ ...start, accuracy: 99.95 });
  expect(accuracy.read("#accuracy?a=x")).toEqual(start);
  expect(accuracy.read("#accuracy?a=٩٩")).toEqual({ ...start, accuracy: 99 });
  const bad = "#sandbox?seed=0&card=1e1&device=7&sim=73&good=-1";
  expect(sandbox.read(bad)).toEqual({ ...sandbox.start, device: 7 });
});

it("ignores other URLs", () => {
  for (const hash of ["", "#accuracy", "#sandbox?seed=2", "#%"]) expect(accuracy.read(hash)).toBeUndefined();
});

it("has steps near any share, and at the accuracies that the company publishes", () => {
  const steps = [0.004, 0.105, 0.27, 5].map((rate) => RATES[nearestStep(RATES, rate)]);
  expect(steps).toEqual([0.01, 0.1, 0.25, 5]);
  for (const accuracy of [site.figures.accuracy, site.figures.otherAccuracy])
    expect(MISTAKES).toContain(complementOf(accuracy));
  expect([MISTAKES[0], MISTAKES.at(-1)]).toEqual([10, 0.01]);
});
