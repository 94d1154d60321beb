export type ScenarioId =
  | "account-takeover"
  | "mass-registration"
  | "refund-fraud"
  | "stolen-cards"
  | "promo-abuse"
  | "chargeback"
  | "reshipping"
  | "bots"
  | "gift-cards"
  | "synthetic-identity"
  | "inventory-hoarding"
  | "referral"
  | "loyalty"
  | "sms-pumping";

export interface Scenario {
  id: ScenarioId;
  name: string;
  /** One line, at most 12 words. */
  short: string;
  /** Captions of the signature. Each number can be counted in the drawing. */
  marks: { usual: string; fraud: string };
  /** Together 40 to 70 words. */
  detail: { whatItIs: string; earlySigns: string; whatWeTest: string };
}
