import type { Rule } from "../../../content/words.ts";
import { isStopped, type Limits, LOOSEST, rules, STRICTEST } from "./limits.ts";
import type { Payment } from "./payments.ts";

/** SAR for one review and for one genuine customer stopped. */
export interface Prices {
  readonly review: number;
  readonly falsePositive: number;
}

const sizeOf = (rule: Rule) => Math.abs(LOOSEST[rule] - STRICTEST[rule]) + 1;

/** The axes of a table of all settings, each from its strictest value: its values, and how far two neighbours are apart. */
const AXES = {
  card: { size: sizeOf("card"), stride: sizeOf("device") * sizeOf("sim") },
  device: { size: sizeOf("device"), stride: sizeOf("sim") },
  sim: { size: sizeOf("sim"), stride: 1 },
};
const SETTINGS = AXES.card.size * AXES.card.stride;

/** Returns the index of a setting in such a table. */
const indexOf = (limits: Limits) =>
  rules.reduce((n, rule) => n + Math.abs(limits[rule] - STRICTEST[rule]) * AXES[rule].stride, 0);

/**
 * Returns a summed-area table: for each setting, the sum over the payments that pass all three limits. Each payment is
 * entered at the strictest setting that it passes; then each entry adds that of the next stricter value, axis by axis.
 */
function sumOfPassing(payments: readonly Payment[], amountOf: (payment: Payment) => number): Float64Array {
  const table = new Float64Array(SETTINGS);
  const add = (to: number, amount = 0) => {
    table[to] = (table[to] ?? 0) + amount;
  };
  for (const payment of payments) {
    const strictest = { ...payment.measures, card: Math.max(STRICTEST.card, payment.measures.card) };
    if (!isStopped(payment, LOOSEST)) add(indexOf(strictest), amountOf(payment));
  }
  for (const { size, stride } of Object.values(AXES))
    for (let n = 0; n < SETTINGS; n++) if (Math.floor(n / stride) % size > 0) add(n, table[n - stride]);
  return table;
}

/** Sums up a day of payments, so that the result and the cost of any setting are a look-up. */
export function totalsOf(payments: readonly Payment[]) {
  const fraud = payments.filter((payment) => payment.isFraud);
  const sar = fraud.reduce((sum, payment) => sum + payment.sar, 0);
  const fraudPasses = sumOfPassing(fraud, () => 1);
  const sarPasses = sumOfPassing(fraud, (payment) => payment.sar);
  const allPasses = sumOfPassing(payments, () => 1);

  /** The result of one setting, and its cost. */
  function read({ card, device, sim }: Limits, { review, falsePositive }: Prices) {
    const n = indexOf({ card, device, sim });
    const missed = fraudPasses[n] ?? 0;
    const missedSar = sarPasses[n] ?? 0;
    const stopped = fraud.length - missed;
    const falsePositives = payments.length - (allPasses[n] ?? 0) - stopped;
    const alerts = stopped + falsePositives;
    const reviewCost = alerts * review;
    const falsePositiveCost = falsePositives * falsePositive;
    return {
      limits: { card, device, sim },
      stopped,
      missed,
      missedSar,
      falsePositives,
      alerts,
      reviewCost,
      falsePositiveCost,
      cost: missedSar + reviewCost + falsePositiveCost,
    };
  }

  /** The cheapest of all 41,610 settings, and the cheapest of those that stop the most fraud; of equal ones the loosest. */
  function best(prices: Prices) {
    let cheapest = read(LOOSEST, prices);
    let mostFraud = cheapest;
    for (let card = LOOSEST.card; card >= STRICTEST.card; card--)
      for (let device = LOOSEST.device; device >= STRICTEST.device; device--)
        for (let sim = LOOSEST.sim; sim <= STRICTEST.sim; sim++) {
          const outcome = read({ card, device, sim }, prices);
          if (outcome.cost < cheapest.cost) cheapest = outcome;
          const fewer = mostFraud.missed - outcome.missed || mostFraud.cost - outcome.cost;
          if (fewer > 0) mostFraud = outcome;
        }
    return { cheapest, mostFraud };
  }
  return { frauds: fraud.length, sar, read, best };
}

export type DayTotals = ReturnType<typeof totalsOf>;
export type SandboxResult = ReturnType<DayTotals["read"]>;
