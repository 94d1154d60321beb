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
    perfect: Template<"n" | "accuracy">;
  };
  labels: {
    events: string;
    rate: string;
    rateValue: Template<"rate" | "n">;
    rateTyped: string;
    accuracy: string;
    other: string;
    accuracyTyped: string;
    caught: string;
    caughtValue: Template<"share" | "missed" | "stopped">;
  };
  errors: { events: string; rate: string; accuracy: string };
  allowed: { all: string; some: Template<"low" | "high">; one: Template<"low"> };
  picture: {
    title: Plural<"n" | "accuracy">;
    keys: Record<"stopped" | "missed" | "found", string>;
    unit: Plural<"n">;
    mistakes: Template<"n">;
    caught: Template<"share">;
    noAlerts: string;
    right: Template<"share">;
    ruledOut: Template<"accuracy">;
    howToRead: string;
    reading: string;
    alt: Template<"title" | "mistakes" | "missed" | "stopped">;
  };
  /** Each with its name and a note on it. */
  results: {
    found: { name: string; note: Template<"frauds"> };
    missed: { name: string; note: string };
    stopped: { name: string; note: string };
    precision: { name: string; note: Template<"alerts">; none: string };
    perFraud: { name: string; note: Template<"stopped" | "found">; none: string };
    doNothing: { name: string; note: Template<"frauds"> };
    none: string;
  };
  live: Template<"accuracy" | "share" | "missed" | "stopped" | "alerts">;
  /** Follows it where there are alerts. */
  livePrecision: Template<"precision">;
  /** The settings in one line, on paper. */
  settings: Template<"events" | "rate" | "accuracy" | "share">;
  worked: {
    summary: string;
    rows: Record<"frauds" | "mistakes" | "missed" | "stopped" | "alerts" | "doNothing", string>;
    source: string;
  };
  questions: {
    button: string;
    heading: string;
    /** As many as button and heading say. */
    list: Four<string>;
    why: Template<"events" | "rate" | "accuracy" | "mistakes" | "frauds" | "low" | "high" | "doNothing">;
  };
  copy: { link: string; copied: string; copyRefused: string };
}
