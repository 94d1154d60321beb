import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { supplierCheck as ar } from "../content/ar/supplier-check.ts";
import { supplierCheck as en } from "../content/en/supplier-check.ts";
import { type SupplierGroups, supplierAnswers } from "../content/supplier-check.ts";
import type { Words } from "../content/words.ts";
import { type Language, languages } from "../contract/language.ts";
import { csvCell } from "../leads/csv.ts";

const checks = { en, ar };

type SupplierTable = Pick<Words["supplierCheck"], "columns" | "onRequest"> & SupplierGroups;

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
