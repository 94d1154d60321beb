import type { Plural, Template } from "./parts.ts";

/** One of the three limits. */
export interface LimitWords {
  name: string;
  value: Plural<"n">;
  /** Instead of the value at zero, where the rule is off. */
  off?: string;
  hint: string;
  axis: string;
  axisShort: string;
  floor: string;
  floorShort: string;
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
  title: string;
  day: Template<"n" | "of">;
  otherDay: Template<"seed">;
  label: string;
  limits: Record<Rule, LimitWords>;
  /** Fraud's share of the money: what the choice changes, and what it is no ground for. */
  share: {
    label: string;
    asDrawn: Template<"share">;
    drawn: string;
    larger: Template<"times">;
    /** Follows it: what is not multiplied. */
    asBefore: string;
    times: Plural<"n">;
    warning: string;
  };
  alone: Plural<"n">;
  prices: { review: string; good: string; hint: string; range: Template<"max"> };
  /** The name of a limit on its line in the picture. */
  limit: Template<"n">;
  keys: Record<Fate, string>;
  /** The names of groups in the picture. */
  groups: Record<Exclude<Kind, "ordinary">, string>;
  cost: {
    head: Template<"unit">;
    headShort: Template<"unit">;
    parts: { fraud: string; good: string; reviews: string };
  };
  howToRead: string;
  /** A mark of the picture as drawn, and where each genuine customer counts several times. */
  marks: { drawn: string; larger: Template<"times"> };
  reading: string;
  alt: Template<"axis" | "live">;
  live: Template<"stopped" | "frauds" | "missedSar" | "stoppedGood" | "cost">;
  results: Record<"stopped" | "missed" | "stoppedGood" | "alerts" | "cost", string>;
  of: Template<"n">;
  /** Where each genuine customer counts several times. */
  ofLarger: Template<"n" | "drawn" | "times">;
  /** A sum of money; the other texts take it whole. */
  sar: Plural<"n">;
  without: Template<"sar">;
  why: {
    heading: string;
    empty: string;
    rows: Record<"payment" | "who" | Rule | "result", string>;
    who: Record<Kind, string>;
    payment: Template<"time" | "sar">;
    /** The measure of each rule at a payment, its limit, and whether it stops the payment. */
    seen: Record<Rule, Plural<"n" | "limit" | "verdict">>;
    simKnown: Plural<"n">;
    simNone: string;
    stops: string;
    passes: string;
    result: {
      passed: string;
      stopped: Template<"price" | "review">;
      missed: Template<"sar">;
      caught: Template<"sar">;
    };
    /** Follows the cost of a genuine customer stopped who counts several times. */
    counts: Template<"times" | "total">;
    step: string;
    choices: Record<Fate, Template<"n">>;
    previous: string;
    next: string;
  };
  /** The heads of the columns of both tables of settings. */
  columns: Record<"limits" | "setting" | "stopped" | "missedSar" | "stoppedGood" | "alerts" | "cost", string>;
  recentSettings: {
    heading: string;
    limits: Template<Rule>;
    again: Template<"limits">;
  };
  best: {
    show: string;
    hide: string;
    use: string;
    heading: Template<"limits">;
    costs: Template<"cost" | "stopped" | "frauds" | "stoppedGood">;
    found: string;
    near: Template<"near" | "over" | "percent">;
    most: Template<"stopped" | "frauds" | "stoppedGood" | "cost">;
  };
  /** Without scripts: five settings and what each does. */
  table: {
    heading: string;
    rows: Record<"start" | "cheapest" | "loosest" | "strictest" | "mostFraud", string>;
  };
  /** The settings in one line, on paper. */
  settings: Template<"limits" | "review" | "good" | "share">;
  another: string;
  again: string;
  privacy: string;
  print: string;
  copy: { link: string; copied: string; copyRefused: string };
}
