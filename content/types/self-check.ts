import type { Five, Plural, Three } from "./parts.ts";
import type { ScenarioId } from "./scenarios.ts";

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
  unsure: string;
}

/** A plan, or the reason why none fits. */
interface Advice {
  name: string;
  text: string;
}

export interface SelfCheckWords {
  heading: string;
  lead: string;
  title: string;
  done: string;
  privacy: string;
  /** The rule in one sentence, on the form to print. */
  rule: string;
  columns: { scenario: string; exposure: string; priority: string };
  exposureKey: string;
  exposure: { ask: string; askOf: string; steps: readonly [string, string, string, string] };
  questions: Three<Question>;
  questionOf: string;
  replies: { yes: string; no: string; unsure: string };
  keys: { yes: string; no: string; unsure: string; open: string };
  priorityOf: string;
  walk: { back: string; skip: string; next: string; result: string; at: string };
  rest: string;
  see: string;
  clear: string;
  cleared: string;
  picture: {
    title: string;
    some: Plural;
    priority: string;
    /** Names of at most 18 letters, where the whole name is longer. */
    names: Partial<Record<ScenarioId, string>>;
    howToRead: string;
    reading: string;
    alt: string;
  };
  live: { answered: string; high: Plural; open: Plural; first: string };
  found: {
    /** For one scenario up to five. */
    heading: Five<string>;
    none: string;
    /** Instead of the other while questions are open. */
    unfinished: string;
    noneText: string;
    sum: Plural;
    test: string;
  };
  plan: {
    heading: string;
    soFar: string;
    count: Plural;
    advice: Record<"none" | "basic" | "ask" | "advanced", Advice>;
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
    line: string;
    gapsJoin: string;
    high: Plural;
    missing: Plural;
    channels: string;
    start: string;
  };
}
