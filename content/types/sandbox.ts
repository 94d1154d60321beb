import type { Five, Four, Plural, Six, Three } from "./parts.ts";

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
  line: string;
  floor: string;
  floorShort: string;
}

export interface SandboxWords {
  heading: string;
  lead: string;
  title: string;
  day: string;
  otherDay: string;
  label: string;
  limits: Three<LimitWords>;
  alone: Plural;
  prices: { review: string; good: string; hint: string; range: string };
  keys: Four<string>;
  /** Families, payday, shops' tablets, travellers, card tests, takeovers, promo ring, mule pay-outs. */
  groups: readonly string[];
  cost: {
    head: string;
    headShort: string;
    /** A sum in the short head, from one thousand on. */
    thousands: Plural;
    parts: Three<string>;
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
    /** For each kind of payment, in the order of `Kind` in the tool. */
    who: readonly string[];
    payment: string;
    count: Plural;
    accounts: Plural;
    sim: string;
    simKnown: string;
    simNone: string;
    stops: string;
    passes: string;
    result: { caught: string; missed: string; stopped: string; passed: string };
    step: string;
    choices: { missed: string; stopped: string; caught: string; passed: string };
    previous: string;
    next: string;
  };
  tries: { heading: string; columns: Four<string>; limits: string; empty: string; again: string };
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
