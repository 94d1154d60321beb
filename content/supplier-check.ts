import type { Language } from "../contract/language.ts";
import { site } from "../settings/site.js";
import type { SitePath } from "./types/parts.ts";
import type { SupplierCheckWords, SupplierQuestion } from "./types/supplier-check.ts";

const facts = { ...site.facts, legalEntity: site.legalEntity };

/** Returns the answer in a language with the page that says more; neither while the owner's setting is empty. */
function answerTo(question: SupplierQuestion, language: Language): { answer?: string; path?: SitePath } {
  const answer = question.fact ? facts[question.fact][language] : question.answer;
  return answer ? { answer, ...(question.path && { path: question.path }) } : {};
}

/** Returns the questions of each group with the answers that there are. */
export const supplierAnswers = ({ groups }: SupplierCheckWords, language: Language) =>
  groups.map(({ name, questions }) => ({
    name,
    rows: questions.map((question) => ({ ask: question.ask, ...answerTo(question, language) })),
  }));
