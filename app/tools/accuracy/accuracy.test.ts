import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { moneyOf, RATES, reckon, type Settings } from "./accuracy.ts";

const settings: fc.Arbitrary<Settings> = fc.record({
  events: fc.integer({ min: 1_000, max: 1_000_000_000 }),
  rate: fc.constantFrom(...RATES),
  accuracy: fc.integer({ min: 9_000, max: 10_000 }).map((hundredths) => hundredths / 100),
  caught: fc.integer({ min: 0, max: 200 }).map((halves) => halves / 200),
});

/** Equal but for the rounding of numbers up to a billion. */
const near = (a: number, b: number) => expect(Math.abs(a - b)).toBeLessThan(1e-5);

describe("the worked examples", () => {
  it.each([
    [1e6, 0.1, 99.8, 0.5, 500, 1_500, 2_000, 0.25, 3],
    [1e6, 0.1, 99.8, 1, 0, 2_000, 3_000, 1 / 3, 2],
    [1e6, 0.1, 99.8, 0, 1_000, 1_000, 1_000, 0, undefined],
    [1e6, 0.1, 99.9, 0, 1_000, 0, 0, undefined, undefined],
    [1e6, 0.1, 99.9, 1, 0, 1_000, 2_000, 0.5, 1],
    [1e6, 2, 99.8, 0.5, 2_000, 0, 18_000, 1, 0],
    [5e6, 1, 99.5, 0.8, 10_000, 15_000, 55_000, 40 / 55, 0.375],
  ])(
    "%d events, %d%% fraud, %d%% accurate, %d caught",
    (events, rate, accuracy, caught, missed, stopped, alerts, precision, perFraud) => {
      const now = reckon({ events, rate, accuracy, caught });
      near(now.missed, missed);
      near(now.stopped, stopped);
      near(now.alerts, alerts);
      if (precision === undefined) expect(now.precision).toBeUndefined();
      else near(now.precision ?? Number.NaN, precision);
      if (perFraud === undefined) expect(now.perFraud).toBeUndefined();
      else near(now.perFraud ?? Number.NaN, perFraud);
    },
  );
  it("an accuracy that raising no alert reaches allows catching nothing, to the last digit", () => {
    expect(reckon({ events: 1e6, rate: 0.1, accuracy: 99.9, caught: 0 }).low).toBe(0);
  });
  it("at 2% fraud and 99.8% accuracy, half of fraud caught is held at nine tenths", () => {
    near(reckon({ events: 1e6, rate: 2, accuracy: 99.8, caught: 0.5 }).share, 0.9);
  });
  it("a perfect accuracy allows only a system that catches all fraud", () => {
    expect(reckon({ events: 1e6, rate: 0.1, accuracy: 100, caught: 0 })).toMatchObject({ low: 1, high: 1 });
  });
});

/** All three costs: 500 missed × 400 = 200,000; 1,500 stopped × 50 = 75,000; 2,000 alerts × 3 = 6,000. No alerts: 1,000 × 400. */
describe("a year in money", () => {
  const now = reckon({ events: 1e6, rate: 0.1, accuracy: 99.8, caught: 0.5 });
  it("adds up what is known, names what is not, and compares only a whole year", () => {
    const all = moneyOf(now, { loss: 400, stop: 50, review: 3 });
    near(all?.total ?? Number.NaN, 281_000);
    near(all?.noAlerts ?? Number.NaN, 400_000);
    expect(all?.missing).toEqual([]);
    const some = moneyOf(now, { loss: 400, stop: 50 });
    near(some?.total ?? Number.NaN, 275_000);
    expect(some).toMatchObject({ missing: ["review"], noAlerts: undefined });
    expect(moneyOf(now, {})).toBeUndefined();
  });
});

describe("any settings", () => {
  it("every mistake is a missed fraud or a genuine customer stopped", () => {
    fc.assert(
      fc.property(settings, (given) => {
        const { missed, stopped, mistakes } = reckon({ ...given });
        near((missed + stopped) / given.events, mistakes / given.events);
        near(mistakes / given.events, 1 - given.accuracy / 100);
      }),
    );
  });
  it("no group is negative, and the share caught is between the ends that are allowed", () => {
    fc.assert(
      fc.property(settings, (given) => {
        const { low, high, share, found, missed, stopped, alerts } = reckon(given);
        expect(low).toBeLessThanOrEqual(share);
        expect(share).toBeLessThanOrEqual(high);
        expect(high).toBeLessThanOrEqual(1);
        for (const count of [found, missed, stopped, alerts]) expect(count).toBeGreaterThanOrEqual(0);
        expect(stopped).toBeLessThanOrEqual(given.events);
      }),
    );
  });
});
