import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { hashOf, SEEDS, START, settingsOf, TIMES } from "./address.ts";
import { shareIn, totalsOf } from "./day-cost.ts";
import { fires, type Limits, LOOSEST, rules, STRICTEST } from "./limits.ts";
import { dayOf } from "./payments.ts";

const prices = START;
const limitsOf = (card: number, device: number, sim: number): Limits => ({ card, device, sim });
const payments = dayOf(11);
const totals = totalsOf(payments);

describe("the day of seed 11", () => {
  it("has 2,000 payments, 40 of them fraud, of known sums", () => {
    const sum = (of: (payment: (typeof payments)[number]) => number) =>
      payments.reduce((total, payment) => total + of(payment), 0);
    expect([payments.length, totals.frauds, totals.sar, sum(({ sar }) => sar)]).toEqual([
      2_000, 40, 68_349, 440_779,
    ]);
    expect(rules.map((rule) => sum(({ sees }) => sees[rule]))).toEqual([3_068, 2_534, 140_418]);
  });

  it.each<[string, Limits, number, number, number, number, number]>([
    ["start", START, 3, 53_177, 2, 5, 53_492],
    ["best", limitsOf(8, 5, 15), 20, 8_713, 50, 70, 15_763],
    ["loosest", LOOSEST, 0, 68_349, 0, 0, 68_349],
    ["strictest", STRICTEST, 34, 2_621, 389, 423, 55_646],
    ["most fraud", limitsOf(2, 1, 9), 34, 2_621, 312, 346, 45_251],
    ["strict on cards", limitsOf(2, 5, 15), 29, 4_699, 228, 257, 35_914],
    ["loose on cards", limitsOf(20, 5, 15), 15, 17_095, 43, 58, 23_125],
    ["strict on devices", limitsOf(8, 1, 15), 25, 6_635, 144, 169, 26_450],
    ["loose on devices", limitsOf(8, 30, 15), 13, 21_071, 25, 38, 24_641],
    ["SIM rule off", limitsOf(8, 5, 0), 14, 41_305, 32, 46, 45_835],
    ["strict on SIMs", limitsOf(8, 5, 72), 21, 7_030, 117, 138, 23_140],
  ])("%s", (_, limits, stopped, missedSar, stoppedGood, alerts, cost) => {
    expect(totals.read(limits, prices)).toMatchObject({ stopped, missedSar, stoppedGood, alerts, cost });
  });

  it("finds the cheapest setting, also at other prices, and the one that stops the most fraud", () => {
    const { cheapest, mostFraud } = totals.best(prices);
    expect(cheapest).toMatchObject({ limits: limitsOf(8, 5, 15), cost: 15_763 });
    expect(mostFraud).toMatchObject({ limits: limitsOf(2, 1, 9), cost: 45_251 });
    expect(totals.best({ ...prices, good: 0 }).cheapest.limits).toEqual(limitsOf(3, 5, 39));
    expect(totals.best({ ...prices, good: 500 }).cheapest.limits).toEqual(limitsOf(9, 5, 9));
  });

  it("needs all three rules: each stops frauds alone, and one rule by itself costs far more", () => {
    expect(rules.map((rule) => totals.alone(limitsOf(8, 5, 15), rule))).toEqual([5, 7, 6]);
    const cheapestOf = (allows: (value: number) => Limits, values: number) =>
      Math.min(...Array.from({ length: values }, (_, k) => totals.read(allows(k), prices).cost));
    expect(cheapestOf((k) => limitsOf(k + 2, 30, 0), 19)).toBe(60_987);
    expect(cheapestOf((k) => limitsOf(20, k + 1, 0), 30)).toBe(53_197);
    expect(cheapestOf((k) => limitsOf(20, 30, k), 73)).toBe(32_003);
  });
});

it.each<[number, Limits, number]>([
  [11, limitsOf(8, 5, 15), 15_763],
  [2, limitsOf(9, 6, 13), 15_796],
  [5, limitsOf(7, 4, 15), 18_207],
  [20, limitsOf(8, 6, 13), 13_612],
])("the cheapest setting of day %i", (seed, limits, cost) => {
  expect(totalsOf(dayOf(seed)).best(prices).cheapest).toMatchObject({ limits, cost });
});

it.each(SEEDS)(
  "day %i: the more genuine customers count, the fewer of them its cheapest setting stops",
  (seed) => {
    const day = dayOf(seed);
    const drawn = TIMES.map((times) => totalsOf(day, times).best(prices).cheapest.stoppedGood / times);
    expect(drawn).toEqual(drawn.toSorted((a, b) => b - a));
    // As the choices are called: about 3.5% and 1%.
    expect(Math.abs(shareIn(day, 5) - 0.035)).toBeLessThan(0.003);
    expect(Math.abs(shareIn(day, 18) - 0.01)).toBeLessThan(0.001);
  },
);

it.each(SEEDS)("day %i has 40 frauds, and its cheapest setting inside all three sliders", (seed) => {
  const day = dayOf(seed);
  const { frauds, sar, best } = totalsOf(day);
  // As the page says.
  const share = sar / day.reduce((sum, payment) => sum + payment.sar, 0);
  expect(Math.abs(share - 0.15)).toBeLessThan(0.0105);
  const { card, device, sim } = best(prices).cheapest.limits;
  expect(frauds).toBe(40);
  expect(card > 2 && card < 20 && device > 1 && device < 30 && sim > 0 && sim < 72).toBe(true);
});

/**
 * The day of seed 11 has SAR 68,349 of fraud and 372,430 of genuine payments. Counted five times, fraud's share is
 * 68,349 / (68,349 + 5 × 372,430) = 3.5%. There, 9 / 22 / 11 stops 11 frauds and 12 drawn customers, and lets SAR 27,551 pass:
 * 27,551 + (11 + 60) × 15 + 60 × 120 = 35,816, hence 48% less than 68,349.
 */
describe.each([
  [1, 15.5, limitsOf(8, 5, 15), 20, 50, 77],
  [2, 8.4, limitsOf(8, 5, 15), 20, 50, 67],
  [5, 3.5, limitsOf(9, 22, 11), 11, 12, 48],
  [10, 1.8, limitsOf(11, 22, 11), 9, 10, 36],
  [18, 1, limitsOf(11, 22, 3), 5, 0, 32],
  [20, 0.9, limitsOf(11, 22, 3), 5, 0, 32],
])(
  "with genuine payments counted %i times, fraud is %d per cent of the money",
  (times, share, limits, stopped, drawn, less) => {
    const weighted = totalsOf(payments, times);
    const cheapest = weighted.read(limits, prices);
    it("and the cheapest setting is the one of the table", () => {
      expect((100 * shareIn(payments, times)).toFixed(1)).toBe(share.toFixed(1));
      expect(cheapest).toMatchObject({ stopped, stoppedGood: drawn * times });
      expect(Math.round(100 * (1 - cheapest.cost / weighted.sar))).toBe(less);
      expect(weighted.best(prices).cheapest.cost).toBe(cheapest.cost);
    });
    it("which is the cheapest of all settings, read one by one", () => {
      let least = Number.POSITIVE_INFINITY;
      for (let card = 2; card <= 20; card++)
        for (let device = 1; device <= 30; device++)
          for (let sim = 0; sim <= 72; sim++)
            least = Math.min(least, weighted.read({ card, device, sim }, prices).cost);
      expect(cheapest.cost).toBe(least);
    });
  },
);

const anyLimits = fc.record({
  card: fc.integer({ min: 2, max: 20 }),
  device: fc.integer({ min: 1, max: 30 }),
  sim: fc.integer({ min: 0, max: 72 }),
});
const anyTimes = fc.constantFrom(...TIMES);
const anyPrices = fc.record({ review: fc.nat(200), good: fc.nat(1_000) });

it("agrees with a plain count at any setting of any day, at any prices", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 9_999 }),
      anyLimits,
      anyPrices,
      anyTimes,
      (seed, limits, at, times) => {
        const day = dayOf(seed);
        const stopping = day.map(({ sees }) => rules.filter((rule) => fires(sees, limits)[rule]));
        const stops = day.filter((_, k) => stopping[k]?.length);
        const stopped = stops.filter(({ fraud }) => fraud).length;
        const missed = day.filter((one) => one.fraud && !stops.includes(one));
        const missedSar = missed.reduce((sum, { sar }) => sum + sar, 0);
        const stoppedGood = times * (stops.length - stopped);
        const cost = missedSar + (stopped + stoppedGood) * at.review + stoppedGood * at.good;
        const totals = totalsOf(day, times);
        for (const rule of rules)
          expect(totals.alone(limits, rule)).toBe(
            day.filter(({ fraud }, k) => fraud && stopping[k]?.join() === rule).length,
          );
        expect(totals.read(limits, at)).toMatchObject({
          stopped,
          missed: missed.length,
          missedSar,
          stoppedGood,
          alerts: stopped + stoppedGood,
          cost,
        });
      },
    ),
    { numRuns: 30 },
  );
});

it("restores any settings exactly from the address, and takes defaults for bad values", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 9_999 }),
      anyLimits,
      anyPrices,
      anyTimes,
      (seed, limits, at, times) => {
        const settings = { seed, ...limits, ...at, times };
        expect(settingsOf(hashOf(settings))).toEqual(settings);
      },
    ),
  );
  expect(settingsOf("#sandbox?seed=0&card=1e1&device=7&sim=73&good=-1")).toEqual({
    ...START,
    device: 7,
    times: 1,
  });
  expect(settingsOf("#sandbox?seed=2&times=7")?.times).toBe(1);
  expect(settingsOf("#accuracy?n=1000")).toBeUndefined();
});
