import { readFileSync } from "node:fs";
import { kinds, leadKinds } from "../../contract/kinds.ts";
import { labels } from "../../contract/labels.ts";
import { directions, type Language, locales } from "../../contract/language.ts";
import { type LocalizedText, site } from "../../settings/site.js";
import type { Config } from "../config.ts";
import { officeDay } from "../days.ts";
import { escapeHtml, lookUp } from "../text.ts";

export const documentNames = ["record", "notice"] as const;
type DocumentName = (typeof documentNames)[number];

const hostOf = (url: string | undefined) => (url ? new URL(url).hostname : "");

/** Returns a line for each form with its fields. */
function formLines(language: Language): string {
  const { forms, fields, optional, comma } = labels[language];
  const lines = leadKinds.map((kind) => {
    const asked = Object.entries(kinds[kind].fields.entries).map(([field, { type }]) => {
      const name = lookUp<string>(fields, field) ?? field;
      return type === "optional" ? `${name} (${optional})` : name;
    });
    return `- **${forms[kind]}:** ${asked.join(comma)}`;
  });
  return lines.join("\n");
}

/** Returns the values of the template's slots; one that is not set is "". Of addresses only the host: the rest may be secret. */
function slots(config: Config, language: Language, now: number): Record<string, string> {
  const { retentionDays, siteUrl, smtpUrl, weeklyMail, databaseUrl, webhook, chats, desk } = config;
  const inLanguage = (text: LocalizedText) => text[language];
  const days = new Intl.NumberFormat(locales[language], { style: "unit", unit: "day", unitDisplay: "long" });
  return {
    day: officeDay(now),
    entity: inLanguage(site.legalEntity) || site.brand,
    legalEntity: inLanguage(site.legalEntity),
    address: inLanguage(site.leads.address) || inLanguage(site.offices[0].address),
    mailbox: config.mailbox,
    forms: formLines(language),
    basis: inLanguage(site.leads.basis),
    country: inLanguage(site.leads.country),
    period: inLanguage(site.leads.period),
    names: inLanguage(site.leads.names),
    retention: retentionDays === undefined ? "" : days.format(retentionDays),
    kept: inLanguage(site.leads.period) || String(retentionDays ?? ""),
    https: siteUrl.startsWith("https:") ? siteUrl : "",
    weekly: weeklyMail && smtpUrl ? "weekly" : "",
    desk: desk.users.length > 0 ? String(desk.users.length) : "",
    database: hostOf(databaseUrl),
    mail: hostOf(smtpUrl),
    webhook: hostOf(webhook?.url),
    chats: chats.map(({ service, url }) => `${service} (${hostOf(url)})`).join(", "),
  };
}

/**
 * Returns a document as Markdown, written from `template.LANGUAGE.md`. There, {slot} stands for a value. A line that begins
 * with ?slot is left out where the value is not set, one with !slot where it is, and a heading with its whole section.
 */
export function writeDocument(name: DocumentName, language: Language, config: Config, now: number): string {
  const template = readFileSync(new URL(`template.${language}.md`, import.meta.url), "utf8");
  const values: Record<string, string> = { ...slots(config, language, now), [name]: name };
  const fits = (text: string) => {
    const [, sign, slot = ""] = text.match(/^(?:#+ |- )?([?!])(\w+) /) ?? [];
    return !sign || (sign === "?") === Boolean(values[slot]);
  };
  const sections = template.trim().split(/\n\n(?=## )/);
  return sections
    .filter((section) => !section.startsWith("## ") || fits(section))
    .map((section) => section.split("\n").filter(fits).join("\n"))
    .join("\n\n")
    .replaceAll(/^(#+ |- )?[?!]\w+ /gm, "$1")
    .replaceAll(/\{(\w+)\}/g, (_, slot: string) => values[slot] ?? "")
    .replaceAll(/\n{3,}/g, "\n\n");
}

/** Returns a document as a page to read and print: the headings, lists, quotes and bold texts that the templates have. */
export function documentPage(markdown: string, language: Language): string {
  const lineOf = (line: string) => {
    const [, mark = "", text = line] = /^(#+|-|>) (.*)$/.exec(line) ?? [];
    const tag = { "#": "h1", "##": "h2", "-": "li", ">": "blockquote" }[mark] ?? "p";
    return line && `<${tag}>${text}</${tag}>`;
  };
  const body = escapeHtml(markdown)
    .replaceAll("&gt; ", "> ")
    .split("\n")
    .map(lineOf)
    .join("\n")
    .replace(/(<li>.*<\/li>\n?)+/g, "<ul>$&</ul>")
    .replace(/\*\*(.+?)\*\*/g, "<strong>$1</strong>")
    .replace(/`(.+?)`/g, "<code>$1</code>");
  const title = /^# (.*)$/m.exec(markdown)?.[1] ?? "";
  return `<!doctype html><html lang="${language}" dir="${directions[language]}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title><link rel="stylesheet" href="/desk.css"></head><body><main>${body}</main></body></html>`;
}
