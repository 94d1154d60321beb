import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { allowed, moneyOf, RATES, reckon, type Settings } from "./accuracy.ts";

const settings: fc.Arbitrary<Settings> = fc.record({
  events: fc.integer({ min: 1_000, max: 1_000_000_000 }),
  rate: fc.constantFrom(...RATES),
  accuracy: fc.integer({ min: 9_000, max: 10_000 }).map((hundredths) => hundredths / 100),
  caught: fc.integer({ min: 0, max: 200 }).map((halves) => halves / 200),
  isHalf: fc.boolean(),
});
const isHalf = false;

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
      const now = reckon({ events, rate, accuracy, caught, isHalf });
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
    expect(allowed({ events: 1e6, rate: 0.1, accuracy: 99.9, caught: 0, isHalf }).low).toBe(0);
  });
  it("at 2% fraud and 99.8% accuracy, half of fraud caught is held at nine tenths", () => {
    near(reckon({ events: 1e6, rate: 2, accuracy: 99.8, caught: 0.5, isHalf }).share, 0.9);
  });
  it("a perfect accuracy allows only a system that catches all fraud", () => {
    expect(allowed({ events: 1e6, rate: 0.1, accuracy: 100, caught: 0, isHalf })).toMatchObject({
      low: 1,
      high: 1,
    });
  });
});

/**
 * 1,000 frauds among 1,000,000 events. The false positive rate of a sample that is half fraud is
 * 2 × (1 − accuracy) − (1 − detection rate); of it 999,000 genuine customers are stopped.
 *
 * | accuracy | detection rate | missed | false positive rate | stopped         | precision   |
 * | 99.8%    | 99.8%          | 2      | 0.4% − 0.2% = 0.2%  | 1,998           | 998 / 2,996 |
 * | 99.8%    | 100%           | 0      | 0.4% − 0% = 0.4%    | 3,996           | 1,000/4,996 |
 * | 99.8%    | 99.6%, held    | 4      | 0.4% − 0.4% = 0%    | 0               | 1           |
 * | 99%      | 99%            | 10     | 2% − 1% = 1%        | 9,990           | 990/10,980  |
 */
describe("an accuracy measured on a sample that is half fraud", () => {
  it.each([
    [99.8, 0.998, 2, 1_998, 998 / 2_996],
    [99.8, 1, 0, 3_996, 1_000 / 4_996],
    [99.8, 0.5, 4, 0, 1],
    [99, 0.99, 10, 9_990, 990 / 10_980],
  ])("%d%% accurate, %d caught", (accuracy, caught, missed, stopped, precision) => {
    const now = reckon({ events: 1e6, rate: 0.1, accuracy, caught, isHalf: true });
    near(now.missed, missed);
    near(now.stopped, stopped);
    near(now.falsePositives, stopped / 999_000);
    near(now.precision ?? Number.NaN, precision);
  });
  // 1,000 missed frauds of 1,000,000 events; on the sample it would be every second one.
  it("without alerts it is as accurate as fraud is rare among the visitor's events", () => {
    expect(reckon({ events: 1e6, rate: 0.1, accuracy: 99.8, caught: 0.998, isHalf: true }).doNothing).toBe(
      99.9,
    );
  });
});

/** All three costs: 500 missed × 400 = 200,000; 1,500 stopped × 50 = 75,000; 2,000 alerts × 3 = 6,000. No alerts: 1,000 × 400. */
describe("a year in money", () => {
  const now = reckon({ events: 1e6, rate: 0.1, accuracy: 99.8, caught: 0.5, isHalf });
  it("adds up what is known, names what is not, and compares only a whole year", () => {
    const all = moneyOf(now, { loss: 400, stop: 50, review: 3 });
    near(all?.total ?? Number.NaN, 281_000);
    near(all?.noAlerts ?? Number.NaN, 400_000);
    expect(all?.rows.map(({ sum }) => Math.round(sum))).toEqual([200_000, 75_000, 6_000]);
    expect(all?.missing).toEqual([]);
    const some = moneyOf(now, { loss: 400, stop: 50 });
    near(some?.total ?? Number.NaN, 275_000);
    expect(some).toMatchObject({ missing: ["review"], noAlerts: undefined });
    expect(moneyOf(now, {})).toBeUndefined();
  });
  it("never falls when a cost rises", () => {
    const costs = fc.record({ loss: fc.nat(10_000), stop: fc.nat(10_000), review: fc.nat(10_000) });
    fc.assert(
      fc.property(settings, costs, fc.constantFrom("loss", "stop", "review"), (given, costs, one) => {
        const result = reckon(given);
        const dearer = { ...costs, [one]: costs[one] + 1 };
        expect(moneyOf(result, dearer)?.total).toBeGreaterThanOrEqual(moneyOf(result, costs)?.total ?? 0);
      }),
    );
  });
});

describe("any settings", () => {
  it("every mistake is a missed fraud or a genuine customer stopped", () => {
    fc.assert(
      fc.property(settings, (given) => {
        const { missed, stopped, mistakes } = reckon({ ...given, isHalf });
        near((missed + stopped) / given.events, mistakes / given.events);
        near(mistakes / given.events, 1 - given.accuracy / 100);
      }),
    );
  });
  it("the accuracy counted from the two error rates of the sample is the accuracy that was set", () => {
    fc.assert(
      fc.property(settings, (given) => {
        const { share, falsePositives } = reckon(given);
        const fraud = given.isHalf ? 0.5 : given.rate / 100;
        near(100 * (fraud * share + (1 - fraud) * (1 - falsePositives)), given.accuracy);
      }),
    );
  });
  it("who catches more fraud at the same accuracy stops no fewer genuine customers", () => {
    fc.assert(
      fc.property(settings, (given) => {
        const more = reckon({ ...given, caught: Math.min(1, given.caught + 0.01) });
        expect(more.stopped).toBeGreaterThanOrEqual(reckon(given).stopped);
        expect(more.missed).toBeLessThanOrEqual(reckon(given).missed);
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
  it("raising no alert is as accurate as fraud is rare", () => {
    fc.assert(
      fc.property(settings, (given) => {
        const accuracy = 100 - given.rate;
        const { alerts } = reckon({ ...given, accuracy, caught: 0, isHalf });
        near(alerts / given.events, 0);
      }),
    );
  });
});
