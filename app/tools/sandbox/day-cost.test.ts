import fc from "fast-check";
import { expect, it } from "vitest";
import { totalsOf } from "./day-cost.ts";
import { INPUTS, SEEDS, settingsInUrl } from "./inputs.ts";
import { type Limits, rules, triggeredRules } from "./limits.ts";
import { dayOf } from "./payments.ts";

const prices = settingsInUrl.start;
const limitsOf = (card: number, device: number, sim: number): Limits => ({ card, device, sim });
const payments = dayOf(11);
const totals = totalsOf(payments);

it("the day of seed 11 has 2,000 payments, 40 of them fraud, of known sums", () => {
  const sum = (of: (payment: (typeof payments)[number]) => number) =>
    payments.reduce((total, payment) => total + of(payment), 0);
  expect([payments.length, totals.frauds, totals.sar, sum(({ sar }) => sar)]).toEqual([
    2_000, 40, 68_349, 440_779,
  ]);
  expect(rules.map((rule) => sum(({ measures }) => measures[rule]))).toEqual([2_534, 3_068, 140_418]);
});

it("the day of seed 11 has one cheapest setting, also at other prices, and the one that stops the most fraud", () => {
  const { cheapest, mostFraud } = totals.best(prices);
  expect(cheapest).toMatchObject({ limits: limitsOf(8, 5, 15), cost: 15_763 });
  expect(mostFraud).toMatchObject({ limits: limitsOf(2, 1, 9), cost: 45_251 });
  expect(totals.best({ ...prices, falsePositive: 0 }).cheapest.limits).toEqual(limitsOf(3, 5, 39));
  expect(totals.best({ ...prices, falsePositive: 500 }).cheapest.limits).toEqual(limitsOf(9, 5, 9));
});

it.each(SEEDS)("day %i has 40 frauds, and its cheapest setting inside all three sliders", (seed) => {
  const day = dayOf(seed);
  const { frauds, sar, best } = totalsOf(day);
  // As the page says.
  expect(sar / day.reduce((sum, payment) => sum + payment.sar, 0)).toBeCloseTo(0.15, 1);
  const { card, device, sim } = best(prices).cheapest.limits;
  expect(frauds).toBe(40);
  expect(card > 2 && card < 20 && device > 1 && device < 30 && sim > 0 && sim < 72).toBe(true);
});

const any = (name: keyof typeof INPUTS) => fc.integer(INPUTS[name]);
const anyLimits = fc.record({ card: any("card"), device: any("device"), sim: any("sim") });
const anyPrices = fc.record({ review: any("review"), falsePositive: any("falsePositive") });

it("agrees with a plain count at any setting of any day, at any prices", () => {
  fc.assert(
    fc.property(any("seed"), anyLimits, anyPrices, (seed, limits, at) => {
      const day = dayOf(seed);
      const stops = day.filter(({ measures }) =>
        Object.values(triggeredRules(measures, limits)).includes(true),
      );
      const stopped = stops.filter(({ isFraud }) => isFraud).length;
      const missed = day.filter((payment) => payment.isFraud && !stops.includes(payment));
      const missedSar = missed.reduce((sum, { sar }) => sum + sar, 0);
      const falsePositives = stops.length - stopped;
      expect(totalsOf(day).read(limits, at)).toMatchObject({
        stopped,
        missed: missed.length,
        missedSar,
        falsePositives,
        alerts: stops.length,
        cost: missedSar + stops.length * at.review + falsePositives * at.falsePositive,
      });
    }),
    { numRuns: 30 },
  );
});
