import type { BankScenario, QuestionId, Scenario } from "../../../content/words.ts";

/** The priority of a scenario in the self-check: its exposure times the number of its gaps. */
export type Exposure = 0 | 1 | 2 | 3;
export type QuestionReply = "yes" | "no" | "unsure";

export interface Answer {
  /** Undefined until the visitor has answered. */
  readonly exposure?: Exposure;
  /** A question left open has none. */
  readonly replies: Readonly<Partial<Record<QuestionId, QuestionReply>>>;
}

/** A scenario with its answer. */
export interface AnsweredScenario extends Answer {
  readonly scenario: Scenario | BankScenario;
}

export const questions: readonly QuestionId[] = ["seen", "stopped", "owner"];

export type Advice = "none" | "simulation" | "basic" | "ask" | "advanced";

/** A scenario counts for the plan from this priority on. */
export const PLAN_FROM = 3;
/** So many scenarios are better tested one by one. */
const SIMULATION_UP_TO = 2;
const BASIC_UP_TO = 6;
/** The highest priority. Three scenarios of `URGENT` or more weigh as much as one of it. */
const HIGHEST = 9;
const URGENT = 6;
const URGENT_FROM = 3;
const FIRST = 5;

/**
 * Weighs one scenario: its gaps are replies of no and of don't know, its open questions are none, and its priority is
 * exposure x gaps, 0 to 9. One that does not apply to the visitor has no gaps and no open questions.
 */
export function weigh({ exposure = 0, replies }: Answer) {
  if (!exposure) return { gaps: 0, unsure: 0, open: 0, priority: 0 };
  const count = (reply: QuestionReply) => questions.filter((question) => replies[question] === reply).length;
  const unsure = count("unsure");
  const gaps = count("no") + unsure;
  return { gaps, unsure, open: questions.length - gaps - count("yes"), priority: exposure * gaps };
}

/** Advises by the worst scenarios first, and by the number of scenarios only then. */
function adviceFor(priorities: readonly number[]): Advice {
  const from = (least: number) => priorities.filter((priority) => priority >= least).length;
  const high = from(PLAN_FROM);
  if (from(HIGHEST) > 0 || from(URGENT) >= URGENT_FROM) return "advanced";
  if (high === 0) return "none";
  if (high <= SIMULATION_UP_TO) return "simulation";
  return high <= BASIC_UP_TO ? "basic" : "ask";
}

/** Weighs all scenarios: the five to begin with, and the plan that fits. */
export function checkResult<Given extends Answer>(answers: readonly Given[]) {
  const rows = answers.map((answer) => ({ ...answer, ...weigh(answer) }));
  const exposureOf = ({ exposure = 0 }: Answer) => exposure;
  const first = rows
    .filter(({ priority }) => priority > 0)
    .sort((a, b) => b.priority - a.priority || b.unsure - a.unsure || exposureOf(b) - exposureOf(a))
    .slice(0, FIRST);
  const high = rows.filter(({ priority }) => priority >= PLAN_FROM).length;
  return {
    rows,
    first,
    high,
    /** Scenarios with an exposure and no open question. */
    answered: rows.filter(({ exposure, open }) => exposure !== undefined && open === 0).length,
    open: rows.reduce((sum, row) => sum + row.open, 0),
    advice: adviceFor(rows.map(({ priority }) => priority)),
  };
}

export type CheckResult = ReturnType<typeof checkResult<AnsweredScenario>>;
