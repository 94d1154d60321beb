import { originParts } from "../contract/origin.ts";
import { personParts } from "../contract/person.ts";
import { internationalPhone } from "../contract/phone.ts";
import { officeDay } from "./days.ts";
import type { StoredLead } from "./lead.ts";
import { type Leads, leadJson } from "./lead-json.ts";

/**
 * The character that begins a formula: at the start of a cell, or after a separator, as some spreadsheets end a cell there
 * even within quotes. They ignore invisible characters before it. Testing that character first keeps the time linear.
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
const spacePhone = (phone: string) => phone.replace(/^(\+?\d{3})(\d+)$/, "$1 $2");

const crmColumns = [
  ...["First name", "Last name", "Company", "Email", "Phone", "Job title", "Country", "Source"],
  ...["Medium", "Campaign", "Message", "Received", "Answered"],
];

/** Characters that Salesforce takes in the first columns: it refuses a row with more, while the store keeps all. */
const CRM_MAX = [40, 80, 255, undefined, 40, 128];
const truncate = (text: string, max?: number) => (max ? Array.from(text).slice(0, max).join("") : text);

/** Returns the cells of a lead for a CRM. Last name and company, which CRMs insist on, are never empty; a single name is a last name. */
function crmCells(lead: StoredLead): string[] {
  const { person, origin, receivedAt, answered } = lead;
  const { email = "", phone = "", jobTitle = "", country = "", message = "" } = person;
  const [, first = "", last = ""] = /^(?:(عبد\s+\S+|\S+)\s+)?(.*)$/s.exec((person.name ?? "").trim()) ?? [];
  const company = person.company || email.split("@")[1] || last;
  const cells = [
    ...[first, last || email || "not given", company || "not given", email],
    ...[internationalPhone(person) ?? phone, jobTitle, country],
    ...[origin.source || origin.via, origin.medium, origin.campaign],
    ...[
      message || (person.useCases ?? []).join(", "),
      officeDay(receivedAt),
      answered ? officeDay(answered.at) : "",
    ],
  ];
  return cells.map((cell, column) => truncate(cell, CRM_MAX[column]));
}

async function* linesOf(headings: readonly string[], leads: Leads, cellsOf: (lead: StoredLead) => string[]) {
  yield BOM + csvLine(headings);
  for await (const lead of leads) yield csvLine(cellsOf(lead));
}

const csvColumns = ["id", "receivedAt", "kind", "state", "restricted", "answeredAt"];

/** Yields the leads as CSV (RFC 4180). JSON has the fields that are no part of a person. */
export const csvLines = (leads: Leads, channels: readonly string[]) =>
  linesOf([...csvColumns, ...personParts, ...originParts], leads, (lead) => {
    const { id, kind, state, receivedAt, answered, person, origin } = leadJson(lead, channels);
    const marks = [lead.restricted ? "yes" : "", answered?.at ?? ""];
    const texts = personParts.map((part) => {
      const text = [person[part] ?? []].flat().join(", ");
      return part === "phone" ? spacePhone(text) : text;
    });
    return [id, receivedAt, kind, state, ...marks, ...texts, ...originParts.map((part) => origin[part])];
  });

export const crmLines = (leads: Leads) => linesOf(crmColumns, leads, crmCells);
