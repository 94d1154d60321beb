import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { supplierCheck as ar } from "../content/ar/supplier-check.ts";
import { supplierCheck as en } from "../content/en/supplier-check.ts";
import { supplierAnswers } from "../content/supplier-check.ts";
import type { SupplierCheckWords } from "../content/types/supplier-check.ts";
import { type Language, languages, localPath } from "../contract/language.ts";
import { csvCell } from "../leads/csv.ts";

const checks = { en, ar };

/** Returns the questions as CSV (RFC 4180), with a BOM so that spreadsheets read it as UTF-8. */
export function supplierTable(check: SupplierCheckWords, language: Language, siteUrl: string): string {
  const { columns, onRequest } = check;
  const rows = supplierAnswers(check, language).flatMap(({ name, rows }) =>
    rows.map(({ ask, answer, path }) => [
      name,
      ask,
      answer ?? onRequest,
      path ? siteUrl + localPath(path, language) : "",
    ]),
  );
  const header = [columns.group, columns.question, columns.answer, columns.source];
  return `\uFEFF${[header, ...rows].map((cells) => `${cells.map(csvCell).join(",")}\r\n`).join("")}`;
}

/** Writes the supplier check as a table in each language. */
export async function writeSupplierCheck(client: string, siteUrl: string): Promise<void> {
  for (const language of languages) {
    const file = join(client, localPath(checks[language].file.path, language));
    await writeFile(file, supplierTable(checks[language], language, siteUrl));
  }
}
