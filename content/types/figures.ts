import type { ProductId } from "./catalogue.ts";
import type { Plural } from "./parts.ts";

/** A figure for each product page, and one for the model of the risk engine. */
export type FigureId = ProductId | "model";

/** The names of the labels inside each drawing. */
interface Labels {
  "fraud-detection":
    | "line"
    | "axis"
    | "passed"
    | "stopped"
    | "event"
    | "first"
    | "second"
    | "third"
    | "fourth";
  model: "range" | "drift" | "trial" | "live" | "from" | "to";
  "transaction-monitoring": "accounts" | "own" | "shared";
  "kyc-verification": "usual" | "accepted" | "review" | "stopped" | "refunds" | "to" | "left";
  "risk-assessment": "axis" | "limit" | "limitShort" | "stopped" | "window" | "stoppedShort" | "stoppedEnd";
  "digital-identity":
    | "name"
    | "number"
    | "email"
    | "device"
    | "address"
    | "years"
    | "months"
    | "days"
    | "numberAge"
    | "emailAge"
    | "deviceAge";
  "fraud-intelligence": "members" | "card" | "met";
  implementation:
    | "booked"
    | "fees"
    | "couriers"
    | "support"
    | "review"
    | "all"
    | "ledger"
    | "cost"
    | "more"
    | "money"
    | "moneyMore";
  "managed-services":
    | "appetite"
    | "policy"
    | "playbooks"
    | "limits"
    | "first"
    | "second"
    | "third"
    | "month"
    | "gap";
  training: "day1" | "day2" | "day3" | "day4" | "day5" | "day6" | "day7" | "from" | "noon" | "to" | "odd";
  "red-teaming": "paths" | "first" | "second" | "third" | "stops" | "through" | "noticed" | "short";
  "training-capability": "axis" | "mark" | "markShort" | "round" | "learned" | "below";
}

/** Nouns in the plural forms of a language, by a name. `{n}` is the number. */
export type Nouns = Readonly<Record<string, Plural<"n">>>;

/** The words of an explanatory figure. Each {name} is replaced by a count of its drawing, {name:noun} by the count with its noun. */
interface FigureWords<Label extends string> {
  title: string;
  /** Where a language inflects nouns by their number. */
  nouns?: Nouns;
  /** Follows "How to read it:". */
  reading: string;
  totals: string;
  /** The text alternative. */
  alt: string;
  labels: Record<Label, string>;
}

export type Figures = { readonly [Id in FigureId]: FigureWords<Labels[Id]> };
