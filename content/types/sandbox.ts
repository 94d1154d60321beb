import type { Five, Four, Plural, Six } from "./parts.ts";

/** One of the three limits. */
export interface LimitWords {
  name: string;
  value: Plural;
  /** Instead of the value at zero, where the rule is off. */
  off?: string;
  hint: string;
  /** The ends of its slider. */
  ends: readonly [string, string];
  axis: string;
  axisShort: string;
  floor: string;
  floorShort: string;
}

/** Words for each fate of a payment. */
interface FateWords {
  passed: string;
  stopped: string;
  missed: string;
  caught: string;
}

/** Words for each kind of payment. */
interface KindWords {
  ordinary: string;
  family: string;
  salary: string;
  shop: string;
  traveller: string;
  testing: string;
  takeover: string;
  promo: string;
  mule: string;
}

export interface SandboxWords {
  heading: string;
  lead: string;
  title: string;
  day: string;
  otherDay: string;
  label: string;
  limits: { card: LimitWords; device: LimitWords; sim: LimitWords };
  alone: Plural;
  prices: { review: string; good: string; hint: string; range: string };
  /** The name of a limit on its line in the picture. */
  limit: string;
  keys: FateWords;
  /** The names of groups in the picture. */
  groups: Omit<KindWords, "ordinary">;
  cost: {
    head: string;
    headShort: string;
    parts: { fraud: string; good: string; reviews: string };
  };
  howToRead: string;
  reading: string;
  alt: string;
  live: string;
  results: Five<string>;
  of: string;
  /** A sum of money; the other texts take it whole. */
  sar: Plural;
  without: string;
  why: {
    heading: string;
    empty: string;
    rows: Six<string>;
    who: KindWords;
    payment: string;
    /** The measure of each rule at a payment, its limit, and whether it stops the payment. */
    seen: { card: Plural; device: Plural; sim: Plural };
    simKnown: string;
    simNone: string;
    stops: string;
    passes: string;
    result: FateWords;
    step: string;
    choices: FateWords;
    previous: string;
    next: string;
  };
  recentSettings: { heading: string; columns: Four<string>; limits: string; again: string };
  best: {
    show: string;
    hide: string;
    use: string;
    heading: string;
    costs: string;
    found: string;
    near: string;
    most: string;
  };
  /** Without scripts: five settings and what each does. */
  table: { heading: string; columns: Six<string>; rows: Five<string> };
  /** The settings in one line, on paper. */
  settings: string;
  join: string;
  another: string;
  again: string;
  privacy: string;
  copy: { link: string; copied: string; copyRefused: string };
}
