import type { Language } from "../contract/language.ts";
import { site } from "../settings/site.js";
import type { SitePath } from "./types/parts.ts";
import type {
  AnsweredQuestion,
  FactQuestion,
  SupplierCheckWords,
  SupplierFact,
  SupplierQuestion,
} from "./types/supplier-check.ts";

/**
 * Returns a question with its answer, which is the text of a page, so that both always say the same.
 * @throws Error when the page has no such text
 */
export function says(path: SitePath, ask: string, answer: string | undefined): AnsweredQuestion {
  if (!answer) throw new Error(`${path} does not answer: ${ask}`);
  return { ask, answer, path };
}

/** Returns a question that a company fact answers; the About page lists these. */
export const fact = (fact: SupplierFact, ask: string): FactQuestion => ({ ask, fact, path: "/about" });

/** Returns the text of a row, counted from 0. */
export const textAt = (rows: readonly { text: string }[], index: number) => rows[index]?.text;

const facts = { ...site.facts, legalEntity: site.legalEntity };

/** Returns the answer in a language and the page that gives it; neither while the owner's setting is empty. */
function answered(question: SupplierQuestion, language: Language): { answer?: string; path?: SitePath } {
  if (!("path" in question)) return {};
  const answer = "fact" in question ? facts[question.fact][language] : question.answer;
  return answer ? { answer, path: question.path } : {};
}

/** Returns the questions of each group with the answers that there are. */
export const supplierAnswers = ({ groups }: SupplierCheckWords, language: Language) =>
  groups.map(({ name, questions }) => ({
    name,
    rows: questions.map((question) => ({ ask: question.ask, ...answered(question, language) })),
  }));
