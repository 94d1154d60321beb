import type { Language } from "../contract/language.ts";
import { site } from "../settings/site.js";
import type { SitePath } from "./translated.ts";

const facts = { ...site.facts, legalEntity: site.legalEntity };

/** A question with our answer, or with the owner's setting that answers it. One without either is answered in writing. */
interface SupplierQuestion {
  ask: string;
  answer?: string;
  fact?: keyof typeof facts;
  path?: SitePath;
}

/** Returns the answer in a language with the page that says more; neither while the owner's setting is empty. */
function answerTo(question: SupplierQuestion, language: Language): { answer?: string; path?: SitePath } {
  const answer = question.fact ? facts[question.fact][language] : question.answer;
  return answer ? { answer, ...(question.path && { path: question.path }) } : {};
}

export interface SupplierGroups {
  groups: readonly { name: string; questions: readonly SupplierQuestion[] }[];
}

/** Returns the questions of each group with the answers that there are. */
export const supplierAnswers = ({ groups }: SupplierGroups, language: Language) =>
  groups.map(({ name, questions }) => ({
    name,
    rows: questions.map((question) => ({ ask: question.ask, ...answerTo(question, language) })),
  }));
