import fc from "fast-check";
import { expect, it } from "vitest";
import { calculateCounts, costOf, type Inputs, RATES } from "./accuracy.ts";

const settings: fc.Arbitrary<Inputs> = fc.record({
  events: fc.integer({ min: 1_000, max: 1_000_000_000 }),
  rate: fc.constantFrom(...RATES),
  accuracy: fc.integer({ min: 9_000, max: 10_000 }).map((hundredths) => hundredths / 100),
  caught: fc.integer({ min: 0, max: 200 }).map((halves) => halves / 2),
});

it.each([
  [1e6, 0.1, 99.8, 50, 500, 1_500, 2_000, 0.25, 3],
  [1e6, 0.1, 99.8, 100, 0, 2_000, 3_000, 1 / 3, 2],
  [1e6, 0.1, 99.8, 0, 1_000, 1_000, 1_000, 0, undefined],
  [1e6, 0.1, 99.9, 0, 1_000, 0, 0, undefined, undefined],
  [1e6, 0.1, 99.9, 100, 0, 1_000, 2_000, 0.5, 1],
  // What is caught is held at nine tenths.
  [1e6, 2, 99.8, 50, 2_000, 0, 18_000, 1, 0],
  [5e6, 1, 99.5, 80, 10_000, 15_000, 55_000, 40 / 55, 0.375],
  // Only a system that catches all fraud.
  [1e6, 0.1, 100, 0, 0, 0, 1_000, 1, 0],
])(
  "%d events, %d%% fraud, %d%% accurate, %d%% caught",
  (events, rate, accuracy, caught, missed, falsePositives, alerts, precision, perFraud) => {
    const now = calculateCounts({ events, rate, accuracy, caught });
    for (const [name, value] of Object.entries({ missed, falsePositives, alerts, precision, perFraud }))
      expect(now).toHaveProperty(name, value === undefined ? value : expect.closeTo(value, 5));
  },
);

it("an accuracy that raising no alert reaches allows catching nothing, to the last digit", () =>
  expect(calculateCounts({ events: 1e6, rate: 0.1, accuracy: 99.9, caught: 0 }).low).toBe(0));

// 500 missed × 400 = 200,000; 1,500 stopped × 50 = 75,000; 2,000 alerts × 3 = 6,000. No alerts: 1,000 × 400.
it("adds up the costs that are known, names the others, and compares only a whole year", () => {
  const now = calculateCounts({ events: 1e6, rate: 0.1, accuracy: 99.8, caught: 50 });
  const all = { total: expect.closeTo(281_000), missing: [], noAlerts: expect.closeTo(400_000) };
  expect(costOf(now, { loss: 400, stop: 50, review: 3 })).toEqual(all);
  const some = { total: expect.closeTo(275_000), missing: ["review"], noAlerts: undefined };
  expect(costOf(now, { loss: 400, stop: 50 })).toEqual(some);
  expect(costOf(now, {})).toBeUndefined();
});

it("every mistake is a missed fraud or a genuine customer stopped, and no group is negative", () => {
  fc.assert(
    fc.property(settings, (given) => {
      const { low, high, share, found, missed, falsePositives, alerts, mistakes } = calculateCounts(given);
      expect((missed + falsePositives) / given.events).toBeCloseTo(1 - given.accuracy / 100, 5);
      expect(mistakes / given.events).toBeCloseTo(1 - given.accuracy / 100, 5);
      expect([low, share, high, 1]).toEqual([low, share, high, 1].sort((a, b) => a - b));
      expect(Math.min(found, missed, falsePositives, alerts)).toBeGreaterThanOrEqual(0);
      expect(falsePositives).toBeLessThanOrEqual(given.events);
    }),
  );
});
