import { random } from "../../../content/random.ts";
import type { PaymentGroup, Rule } from "../../../content/words.ts";

/** One invented day of payments, the same in every browser for the same seed. Nothing in it is taken from a customer. */

/** Attempts on the card range in this minute; accounts on the device; whole hours since the SIM change, if it counts. */
export type Measures = Readonly<Record<Rule, number>>;

interface Draft {
  group: PaymentGroup;
  /** Seconds since midnight. */
  time: number;
  sar: number;
  /** The card range (BIN) and the device. Each payment has an account of its own. */
  range: number;
  device: number;
  /** Hours since this customer's SIM changed. */
  sim: number;
  /** To a beneficiary that this customer has paid before: the SIM change does not count. */
  isKnown: boolean;
}

export interface Payment extends Draft {
  isFraud: boolean;
  /** The measures of the three rules at this payment. */
  measures: Measures;
}

export const frauds: readonly PaymentGroup[] = ["testing", "takeover", "promo", "mule"];

const PAYMENT_COUNT = 2_000;
const MINUTE = 60;
const HOUR = 3_600;
const LAST_SECOND = 86_399;
const RANGE_COUNT = 26;
/** From this number of hours on, a SIM change no longer counts. */
const SIM_MAX_HOURS = 72;
const NEVER = Number.POSITIVE_INFINITY;

const { sqrt } = Math;

/** Returns e to the x for small x by multiplication alone: `Math.exp` may differ between browsers in the last digit. */
function exp(x: number): number {
  let power = 1 + x / 1_024;
  for (let k = 0; k < 10; k++) power *= power;
  return power;
}

/** Returns a number to the power of 7/4. */
const skew = (u: number) => u * sqrt(u) * sqrt(sqrt(u));

/** Draws the payments. The order of the draws decides the day: a new draw goes at the end. */
function samplePayments(seed: number) {
  const next = random(seed);
  const between = (a: number, b: number) => a + (b - a) * next();
  const integerBetween = (a: number, b: number) => Math.floor(between(a, b + 1));
  /** About normal, within ±1. */
  const bell = () => (next() + next() + next() + next() - 2) / 2;
  /** An amount as people spend it: many are small, few are large. */
  const basket = () => Math.round(120 * exp(3.1 * bell()));
  const all: Draft[] = [];
  let devices = 0;
  /** Adds a payment from a device of its own, if no other is given. */
  const add = (group: PaymentGroup, time: number, sar: number, range: number, more: Partial<Draft> = {}) =>
    all.push({
      group,
      time: Math.min(LAST_SECOND, Math.round(time)),
      sar: Math.round(sar),
      range,
      device: ++devices,
      sim: NEVER,
      isKnown: false,
      ...more,
    });
  /** A few ranges carry most cards. */
  const anyRange = () => Math.floor(RANGE_COUNT * skew(next()));
  /** People pay around noon and in the evening, a few at night. */
  const anyTime = () => {
    const u = next();
    if (u < 0.16) return between(0, 24) * HOUR;
    if (u < 0.56) return (13.4 + 6.2 * (next() + next() - 1)) * HOUR;
    return (20 + 4 * (next() + next() - 1)) * HOUR;
  };

  // 18 card tests on two ranges: many tests, then the cards that answered are spent.
  const tests = integerBetween(12, 14);
  const burst = (
    start: number,
    gap: number,
    count: number,
    range: number,
    spent: number[],
    sar: [number, number],
  ) => {
    for (let k = 0; k < count; k++) {
      const time = start * HOUR + k * gap + between(0, gap / 5);
      add("testing", time, spent.includes(k) ? between(...sar) : between(1, 9), range);
    }
  };
  const spent = [6, 8, 9, 11, 12].map((k) => Math.min(tests - 1, k + integerBetween(-1, 0)));
  burst(3 + between(0.1, 0.5), 4.1, tests, integerBetween(12, 20), spent, [1_300, 2_500]);
  burst(19 + between(0.4, 0.8), 9, 18 - tests, integerBetween(4, 9), [3, 4], [1_100, 1_500]);
  // 8 takeovers after a SIM change, to a new beneficiary; two of them wait.
  const handset = ++devices;
  const hours = [0.6, 1.4, 2.3, 4.2, 6.8, 11.2, 33, 80];
  const sums = [6_800, 5_200, 6_400, 4_300, 5_600, 4_100, 1_900, 2_600];
  for (const [k, sar] of sums.entries())
    add("takeover", between(k === 2 ? 1 : 7, 23.5) * HOUR, sar * between(0.85, 1.15), anyRange(), {
      device: k > 4 ? handset : ++devices,
      sim: (hours[k] ?? 0) * between(0.9, 1.35),
    });
  // 8 new accounts on one device, each with the same offer.
  const ring = { device: ++devices };
  const ringTime = between(1.2, 2.2) * HOUR;
  for (let k = 0; k < 8; k++)
    add("promo", ringTime + k * 190 + between(0, 80), 90 + 5 * integerBetween(0, 4), anyRange(), ring);
  // 6 pay-outs of mules from one device, on which some accounts were seen before; two of the mules have new numbers.
  const mules = ++devices;
  const seenBefore = integerBetween(4, 7);
  const muleTime = between(21.4, 21.9) * HOUR;
  for (const [k, sar] of [2_300, 2_600, 2_900, 3_300, 3_600, 3_900].entries())
    add("mule", muleTime + k * 340 + between(0, 160), sar * between(0.9, 1.1), anyRange(), {
      device: mules,
      sim: k % 4 === 1 ? 5 + k : NEVER,
    });

  // About 44 families, each with one tablet.
  for (const [size, families] of [18, 13, 8, 4, 1].entries())
    for (let f = integerBetween(-1, 1); f < families; f++) {
      const tablet = { device: ++devices };
      for (let k = 0; k < size + 2; k++) add("family", anyTime(), basket(), anyRange(), tablet);
    }
  // A large bank pays salaries in the morning, and its customers shop at once; a fifth of them in the afternoon.
  const salaries = integerBetween(225, 275);
  for (let k = 0; k < salaries; k++)
    add("salary", (k % 5 ? 9.3 + 0.8 * bell() : 17.2 + 0.9 * bell()) * HOUR, basket(), 0);
  // Two shops where customers pay on the shop's own tablet.
  for (const customers of [integerBetween(20, 27), integerBetween(11, 16)]) {
    const tablet = { device: ++devices };
    for (let k = 0; k < customers; k++)
      add("shop", between(10, 22.5) * HOUR, basket() * 1.6, anyRange(), tablet);
  }
  // Travellers: a new SIM, and a hotel or a driver to pay.
  const travellers = integerBetween(105, 135);
  for (let k = 0; k < travellers; k++)
    add("traveller", anyTime(), basket() * 2.2, anyRange(), { sim: 1 + 95 * skew(sqrt(next())) });
  // The other customers: some have a new SIM and pay a known beneficiary.
  while (all.length < PAYMENT_COUNT) {
    const hasNewSim = next() < 0.03;
    add("ordinary", anyTime(), basket(), anyRange(), {
      sim: hasNewSim ? between(1, 90) : NEVER,
      isKnown: true,
    });
  }
  return { all, accounts: new Map([[mules, seenBefore]]) };
}

/** Returns the payments of a day in order of time, each with the measures of the three rules at its moment. */
export function dayOf(seed: number): Payment[] {
  const { all, accounts } = samplePayments(seed);
  let lastMinute: Draft[] = [];
  return all
    .sort((a, b) => a.time - b.time)
    .map((draft) => {
      const { group, time, range, device, sim, isKnown } = draft;
      lastMinute = [...lastMinute.filter((other) => time - other.time < MINUTE), draft];
      const onDevice = (accounts.get(device) ?? 0) + 1;
      accounts.set(device, onDevice);
      return {
        ...draft,
        isFraud: frauds.includes(group),
        measures: {
          card: lastMinute.filter((other) => other.range === range).length,
          device: onDevice,
          sim: isKnown ? SIM_MAX_HOURS : Math.min(SIM_MAX_HOURS, Math.floor(sim)),
        },
      };
    });
}
