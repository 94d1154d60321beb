import { originParts } from "../contract/origin.ts";
import { personParts } from "../contract/person.ts";
import { crmCells, crmColumns } from "./crm.ts";
import { type Leads, record } from "./record.ts";

/**
 * The sign that begins a formula, at the start of a cell or behind what some spreadsheets end cells at even within
 * quotes. Signs that they drop may be between. The sign comes first here, so that long runs of others take linear time.
 */
const FORMULA = /[=+\-@＝＋－＠](?<=(?:^|[;\t\r\n])[\s"\p{C}\p{Default_Ignorable_Code_Point}]*.)/gu;

/** Returns a cell, quoted where necessary, that no spreadsheet takes for a formula. A telephone number is none. */
export function csvCell(text: string): string {
  const safe = /^\+[\d ]+$/.test(text) ? text : text.replace(/^(?=[\t\r\n])/, "'").replace(FORMULA, "'$&");
  return /[",\r\n]/.test(safe) || safe !== safe.trim() ? `"${safe.replaceAll('"', '""')}"` : safe;
}

export const csvLine = (cells: readonly string[]) => `${cells.map(csvCell).join(",")}\r\n`;
/** Stands before the first line, so that spreadsheets read UTF-8. */
export const BOM = "\uFEFF";

/** Returns a telephone number with a space in it: a spreadsheet would take digits alone for a number, without its zero. */
const spaced = (phone: string) => phone.replace(/^(\+?\d{3})(\d+)$/, "$1 $2");

/** Yields the leads as CSV (RFC 4180). JSON has the fields that are no part of a person. */
export async function* csvLines(leads: Leads, channels: readonly string[]): AsyncGenerator<string> {
  yield BOM + csvLine(["id", "receivedAt", "kind", "state", ...personParts, ...originParts]);
  for await (const lead of leads) {
    const { id, kind, state, receivedAt, person, origin } = record(lead, channels);
    yield csvLine([
      ...[id, receivedAt, kind, state],
      ...personParts.map((part) => {
        const text = [person[part] ?? []].flat().join(", ");
        return part === "phone" ? spaced(text) : text;
      }),
      ...originParts.map((part) => origin[part]),
    ]);
  }
}

export async function* crmLines(leads: Leads): AsyncGenerator<string> {
  yield BOM + csvLine(crmColumns);
  for await (const lead of leads) yield csvLine(crmCells(lead));
}
