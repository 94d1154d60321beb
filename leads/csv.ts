import { originParts } from "../contract/origin.ts";
import { personParts } from "../contract/person.ts";
import { type Leads, mailFields, otherLines, record } from "./record.ts";

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

/**
 * Yields the leads as CSV (RFC 4180), with a BOM so that spreadsheets read it as UTF-8. Fields that are no part of a
 * person share a column, as the names of all columns come before the first lead. The last columns are those of the older
 * export, to go in the next version.
 */
export async function* csvLines(leads: Leads, channels: readonly string[]): AsyncGenerator<string> {
  const line = (cells: string[]) => `${cells.map(csvCell).join(",")}\r\n`;
  const names = ["id", "receivedAt", "kind", "state", ...personParts, ...originParts];
  yield `\uFEFF${line([...names, "others", "deliveries", ...mailFields])}`;
  for await (const lead of leads) {
    const { id, kind, state, receivedAt, person, origin, fields, deliveries } = record(lead, channels);
    const sent = deliveries.map((delivery) => `${delivery.channel} ${delivery.state}`).join("; ");
    yield line([
      ...[id, receivedAt, kind, state],
      ...personParts.map((part) => [person[part] ?? []].flat().join(", ")),
      ...originParts.map((part) => origin[part]),
      ...[otherLines(lead).join("\n"), sent],
      ...mailFields.map((name) => fields[name] ?? ""),
    ]);
  }
}
