import { existsSync } from "node:fs";
import { BlockList, isIP } from "node:net";
import path from "node:path";
import { diff } from "node:util";
import { site } from "../settings/site.js";
import { LOCAL_SITE_URL, parseSiteUrl, SITE_URL_RULE } from "../settings/urls.ts";
import { emailKey } from "./text.ts";

const chatServices = ["slack", "teams", "ntfy"] as const;

export interface Chat {
  name: string;
  service: (typeof chatServices)[number];
  url: string;
}

export interface Sender {
  name: string;
  address: string;
}

/** The channel of ALARM_URL, which no lead goes through. */
export const ALARM = "alarm";

/** A wrong setting, which stops the start; the message is one sentence that names the variable. */
export class ConfigError extends Error {}

function fail(sentence: string): never {
  throw new ConfigError(sentence);
}

function parseUrl(name: string, value: string, schemes: readonly string[]): URL {
  if (!schemes.some((scheme) => value.toLowerCase().startsWith(scheme)))
    fail(`${name} must be an address that starts with ${schemes.join(" or ")}.`);
  const parsed = URL.parse(value);
  if (parsed?.host) return parsed;
  return fail(`${name} has no valid host or port. In a file .env put a value with # in quotation marks.`);
}

/** Parses the address of a service that may hold a log-in. Errors never repeat it, as it may hold a password. */
function parseServiceUrl(name: string, value: string, schemes: readonly string[]): URL {
  const parsed = URL.parse(value);
  // A password with one of these characters ends the host too early, or the address cannot be parsed at all.
  const afterHost = parsed ? `${parsed.pathname}${parsed.search}${parsed.hash}` : value;
  try {
    if (afterHost.includes("@")) throw new URIError();
    decodeURIComponent(parsed ? `${parsed.username}${parsed.password}${parsed.pathname}` : "");
  } catch {
    fail(`${name} has a user name or password in which # / ? @ % must be written %23 %2F %3F %40 %25.`);
  }
  return parseUrl(name, value, schemes);
}

/** Options allowed after the `?` of SMTP_URL; nodemailer ignores unknown ones, so a misspelt one could mean no TLS. */
const SMTP_OPTIONS = [
  ...["requireTLS", "ignoreTLS", "authMethod", "name", "localAddress"],
  ...["tls.rejectUnauthorized", "tls.servername", "tls.minVersion"],
];

function parseSmtpUrl(name: string, value: string, options = SMTP_OPTIONS): string {
  const { pathname, searchParams } = parseServiceUrl(name, value, ["smtp://", "smtps://"]);
  if (!["", "/"].includes(pathname)) fail(`${name} must have no path, only a host and perhaps a port.`);
  if ([...searchParams.keys()].some((option) => !options.includes(option)))
    fail(`${name} takes only these options: ${options.join(", ")}.`);
  return value;
}

/** Reads the address of the database. That of a socket may have its folder in `?host=` alone, which only libpq understands. */
function parseDatabaseUrl(value: string): string {
  const isSocket = /[?&]host=/.test(value);
  const named = isSocket ? value.replace(/^(\w+:\/\/(?:[^/?#@]*@)?)(?=\/)/, "$1localhost") : value;
  if (/^\w+:\/\/(?:[^/]*@)?[^/?#@]*,/.test(named)) fail("DATABASE_URL must name one host, not several.");
  parseServiceUrl("DATABASE_URL", named, ["postgres://", "postgresql://"]);
  return named;
}

function parseInteger(name: string, value: string, min: number, max: number): number {
  const number = /^\d{1,9}$/.test(value) ? Number(value) : Number.NaN;
  const isWithin = number >= min && number <= max;
  return isWithin ? number : fail(`${name} must be an integer from ${min} to ${max}, not "${value}".`);
}

const EMAIL = /^[^\s<>@"(),:;[\\\]]+@[^\s<>@"(),:;[\\\]]+$/;

/** Reads the sender of the mails; without a name of its own it has the company's. */
function parseSender(value: string): Sender {
  const [, name = "", bracketed = value] = /^\s*"?([^"<>\r\n]*?)"?\s*<([^<>]*)>\s*$/.exec(value) ?? [];
  const address = bracketed.trim();
  if (!EMAIL.test(address)) fail("MAIL_FROM must be an email address, or a name with an address in <>.");
  return { name: name || site.brand, address };
}

function parseWebhook(webhookUrl: string | undefined, secret = "") {
  if (!webhookUrl) return secret ? fail("WEBHOOK_URL must be set when WEBHOOK_SECRET is set.") : undefined;
  const { href, username, password } = parseUrl("WEBHOOK_URL", webhookUrl, ["http://", "https://"]);
  if (username || password)
    fail("WEBHOOK_URL must hold no user name or password: WEBHOOK_SECRET signs what is sent.");
  const key = Buffer.from(/^whsec_([A-Za-z0-9+/]+={0,2})$/.exec(secret)?.[1] ?? "", "base64");
  if (key.length < 24 || key.length > 64)
    fail("WEBHOOK_SECRET must be whsec_ followed by 24 to 64 bytes in base64.");
  return { url: href, secret: key };
}

const splitList = (value = "") => value.split(/[\s,]+/).filter(Boolean);

/** Reads the chats; the second of a service has a 2 in its name. */
function parseChats(variable: string, value = ""): Chat[] {
  const chats: Chat[] = [];
  for (const entry of value.split(/\s+/).filter(Boolean)) {
    const [, name, url = ""] = /^(\w+):(.*)$/.exec(entry) ?? [];
    const service = chatServices.find((known) => known === name);
    if (!service || !/^https?:$/.test(URL.parse(url)?.protocol ?? ""))
      return fail(
        `${variable} must list addresses such as slack:https://…, teams:… or ntfy:…${variable === "ALARM_URL" ? ", or be a mail server such as smtp://…" : ""}.`,
      );
    const before = chats.filter((chat) => chat.service === service).length;
    chats.push({ service, url, name: before === 0 ? service : `${service}-${before + 1}` });
  }
  return chats;
}

/** Reads the second way by which alarms go; a mail server's `to` may name another recipient than the mailbox. */
function parseAlarm(value: string): { smtpUrl: string } | Chat {
  if (/^smtps?:/i.test(value)) {
    const smtpUrl = parseSmtpUrl("ALARM_URL", value, [...SMTP_OPTIONS, "to"]);
    if (!EMAIL.test(new URL(value).searchParams.get("to") ?? site.mailbox))
      fail("ALARM_URL must have an email address behind ?to=.");
    return { smtpUrl };
  }
  const [chat, more] = parseChats("ALARM_URL", value);
  return chat && !more ? { ...chat, name: ALARM } : fail("ALARM_URL must be one address.");
}

function parseUser(email: string): string {
  if (!/^[^\s<>@"]+@[^\s<>@"]+$/.test(email))
    fail(`DESK_PEOPLE must list email addresses with commas between them, which "${email}" is not.`);
  return emailKey(email);
}

function parseProxies(entries: string[]): BlockList {
  const list = new BlockList();
  for (const entry of entries) {
    const [address = "", bits] = entry.split("/");
    const [family, size] = isIP(address) === 6 ? (["ipv6", 128] as const) : (["ipv4", 32] as const);
    if (!isIP(address) || (bits !== undefined && !(/^\d{1,3}$/.test(bits) && Number(bits) <= size)))
      fail(`TRUST_PROXY must list addresses or CIDRs, which "${entry}" is not.`);
    list.addSubnet(address, Number(bits ?? size), family);
  }
  return list;
}

const DESK_URL_RULE = "DESK_URL must be an address such as https://desk.example.com.";

const variables = [
  ...(["HOST", "PORT", "SITE_URL", "DATA_DIR", "DATABASE_URL", "SMTP_URL", "MAIL_FROM"] as const),
  ...(["WEBHOOK_URL", "WEBHOOK_SECRET", "NOTIFY_URL", "ALARM_URL", "WEEKLY_MAIL"] as const),
  ...(["RATE_LIMIT", "TRUST_PROXY", "RETENTION_DAYS", "METRICS_TOKEN"] as const),
  ...(["DESK_HOST", "DESK_PORT", "DESK_PEOPLE", "DESK_URL"] as const),
];
type Env = Record<string, string | undefined>;

/** Reads the settings of the server; an empty variable counts as unset. Throws a ConfigError for a wrong one. */
export function parseConfig(env: Env) {
  const get = (name: (typeof variables)[number]) => env[name]?.trim() || undefined;
  const read = <T>(name: (typeof variables)[number], parse: (value: string) => T) => {
    const value = get(name);
    return value === undefined ? undefined : parse(value);
  };
  const weekly = get("WEEKLY_MAIL") ?? "on";
  if (!["on", "off"].includes(weekly)) fail('WEEKLY_MAIL must be "on" or "off".');
  const metricsToken = get("METRICS_TOKEN");
  if (metricsToken && metricsToken.length < 16) fail("METRICS_TOKEN must have at least 16 characters.");
  return {
    host: get("HOST") ?? "127.0.0.1",
    /** 0 lets the system choose, for tests. */
    port: parseInteger("PORT", get("PORT") ?? "3000", 0, 65_535),
    siteUrl: parseSiteUrl(get("SITE_URL") ?? LOCAL_SITE_URL) ?? fail(SITE_URL_RULE),
    dataDir: path.resolve(get("DATA_DIR") ?? "data"),
    databaseUrl: read("DATABASE_URL", parseDatabaseUrl),
    smtpUrl: read("SMTP_URL", (value) => parseSmtpUrl("SMTP_URL", value)),
    mailFrom: parseSender(get("MAIL_FROM") ?? site.mailbox),
    mailbox: site.mailbox,
    webhook: parseWebhook(get("WEBHOOK_URL"), get("WEBHOOK_SECRET")),
    chats: parseChats("NOTIFY_URL", get("NOTIFY_URL")),
    alarm: read("ALARM_URL", parseAlarm),
    weeklyMail: weekly === "on",
    /** Posts of one IP in ten minutes; 0 means no limit. */
    rateLimit: parseInteger("RATE_LIMIT", get("RATE_LIMIT") ?? "20", 0, 1_000_000),
    trustProxy: parseProxies(splitList(get("TRUST_PROXY"))),
    retentionDays: read("RETENTION_DAYS", (value) => parseInteger("RETENTION_DAYS", value, 1, 36_500)),
    metricsToken,
    /** The desk, a program of its own (`desk/`), the users who may sign in there, and where they reach it. */
    desk: {
      host: get("DESK_HOST") ?? "127.0.0.1",
      port: parseInteger("DESK_PORT", get("DESK_PORT") ?? "3100", 0, 65_535),
      users: splitList(get("DESK_PEOPLE")).map(parseUser),
      url: read("DESK_URL", (value) => parseSiteUrl(value) ?? fail(DESK_URL_RULE)),
    },
  };
}

export type Config = ReturnType<typeof parseConfig>;

/** Returns a sentence for each variable that is not ours but differs from one of ours by a character or two. */
export function misspelt(env: Env = process.env): string[] {
  const others = Object.keys(env).filter((name) => !variables.some((known) => known === name));
  return others.flatMap((name) => {
    const intended = variables.find(
      (known) => known.length > 5 && diff(name, known).filter(([same]) => same).length <= 2,
    );
    return intended ? [`${name} is set, which the server does not read; perhaps ${intended} is meant.`] : [];
  });
}

/** Returns an operator's command as it is called on this machine, where `deploy/leads` may be installed. */
export const formatCommand = (command: string, installed = "/usr/local/bin/leads"): string =>
  existsSync(installed) ? `leads ${command}` : `npm run leads -- ${command}`;

export const readConfig = () => parseConfig(process.env);
