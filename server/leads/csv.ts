import { originParts } from "../../contract/origin.ts";
import { personParts } from "../../contract/person.ts";
import { fieldNames, type Leads, record, unknownLines } from "./record.ts";

/**
 * The sign that begins a formula, at the start of a cell or behind what some spreadsheets end cells at even within
 * quotes. Signs that they drop may be between. The sign comes first here, so that long runs of others take linear time.
 */
const FORMULA = /[=+\-@＝＋－＠](?<=(?:^|[;\t\r\n])[\s"\p{C}\p{Default_Ignorable_Code_Point}]*.)/gu;

/** Returns a cell, quoted where necessary, that no spreadsheet takes for a formula. */
export function csvCell(text: string): string {
  const safe = text.replace(/^(?=[\t\r\n])/, "'").replace(FORMULA, "'$&");
  return /[",\r\n]/.test(safe) || safe !== safe.trim() ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** The wire fields that no part of a person has: columns of the older export, to go in the next version. */
const olderFields = fieldNames.filter((name) => !personParts.some((part) => part === name));

/**
 * Yields the leads as CSV (RFC 4180), with a BOM so that spreadsheets read it as UTF-8. Fields that this version does
 * not know share a column, as the names of all columns come before the first lead.
 */
export async function* csvLines(leads: Leads, channels: readonly string[]): AsyncGenerator<string> {
  const line = (cells: string[]) => `${cells.map(csvCell).join(",")}\r\n`;
  const names = ["id", "receivedAt", "kind", "state", ...personParts, ...originParts];
  yield `\uFEFF${line([...names, "others", "deliveries", ...olderFields])}`;
  for await (const lead of leads) {
    const { id, kind, state, receivedAt, person, origin, fields, deliveries } = record(lead, channels);
    const sent = deliveries.map((delivery) => `${delivery.channel} ${delivery.state}`).join("; ");
    yield line([
      ...[id, receivedAt, kind, state],
      ...personParts.map((part) => [person[part] ?? []].flat().join(", ")),
      ...originParts.map((part) => origin[part]),
      ...[unknownLines(lead).join("\n"), sent],
      ...olderFields.map((name) => fields[name] ?? ""),
    ]);
  }
}
