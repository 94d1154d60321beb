import type { Plural, Template } from "./parts.ts";
import type { ToolActionsWords } from "./tools.ts";

/** The questions about a scenario: whether it is seen before the loss, stopped, and owned by one person. */
export type QuestionId = "seen" | "stopped" | "owner";

/** Whose scenarios are asked about. */
export type Audience = "merchant" | "bank" | "both";

/** A question about one scenario, the name of its line in the plot, and a gap in a sentence. */
interface Question {
  ask: string;
  line: string;
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
  /** The rule in one sentence, on the form to print. */
  rule: string;
  audience: { ask: string; choices: Record<Audience, string> };
  exposure: { ask: string; steps: Record<0 | 1 | 2 | 3, string> };
  questions: Record<QuestionId, Question>;
  replies: { yes: string; no: string; unsure: string };
  at: Template<"n" | "of">;
  walk: { back: string; skip: string };
  /** The first scenario under the plot; the number of the last one stands at its other end. */
  scenario: string;
  live: {
    answered: Template<"n" | "of">;
    high: Plural<"n">;
    open: Plural<"n">;
    first: Template<"name" | "priority">;
  };
  found: {
    soFar: string;
    /** After a priority. */
    of: string;
    heading: string;
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
    advice: Record<"none" | "simulation" | "basic" | "ask" | "advanced", Advice>;
    note: string;
  };
  /** The button of the panel. */
  more: string;
  put: string;
  copy: string;
  clear: string;
  cleared: string;
  actions: ToolActionsWords;
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
