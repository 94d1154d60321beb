import type { Plural, Template } from "./parts.ts";
import type { BankScenarioId, ScenarioId } from "./scenarios.ts";

/** The questions about a scenario: whether it is seen before the loss, stopped, and owned by one person. */
export type QuestionId = "seen" | "stopped" | "owner";

/** Whose scenarios are asked about. */
export type Audience = "merchant" | "bank" | "both";

/** A question about one scenario, and the ways the result names it. */
interface Question {
  ask: string;
  /** The head of its column. */
  column: string;
  /** The name of its line in the picture, and the same where there is little room. */
  line: string;
  short: string;
  /** A gap in a sentence. */
  no: string;
}

/** A plan, or the reason why none fits. */
interface Advice {
  name: string;
  text: string;
}

export interface SelfCheckWords {
  heading: string;
  lead: string;
  /** The link past the tool. */
  pass: string;
  title: string;
  done: Template<"n" | "of">;
  privacy: string;
  /** The rule in one sentence, on the form to print. */
  rule: string;
  audience: { ask: string; choices: Record<Audience, string> };
  /** Before the early signs of a scenario for banks. */
  signs: string;
  columns: { scenario: string; exposure: string; priority: string };
  exposureKey: string;
  exposure: { ask: string; steps: Record<0 | 1 | 2 | 3, string> };
  questions: Record<QuestionId, Question>;
  replies: { yes: string; no: string; unsure: string };
  keys: { yes: string; no: string; unsure: string; open: string };
  priorityOf: Template<"n">;
  walk: { back: string; skip: string; next: string; result: string; at: Template<"n" | "of"> };
  rest: string;
  see: string;
  clear: string;
  cleared: string;
  undo: string;
  undone: string;
  picture: {
    title: Plural<"n">;
    priority: string;
    /** Names of at most 18 letters, where the whole name is longer. */
    names: Partial<Record<ScenarioId | BankScenarioId, string>>;
    howToRead: string;
    reading: string;
    alt: Template<"title" | "live">;
  };
  live: {
    answered: Template<"n" | "of">;
    high: Plural<"n">;
    open: Plural<"n">;
    first: Template<"name" | "priority">;
  };
  found: {
    /** By the number of scenarios. */
    heading: Record<1 | 2 | 3 | 4 | 5, string>;
    none: string;
    /** Instead of the other while questions are open. */
    unfinished: string;
    noneText: string;
    sum: Plural<"exposure" | "n" | "priority">;
    test: string;
    control: string;
  };
  plan: {
    heading: string;
    soFar: string;
    count: Plural<never>;
    advice: Record<"none" | "simulation" | "basic" | "ask" | "advanced", Advice>;
    note: string;
  };
  actions: { put: string; print: string; copy: string; copied: string; copyRefused: string };
  /** Paragraphs of the message for the request form. Brackets are for the visitor to fill. */
  message: {
    greeting: string;
    request: string;
    found: string;
    none: string;
    unfinished: string;
    line: Template<"k" | "name" | "priority" | "gaps">;
    gapsJoin: string;
    /** Names the questions answered with don't know. */
    unsure: Template<"gaps">;
    high: Plural<"n" | "of">;
    missing: Plural<"n">;
    channels: string;
    start: string;
  };
}
