import { labels } from "../contract/labels.ts";
import { type Language, languages } from "../contract/language.ts";
import { originParts } from "../contract/origin.ts";
import { type PersonPart, personParts } from "../contract/person.ts";
import { internationalPhone } from "../contract/phone.ts";
import { Html, html } from "./html.ts";
import type { Lead } from "./lead.ts";
import { otherFields } from "./lead-json.ts";
import { escapeHtml } from "./text.ts";

/** An answer of a lead, or a part of its origin, with its label. */
export interface LeadRow {
  label: string;
  part?: PersonPart;
  value: string;
  /** Stands below its label, after an empty line, as it may be long. */
  isApart?: boolean;
}

const isFilled = ({ value }: LeadRow) => value !== "";

/** Returns where a lead came from, as its page with the language, and its campaign. */
export function originRows({ origin }: Lead, reader: Language = "en"): LeadRow[] {
  const names = new Intl.DisplayNames(reader, { type: "language" });
  const language = languages.find((code) => code === origin.language);
  const page = [origin.page, language && `(${names.of(language)})`].filter(Boolean).join(" ");
  const values = { ...origin, page };
  return originParts
    .filter((part) => part !== "language")
    .map((part) => ({ label: labels[reader].origin[part], value: values[part] }))
    .filter(isFilled);
}

/** Returns the answers, those that this version does not know last. */
export function answerRows(lead: Lead, reader: Language = "en"): LeadRow[] {
  const { person, fields, kind } = lead;
  const { fields: fieldLabels } = labels[reader];
  const texts = personParts
    .filter((part) => part !== "message")
    .map((part) => ({ label: fieldLabels[part], part, value: [person[part] ?? []].flat().join(", ") }));
  return [
    ...texts,
    { label: fieldLabels.subject, value: kind === "contact" ? (fields.subject ?? "") : "" },
    { label: fieldLabels.message, value: person.message ?? "", isApart: true },
    ...otherFields(lead).map(([label, value]) => ({ label, value, isApart: true })),
  ].filter(isFilled);
}

/** Letters that are written from right to left. In a line that starts with a Latin label their order would be wrong. */
const RIGHT_TO_LEFT = /(?=\p{L})[\p{Script=Arabic}\p{Script=Hebrew}]/u;

const isLine = ({ value, isApart }: LeadRow) => !isApart && !value.includes("\n");

/** Returns a row as text; a value of several lines stands below its label. */
export function rowText(row: LeadRow): string {
  const { label, value } = row;
  return `${label}:${isLine(row) && !RIGHT_TO_LEFT.test(value) ? " " : "\n"}${value}`;
}

/** Returns rows as text. */
export function linesOf(rows: readonly LeadRow[]): string {
  const lines = rows.map((row, index) => {
    const before = rows[index - 1];
    if (!before) return rowText(row);
    return (isLine(before) && isLine(row) ? "\n" : "\n\n") + rowText(row);
  });
  return lines.join("");
}

/** Returns the answers of a lead and where it came from, in the language of who reads it. */
export const answersOf = (lead: Lead, reader: Language): string =>
  linesOf([...answerRows(lead, reader), ...originRows(lead, reader)]);

/** Returns the URL that opens a mail to an email. */
export const mailtoUrl = (email: string) =>
  `mailto:${email.toWellFormed().split("@").map(encodeURIComponent).join("@")}`;

export const link = (address: string, text: string | Html) => html`<a href="${address}">${text}</a>`;

/** Returns an answer as HTML: a telephone number linked for calls and WhatsApp, an address for mails, others as text. */
export function linkedAnswer(value: string, part?: PersonPart, country?: string): Html {
  const text = new Html(escapeHtml(value).replace(/\r?\n/g, "<br>"));
  const number = part === "phone" && internationalPhone({ phone: value, country });
  if (number) {
    const call = link(`tel:${number}`, text);
    // WhatsApp takes international numbers only.
    return number.startsWith("+")
      ? html`${call} · ${link(`https://wa.me/${number.slice(1)}`, "WhatsApp")}`
      : call;
  }
  if (part !== "email") return text;
  return link(mailtoUrl(value), text);
}
