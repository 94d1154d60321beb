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

interface SupplierTable extends Pick<Words["supplierCheck"], "columns" | "onRequest"> {
  groups: readonly { name: string; questions: readonly SupplierQuestion[] }[];
}

/** Returns the questions as CSV (RFC 4180), with a BOM so that spreadsheets read it as UTF-8. */
export function supplierTable(check: SupplierTable, language: Language, siteUrl: string): string {
  const { columns, groups, onRequest } = check;
  const rows = groups.flatMap(({ name, questions }) =>
    questions.map(({ ask, fact, path, ...question }) => {
      const answer = fact ? facts[fact][language] : question.answer;
      return [name, ask, answer || onRequest, answer && path ? siteUrl + path : ""];
    }),
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
