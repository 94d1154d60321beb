import { readFileSync } from "node:fs";
import { kinds, leadKinds } from "../../contract/kinds.ts";
import { labels } from "../../contract/labels.ts";
import { type Language, locales } from "../../contract/language.ts";
import { site, type Text } from "../../settings/site.js";
import { type Config, commandLine } from "../config.ts";

export const paperNames = ["record", "notice"] as const;
type Paper = (typeof paperNames)[number];

const hostOf = (url: string | undefined) => (url ? new URL(url).hostname : "");

/** Returns a line for each form with its fields. */
function formLines(language: Language): string {
  const { forms, fields, optional, comma } = labels[language];
  const names = new Map<string, string>(Object.entries(fields));
  const lines = leadKinds.map((kind) => {
    const asked = Object.entries(kinds[kind].fields.entries).map(([field, { type }]) => {
      const name = names.get(field) ?? field;
      return type === "optional" ? `${name} (${optional})` : name;
    });
    return `- **${forms[kind]}:** ${asked.join(comma)}`;
  });
  return lines.join("\n");
}

/** Returns the values of the template's slots; one that is not set is "". Of addresses only the host: the rest may be secret. */
function slots(config: Config, language: Language, now: number): Record<string, string> {
  const { retentionDays, siteUrl, smtpUrl, weeklyMail, databaseUrl, webhook, chats, desk } = config;
  const said = (text: Text) => text[language];
  const days = new Intl.NumberFormat(locales[language], { style: "unit", unit: "day", unitDisplay: "long" });
  return {
    day: new Date(now).toISOString().slice(0, 10),
    entity: said(site.legalEntity) || site.brand,
    legalEntity: said(site.legalEntity),
    address: said(site.leads.address) || said(site.offices.london.address),
    mailbox: config.mailbox,
    forms: formLines(language),
    person: commandLine("person EMAIL"),
    forget: commandLine("forget EMAIL"),
    country: said(site.leads.country),
    period: said(site.leads.period),
    names: said(site.leads.names),
    retention: retentionDays === undefined ? "" : days.format(retentionDays),
    kept: said(site.leads.period) || String(retentionDays ?? ""),
    https: siteUrl.startsWith("https:") ? siteUrl : "",
    weekly: weeklyMail && smtpUrl ? "weekly" : "",
    desk: desk.people.length > 0 ? String(desk.people.length) : "",
    database: hostOf(databaseUrl),
    mail: hostOf(smtpUrl),
    webhook: hostOf(webhook?.url),
    chats: chats.map(({ service, url }) => `${service} (${hostOf(url)})`).join(", "),
  };
}

/**
 * Writes the record or the notice as Markdown from `paper.LANGUAGE.md`. There, {slot} stands for a value. A line that begins
 * with ?slot is left out where the value is not set, one with !slot where it is, and a heading with its whole section.
 */
export function writePaper(paper: Paper, language: Language, config: Config, now: number): string {
  const template = readFileSync(new URL(`paper.${language}.md`, import.meta.url), "utf8");
  const values: Record<string, string> = { ...slots(config, language, now), [paper]: paper };
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
