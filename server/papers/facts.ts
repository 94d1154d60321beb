import { type Language, locales } from "../../contract/language.ts";
import { site, type Text } from "../../settings/site.js";
import type { Config } from "../config.ts";
import type { ChatService } from "../leads/delivery/chat.ts";

/** All that the papers say of this website, in one language; a setting that is empty is "". */
export interface Facts {
  day: string;
  entity: string;
  brand: string;
  address: string;
  mailbox: string;
  country: string;
  period: string;
  names: string;
  /** The time after which the server deletes, such as "90 days". */
  retention: string;
  isHttps: boolean;
  isWeekly: boolean;
  /** The number of people who may sign in at the desk. */
  deskPeople: number;
  /** Hosts only: a whole address may hold a secret. */
  database: string;
  mail: string;
  webhook: string;
  chats: { service: string; host: string }[];
}

const chatNames: Record<ChatService, string> = { slack: "Slack", teams: "Microsoft Teams", ntfy: "ntfy" };
const hostOf = (url: string | undefined) => (url ? new URL(url).hostname : "");

/** Gathers the facts from the settings of the website and of its server. */
export function factsOf(config: Config, language: Language, now: number): Facts {
  const { mailbox, retentionDays, siteUrl, smtpUrl, weeklyMail, databaseUrl, webhook, chats, desk } = config;
  const said = (text: Text) => text[language];
  const days = new Intl.NumberFormat(locales[language], { style: "unit", unit: "day", unitDisplay: "long" });
  return {
    day: new Date(now).toISOString().slice(0, 10),
    entity: said(site.legalEntity),
    brand: site.brand,
    address: said(site.leads.address) || said(site.offices.london.address),
    mailbox,
    country: said(site.leads.country),
    period: said(site.leads.period),
    names: said(site.leads.names),
    retention: retentionDays === undefined ? "" : days.format(retentionDays),
    isHttps: siteUrl.startsWith("https:"),
    isWeekly: weeklyMail && smtpUrl !== undefined,
    deskPeople: desk.people.length,
    database: hostOf(databaseUrl),
    mail: hostOf(smtpUrl),
    webhook: hostOf(webhook?.url),
    chats: chats.map(({ service, url }) => ({ service: chatNames[service], host: hostOf(url) })),
  };
}
