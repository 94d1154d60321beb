import type { Rule } from "../../../content/words.ts";
import type { Measures, Payment } from "./payments.ts";

/** Attempts per card range in 60 s, accounts on one device, hours since the SIM change. */
export type Limits = Measures;

export const rules: readonly Rule[] = ["device", "card", "sim"];

/** The loosest setting lets everything pass that the rules could stop. */
export const LOOSEST: Limits = { card: 20, device: 30, sim: 0 };
export const STRICTEST: Limits = { card: 2, device: 1, sim: 72 };

/** Returns which of the three limits stop a payment. */
export const triggeredRules = (measures: Measures, limits: Limits): Record<Rule, boolean> => ({
  card: measures.card > limits.card,
  device: measures.device > limits.device,
  sim: measures.sim < limits.sim,
});

export const isStopped = ({ measures }: Payment, limits: Limits): boolean =>
  Object.values(triggeredRules(measures, limits)).includes(true);

/** A genuine customer's payment that no setting could stop. */
export const isPlain = (payment: Payment) => !payment.isFraud && !isStopped(payment, STRICTEST);
