import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { supplierCheck as ar } from "../content/ar/supplier-check.ts";
import { supplierCheck as en } from "../content/en/supplier-check.ts";
import type { SitePath } from "../content/translated.ts";
import type { Words } from "../content/words.ts";
import { type Language, languages } from "../contract/language.ts";
import { csvCell } from "../leads/csv.ts";
import { site } from "../settings/site.js";

const checks = { en, ar };
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

interface SupplierTable extends Pick<Words["supplierCheck"], "columns" | "onRequest"> {
  groups: readonly { name: string; questions: readonly SupplierQuestion[] }[];
}

/** Returns the questions of each group with the answers that there are. */
export const supplierAnswers = ({ groups }: Pick<SupplierTable, "groups">, language: Language) =>
  groups.map(({ name, questions }) => ({
    name,
    rows: questions.map((question) => ({ ask: question.ask, ...answerTo(question, language) })),
  }));

/** Returns the questions as CSV (RFC 4180), with a BOM so that spreadsheets read it as UTF-8. */
export function supplierTable(check: SupplierTable, language: Language, siteUrl: string): string {
  const { columns, onRequest } = check;
  const rows = supplierAnswers(check, language).flatMap(({ name, rows }) =>
    rows.map(({ ask, answer, path }) => [name, ask, answer ?? onRequest, path ? siteUrl + path : ""]),
  );
  const header = [columns.group, columns.question, columns.answer, columns.source];
  return `\uFEFF${[header, ...rows].map((cells) => `${cells.map(csvCell).join(",")}\r\n`).join("")}`;
}

/** Writes the supplier check as a table in each language. */
export async function writeSupplierCheck(client: string, siteUrl: string): Promise<void> {
  for (const language of languages) {
    const file = join(client, checks[language].file.path);
    await writeFile(file, supplierTable(checks[language], language, siteUrl));
  }
}
