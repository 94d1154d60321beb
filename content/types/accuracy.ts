import type { Four, Plural, Six, Three } from "./parts.ts";

export interface AccuracyWords {
  /** The link from the note of the company's figure. */
  link: string;
  title: string;
  aside: string;
  /** The finding in one sentence; what stands between asterisks is stressed. */
  say: { any: string; least: string; perfect: string };
  labels: {
    events: string;
    rate: string;
    rateValue: string;
    rateTyped: string;
    accuracy: string;
    other: string;
    accuracyTyped: string;
    caught: string;
    caughtValue: string;
  };
  errors: { events: string; rate: string; accuracy: string };
  allowed: { all: string; some: string; one: string };
  picture: {
    title: Plural;
    keys: Three<string>;
    unit: Plural;
    mistakes: string;
    caught: string;
    noAlerts: string;
    right: string;
    ruledOut: string;
    howToRead: string;
    reading: string;
    alt: string;
  };
  /** Each with its name and a note on it. */
  results: {
    found: { name: string; note: string };
    missed: { name: string; note: string };
    stopped: { name: string; note: string };
    precision: { name: string; note: string; none: string };
    perFraud: { name: string; note: string; none: string };
    doNothing: { name: string; note: string };
    none: string;
  };
  live: string;
  /** Follows it where there are alerts. */
  livePrecision: string;
  /** The settings in one line, on paper. */
  settings: string;
  worked: { summary: string; rows: Six<string>; source: string };
  questions: { button: string; heading: string; list: Four<string>; why: string };
  copy: { link: string; copied: string; copyRefused: string };
}
