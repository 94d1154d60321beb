import type { Plural, Template, Three } from "./parts.ts";
import type { ToolActionsWords } from "./tools.ts";

/** One of the three limits. */
interface LimitWords {
  name: string;
  /** The label of what it stops, in the plot. */
  zone: Plural<"n">;
  /** Instead of its value and its zone at zero, where the rule is off. */
  off?: { value: string; zone: string };
  /** The genuine customers that the plot names. */
  group: string;
}

/** The three rules. */
export type Rule = "card" | "device" | "sim";

/** The fates of a payment. */
export type Fate = "passed" | "stopped" | "missed" | "caught";

/** The kinds of payments; the last four are frauds. */
export type Kind =
  | "ordinary"
  | "family"
  | "salary"
  | "shop"
  | "traveller"
  | "testing"
  | "takeover"
  | "promo"
  | "mule";

export interface SandboxWords {
  heading: string;
  lead: string;
  limits: Record<Rule, LimitWords>;
  /** The sentence that follows from the tool. */
  lesson: string;
  keys: Record<Fate, string>;
  alt: Template<"axis" | "live">;
  live: Template<"stopped" | "frauds" | "missedSar" | "stoppedGood" | "cost">;
  /** The numbers are followed by what they are part of, what they count, and what explains them. */
  results: {
    of: Template<"n">;
    frauds: string;
    early: Template<"missed" | "early">;
    customers: string;
    group: Record<"shop" | "salary" | "traveller" | "family", Template<"n">>;
  };
  /** The button of the panel. */
  more: string;
  /** Sums of money are in SAR, as the heading says. */
  cost: {
    heading: string;
    prices: { review: string; good: string };
    range: Template<"max">;
    rows: Record<"missed" | "good" | "reviews" | "cost" | "without", string>;
    hint: string;
  };
  /** Settings of the day: the limits in the order of the sliders, frauds and customers stopped, the cost. */
  table: {
    heading: string;
    columns: readonly [limits: string, ...Three<string>];
    rows: Record<"cheapest" | "mostFraud" | "tried", string>;
    use: Template<"limits">;
  };
  why: {
    heading: string;
    rows: Record<"payment" | "who" | Rule | "result", string>;
    who: Record<Kind, string>;
    payment: Template<"time" | "sar">;
    /** The measure of a rule at a payment, its limit, and whether it stops the payment. */
    seen: Template<"n" | "limit" | "verdict">;
    simNone: string;
    stops: string;
    passes: string;
    next: string;
  };
  another: string;
  actions: ToolActionsWords;
}
