import type { Rule } from "../../../content/words.ts";
import type { Measures, Payment } from "./payments.ts";

/** Attempts per card range in 60 s, accounts on one device, hours since the SIM change. */
export type Limits = Measures;

export const rules: readonly Rule[] = ["device", "card", "sim"];

/** The loosest setting lets everything pass that the rules could stop. */
export const LOOSEST: Limits = { card: 20, device: 30, sim: 0 };
export const STRICTEST: Limits = { card: 2, device: 1, sim: 72 };

/** Returns which of the three limits stop a payment. */
export const fires = (sees: Measures, limits: Limits): Record<Rule, boolean> => ({
  card: sees.card > limits.card,
  device: sees.device > limits.device,
  sim: sees.sim < limits.sim,
});

export const isStopped = ({ sees }: Payment, limits: Limits): boolean =>
  Object.values(fires(sees, limits)).includes(true);

/** A genuine customer's payment that no setting could stop. */
export const isPlain = (payment: Payment) => !payment.fraud && !isStopped(payment, STRICTEST);
