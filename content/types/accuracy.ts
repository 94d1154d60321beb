import type { Four, Plural, Template } from "./parts.ts";

export interface AccuracyWords {
  /** The link from the note of the company's figure. */
  link: string;
  title: string;
  aside: string;
  /** The finding in one sentence; what stands between asterisks is stressed. */
  say: {
    any: Template<"n" | "accuracy">;
    least: Template<"n" | "accuracy" | "low">;
    /** Where the accuracy was measured on a sample that is half fraud. */
    half: Template<"n" | "accuracy" | "most">;
    perfect: Template<"n" | "accuracy">;
  };
  labels: {
    events: string;
    eventsHint: string;
    rate: string;
    rateValue: Template<"rate" | "n">;
    rateTyped: string;
    accuracy: string;
    other: string;
    accuracyTyped: string;
    caught: string;
    caughtValue: Template<"share" | "missed" | "stopped">;
  };
  /** Where the accuracy was measured: its name, how the picture is read, and what is assumed. */
  sample: {
    label: string;
    own: { name: string; reading: string; note: string };
    half: { name: string; reading: Template<"low" | "high" | "least" | "most">; note: string };
  };
  /** Each beside its field, and one in place of the results. */
  errors: { events: string; rate: string; accuracy: string; sheet: string };
  allowed: { all: string; some: Template<"low" | "high">; one: Template<"low"> };
  picture: {
    title: Plural<"n" | "accuracy">;
    keys: Record<"stopped" | "missed" | "found", string>;
    unit: Plural<"n">;
    mistakes: Template<"n">;
    caught: Template<"share">;
    /** In two lines on phones. */
    noAlerts: readonly [string, string];
    right: Template<"share">;
    ruledOut: Template<"accuracy">;
    howToRead: string;
    /** Of several systems; one needs its title only. */
    alt: Template<"title" | "mistakes" | "missed" | "stopped">;
    altHalf: Template<"title" | "missed" | "stopped">;
  };
  /** Each with its name and a note on it. */
  results: {
    found: { name: string; note: Template<"frauds"> };
    missed: { name: string; note: string };
    stopped: { name: string; note: Template<"rate"> };
    precision: { name: string; note: Template<"alerts">; none: string };
    perFraud: { name: string; note: Template<"stopped" | "found">; none: string };
    doNothing: { name: string; note: Template<"frauds">; noteHalf: Template<"frauds"> };
    none: string;
    /** Instead of the counts, where hardly any fraud is expected. */
    rare: string;
  };
  money: {
    title: string;
    costs: Record<"loss" | "stop" | "review", { label: string; hint?: string }>;
    error: Template<"max">;
    formula: string;
    rows: Record<"missed" | "stopped" | "alerts", string>;
    total: string;
    /** Instead of it while a cost is missing, and what then is not counted. */
    soFar: Template<"without">;
    without: Record<"loss" | "stop" | "review", string>;
    noAlerts: string;
  };
  live: Template<"accuracy" | "share" | "missed" | "stopped" | "alerts">;
  /** Follows it where there are alerts. */
  livePrecision: Template<"precision">;
  /** The settings in one line, on paper. */
  settings: Template<"events" | "rate" | "accuracy" | "share" | "sample">;
  worked: {
    summary: string;
    rows: Record<
      | "frauds"
      | "missed"
      | "mistakes"
      | "stopped"
      | "falsePositives"
      | "falsePositivesHalf"
      | "stoppedHalf"
      | "alerts"
      | "precision"
      | "doNothing",
      string
    >;
    source: string;
  };
  questions: {
    button: string;
    heading: string;
    /** As many as button and heading say. */
    list: Four<string>;
    why: Template<"events" | "rate" | "accuracy" | "mistakes" | "frauds" | "low" | "high" | "doNothing">;
    whyHalf: Template<"events" | "rate" | "accuracy" | "frauds" | "low" | "high" | "most">;
  };
  print: string;
  copy: { link: string; copied: string; copyRefused: string };
}
