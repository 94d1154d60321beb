import type { Measures, Payment } from "./payments.ts";

/** The three rules, and what each of them measures. */
export type Rule = keyof Measures;
/** Attempts per card range in 60 s, accounts on one device, hours since the SIM change. */
export type Limits = Measures;

export const rules: readonly Rule[] = ["card", "device", "sim"];

/** The loosest setting lets everything pass that the rules could stop. */
export const LOOSEST: Limits = { card: 20, device: 30, sim: 0 };
export const STRICTEST: Limits = { card: 2, device: 1, sim: 72 };

/** SAR for one review and for one good customer stopped. */
export interface Prices {
  readonly review: number;
  readonly good: number;
}

const [CARDS, DEVICES, SIMS] = [19, 30, 73];
const SETTINGS = CARDS * DEVICES * SIMS;

/** Returns the index of a setting in a table that runs from the strictest to the loosest. */
const settingIndex = ({ card, device, sim }: Limits) => ((card - 2) * DEVICES + device) * SIMS - 1 - sim;

/** Returns which of the three limits stop a payment. */
export const fires = (sees: Measures, limits: Limits): Record<Rule, boolean> => ({
  card: sees.card > limits.card,
  device: sees.device > limits.device,
  sim: sees.sim < limits.sim,
});

export function isStopped({ sees }: Payment, limits: Limits): boolean {
  const { card, device, sim } = fires(sees, limits);
  return card || device || sim;
}

/** A good customer's payment that no setting could stop. */
export const isPlain = (payment: Payment) => !payment.fraud && !isStopped(payment, STRICTEST);

/** Returns a cumulative table: at each setting, the sum over the payments that pass all three limits. */
function sumOfPassing(payments: readonly Payment[], amountOf: (payment: Payment) => number): Float64Array {
  const table = new Float64Array(SETTINGS);
  const add = (to: number, amount = 0) => {
    table[to] = (table[to] ?? 0) + amount;
  };
  for (const payment of payments) {
    const { card, device, sim } = payment.sees;
    // The strictest setting that the payment still passes.
    if (card <= LOOSEST.card && device <= LOOSEST.device)
      add(settingIndex({ card: Math.max(2, card), device, sim }), amountOf(payment));
  }
  for (const [step, size] of [
    [1, SIMS],
    [SIMS, DEVICES],
    [SIMS * DEVICES, CARDS],
  ] as const)
    for (let n = step; n < SETTINGS; n++) if (n % (step * size) >= step) add(n, table[n - step]);
  return table;
}

/** Returns everything that can be asked about every setting of a day; each question is then one look-up. */
export function cubeOf(payments: readonly Payment[]) {
  const fraud = payments.filter((payment) => payment.fraud);
  const sar = fraud.reduce((sum, payment) => sum + payment.sar, 0);
  const fraudPasses = sumOfPassing(fraud, () => 1);
  const sarPasses = sumOfPassing(fraud, (payment) => payment.sar);
  const allPasses = sumOfPassing(payments, () => 1);

  /** The result of one setting, and its cost. */
  function read({ card, device, sim }: Limits, { review, good }: Prices) {
    const n = settingIndex({ card, device, sim });
    const missed = fraudPasses[n] ?? 0;
    const missedSar = sarPasses[n] ?? 0;
    const stopped = fraud.length - missed;
    const alerts = payments.length - (allPasses[n] ?? 0);
    const stoppedGood = alerts - stopped;
    const reviewCost = alerts * review;
    const goodCost = stoppedGood * good;
    return {
      limits: { card, device, sim },
      stopped,
      missed,
      missedSar,
      stoppedSar: sar - missedSar,
      stoppedGood,
      alerts,
      reviewCost,
      goodCost,
      cost: missedSar + reviewCost + goodCost,
    };
  }

  /** The number of frauds that one rule stops and no other rule. No day has a fraud that the loosest limits stop. */
  const alone = (limits: Limits, rule: Rule) =>
    (fraudPasses[settingIndex({ ...limits, [rule]: LOOSEST[rule] })] ?? 0) -
    (fraudPasses[settingIndex(limits)] ?? 0);

  /** The cheapest of all 41,610 settings, and the cheapest of those that stop the most fraud; of equal ones the loosest. */
  function best(prices: Prices) {
    let cheapest = read(LOOSEST, prices);
    let mostFraud = cheapest;
    for (let card = LOOSEST.card; card >= STRICTEST.card; card--)
      for (let device = LOOSEST.device; device >= STRICTEST.device; device--)
        for (let sim = LOOSEST.sim; sim <= STRICTEST.sim; sim++) {
          const one = read({ card, device, sim }, prices);
          if (one.cost < cheapest.cost) cheapest = one;
          const fewer = mostFraud.missed - one.missed || mostFraud.cost - one.cost;
          if (fewer > 0) mostFraud = one;
        }
    return { cheapest, mostFraud };
  }
  return { frauds: fraud.length, sar, read, alone, best };
}

export type Cube = ReturnType<typeof cubeOf>;
export type Outcome = ReturnType<Cube["read"]>;
