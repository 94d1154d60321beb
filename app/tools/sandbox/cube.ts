import type { Payment, Sees } from "./payments.ts";

/** Attempts per card range in 60 s, accounts on one device, hours since the SIM change. */
export type Limits = Sees;

/** The ranges of the limits, and the settings that the tool opens with. The loosest lets everything pass that the rule could stop. */
export const LIMITS = [
  { id: "card", min: 2, max: 20, start: 12 },
  { id: "device", min: 1, max: 30, start: 20 },
  { id: "sim", min: 0, max: 72, start: 2 },
] as const;
export const LOOSEST: Limits = [20, 30, 0];
export const STRICTEST: Limits = [2, 1, 72];

/** SAR for one review and for one good customer stopped. */
export interface Prices {
  review: number;
  good: number;
}

const [CARDS, DEVICES, SIMS] = [19, 30, 73];
/** More SAR than any day costs. */
const MORE_THAN_A_DAY = 1e9;
const at = (card: number, device: number, sim: number) => (card * DEVICES + device) * SIMS + sim;

/** Returns which of the three limits stop a payment. */
export const fires = ([card, device, sim]: Sees, limits: Limits): [boolean, boolean, boolean] => [
  card > limits[0],
  device > limits[1],
  sim < limits[2],
];

/** Returns how many frauds each rule stopped that no other rule stopped. */
export function aloneOf(payments: readonly Payment[], limits: Limits): [number, number, number] {
  const counts: [number, number, number] = [0, 0, 0];
  for (const { fraud, sees } of payments) {
    const [card, device, sim] = fires(sees, limits);
    if (!fraud || Number(card) + Number(device) + Number(sim) !== 1) continue;
    counts[card ? 0 : device ? 1 : 2] += 1;
  }
  return counts;
}

/** A cumulative table: at each setting, the sum over the payments that pass all three limits. */
function sumOfPassing(payments: readonly Payment[], amountOf: (payment: Payment) => number): Float64Array {
  const table = new Float64Array(CARDS * DEVICES * SIMS);
  const add = (to: number, from: number) => {
    table[to] = (table[to] ?? 0) + (table[from] ?? 0);
  };
  for (const payment of payments) {
    // the strictest setting that the payment still passes
    const [card, device, sim] = payment.sees;
    const [i, j] = [Math.max(0, card - 2), Math.max(0, device - 1)];
    const place = at(i, j, sim);
    if (i < CARDS && j < DEVICES) table[place] = (table[place] ?? 0) + amountOf(payment);
  }
  for (let i = 1; i < CARDS; i++) for (let n = 0; n < DEVICES * SIMS; n++) add(at(i, 0, n), at(i - 1, 0, n));
  for (let i = 0; i < CARDS; i++)
    for (let j = 1; j < DEVICES; j++) for (let k = 0; k < SIMS; k++) add(at(i, j, k), at(i, j - 1, k));
  for (let n = 0; n < CARDS * DEVICES; n++)
    for (let k = SIMS - 2; k >= 0; k--) add(at(0, n, k), at(0, n, k + 1));
  return table;
}

/** Returns everything that can be asked about every setting of a day; each question is then one look-up. */
export function cubeOf(payments: readonly Payment[]) {
  const goodPasses = sumOfPassing(payments, ({ fraud }) => (fraud ? 0 : 1));
  const fraudPasses = sumOfPassing(payments, ({ fraud }) => (fraud ? 1 : 0));
  const sarPasses = sumOfPassing(payments, ({ fraud, sar }) => (fraud ? sar : 0));
  const frauds = payments.filter(({ fraud }) => fraud).length;
  const goods = payments.length - frauds;
  const sar = payments.reduce((sum, payment) => sum + (payment.fraud ? payment.sar : 0), 0);

  /** The result of one setting, and its cost. */
  function read([card, device, sim]: Limits, { review, good }: Prices) {
    const n = at(card - 2, device - 1, sim);
    const missed = fraudPasses[n] ?? 0;
    const missedSar = sarPasses[n] ?? 0;
    const stopped = frauds - missed;
    const stoppedGood = goods - (goodPasses[n] ?? 0);
    const alerts = stopped + stoppedGood;
    const [reviewCost, goodCost] = [alerts * review, stoppedGood * good];
    return {
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

  /** Returns the setting of the lowest value; of equal ones the loosest, which stops the fewest customers. */
  function lowest(prices: Prices, amountOf: (place: number, cost: number) => number) {
    let limits = LOOSEST;
    let found = Number.POSITIVE_INFINITY;
    for (let card = CARDS - 1; card >= 0; card--)
      for (let device = DEVICES - 1; device >= 0; device--)
        for (let sim = 0; sim < SIMS; sim++) {
          const n = at(card, device, sim);
          const good = goods - (goodPasses[n] ?? 0);
          const alerts = frauds - (fraudPasses[n] ?? 0) + good;
          const amount = amountOf(n, (sarPasses[n] ?? 0) + alerts * prices.review + good * prices.good);
          if (amount >= found) continue;
          found = amount;
          limits = [card + 2, device + 1, sim];
        }
    return { limits, ...read(limits, prices) };
  }
  return {
    frauds,
    goods,
    sar,
    read,
    /** The cheapest of all 41,610 settings. */
    cheapest: (prices: Prices) => lowest(prices, (_, cost) => cost),
    /** The setting that stops the most fraud, at the lowest cost. */
    mostFraud: (prices: Prices) =>
      lowest(prices, (n, cost) => (fraudPasses[n] ?? 0) * MORE_THAN_A_DAY + cost),
  };
}

export type Cube = ReturnType<typeof cubeOf>;
export type Outcome = ReturnType<Cube["read"]>;
