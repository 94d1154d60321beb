import type { Four, Template } from "./parts.ts";
import type { ToolActionsWords } from "./tools.ts";

export interface AccuracyWords {
  /** The finding: an accuracy allows any share of fraud caught, a least share, or no mistake. */
  heading: {
    any: Template<"accuracy">;
    least: Template<"accuracy" | "low">;
    perfect: Template<"accuracy">;
  };
  intro: Template<"mistakes" | "events">;
  rate: { label: string; value: Template<"n"> };
  /** The name of its slider. */
  accuracy: string;
  /** The slider under the columns. */
  caught: {
    label: string;
    none: string;
    now: Template<"share">;
    all: string;
    spoken: Template<"share" | "missed" | "stopped">;
  };
  plot: {
    idle: string;
    idleShare: Template<"share">;
    keys: Record<"stopped" | "missed" | "found", string>;
    alt: Template<"accuracy" | "mistakes" | "missed" | "stopped">;
  };
  /** Each follows its number. */
  results: { found: Template<"frauds">; stopped: string };
  live: Template<"accuracy" | "share" | "missed" | "stopped" | "alerts">;
  /** Follows it where there are alerts. */
  livePrecision: Template<"precision">;
  /** The button of the panel. */
  more: string;
  fields: Record<"events" | "rate" | "accuracy", { label: string; error: string }> & { title: string };
  money: {
    title: string;
    hint: string;
    costs: Record<"loss" | "stop" | "review", string>;
    error: string;
    total: string;
    /** Instead of it while a cost is missing, and what then is not counted. */
    soFar: Template<"without">;
    without: Record<"loss" | "stop" | "review", string>;
    noAlerts: string;
  };
  worked: {
    title: string;
    rows: Record<"frauds" | "mistakes" | "missed" | "stopped" | "alerts" | "precision" | "perFraud", string>;
    /** Instead of a ratio without a divisor. */
    none: string;
    source: string;
  };
  questions: {
    button: string;
    heading: string;
    /** As many as button and heading say. */
    list: Four<string>;
    why: Template<"events" | "rate" | "accuracy" | "mistakes" | "frauds" | "low" | "high" | "doNothing">;
  };
  actions: ToolActionsWords;
}
