import { readFileSync } from "node:fs";
import { parseEnv } from "node:util";
import { expect, it } from "vitest";
import { site } from "../settings/site.js";
import { commandLine, misspelt, parseConfig } from "./config.ts";

const secret = `whsec_${Buffer.alloc(24, 1).toString("base64")}`;

it("needs no variable to be set", () => {
  expect(parseConfig({ SMTP_URL: "" })).toMatchObject({
    host: "127.0.0.1",
    port: 3000,
    siteUrl: "http://localhost:3000",
    rateLimit: 20,
    smtpUrl: undefined,
    webhook: undefined,
    mailbox: site.mailbox,
  });
});

it.each([
  ["PORT", "70000"],
  ["SITE_URL", "https://example.com/site"],
  ["SMTP_URL", "mail.example.com:25"],
  ["DATABASE_URL", "mysql://localhost/leads"],
  ["MAIL_FROM", "nobody"],
  ["MAIL_FROM", "A <a@example.com>, b@example.com"],
  ["RATE_LIMIT", "-1"],
  ["TRUST_PROXY", "true"],
  ["TRUST_PROXY", "10.0.0.0/33"],
  ["RETENTION_DAYS", "0"],
  ["METRICS_TOKEN", "short"],
  ["WEBHOOK_URL", "ftp://example.com"],
  ["WEBHOOK_URL", "https://web:hunter2@example.com/hook"],
  ["NOTIFY_URL", "https://hooks.example/abc"],
  ["NOTIFY_URL", "slack:https://hooks.example/abc irc:https://chat.example"],
  ["ALARM_URL", "https://hooks.example/abc"],
  ["ALARM_URL", "slack:https://hooks.example/abc ntfy:https://chat.example"],
  ["ALARM_URL", "smtp://mail.example.com?to=nobody"],
  ["ALARM_URL", "smtp://mail.example.com?requireTls=true"],
  ["WEEKLY_MAIL", "no"],
  ["SMTP_URL", "smtp://mail.example.com/inbox"],
  ["SMTP_URL", "smtp://mail.example.com?requireTls=true"],
])("%s=%s stops the start with one sentence that names it", (name, value) => {
  expect(() =>
    parseConfig({ WEBHOOK_SECRET: name === "WEBHOOK_URL" ? secret : undefined, [name]: value }),
  ).toThrow(new RegExp(`^${name} [^\\n]+\\.$`));
});

it.each([
  ["DATABASE_URL", "postgres:///leads", /^DATABASE_URL names no host/],
  ["DATABASE_URL", "postgres://web@a.example:1,b.example/leads", /^DATABASE_URL must name one host/],
  ["SMTP_URL", "smtp://web:p", /^SMTP_URL names no host, or a wrong port; in a file .env a value with #/],
])("%s=%s is told what is wrong", (name, value, sentence) => {
  expect(() => parseConfig({ [name]: value })).toThrow(sentence);
});

it.each([
  [
    "postgres:///leads?host=/run/postgresql&user=web",
    "postgres://localhost/leads?host=/run/postgresql&user=web",
  ],
  ["postgres://web@/leads?host=/run/postgresql", "postgres://web@localhost/leads?host=/run/postgresql"],
  ["postgresql://%2Frun%2Fpostgresql:5433/leads", "postgresql://%2Frun%2Fpostgresql:5433/leads"],
])("takes a socket as libpq does: DATABASE_URL=%s", (value, read) => {
  expect(parseConfig({ DATABASE_URL: value }).databaseUrl).toBe(read);
});

it("takes several chats, and gives each a name of its own", () => {
  const value = "slack:https://a.example/x  teams:https://b.example/y?z=1 slack:https://c.example";
  expect(parseConfig({ NOTIFY_URL: value, WEEKLY_MAIL: "off" })).toMatchObject({
    chats: [
      { name: "slack", service: "slack", url: "https://a.example/x" },
      { name: "teams", service: "teams", url: "https://b.example/y?z=1" },
      { name: "slack-2", service: "slack", url: "https://c.example" },
    ],
    weeklyMail: false,
  });
});

it("sends from the mailbox with the settings of deploy/, as filters take another address at its domain for forged", () => {
  const shipped = parseEnv(readFileSync("deploy/clarity.env", "utf8"));
  expect(parseConfig(shipped).mailFrom.address).toBe(site.mailbox);
});

it("requires a webhook's secret with its address, whose path may have any character", () => {
  const url = "https://example.com/@team/hook?to=a@example.com";
  expect(() => parseConfig({ WEBHOOK_URL: url })).toThrow(/^WEBHOOK_SECRET /);
  expect(parseConfig({ WEBHOOK_URL: url, WEBHOOK_SECRET: secret }).webhook?.url).toBe(url);
});

it("reads a sender with a name, and a list of proxies", () => {
  const config = parseConfig({
    MAIL_FROM: "Clarity website <web@example.com>",
    TRUST_PROXY: "10.0.0.0/8, ::1",
  });
  expect(config.mailFrom).toEqual({ name: "Clarity website", address: "web@example.com" });
  expect(parseConfig({ MAIL_FROM: "web@example.com" }).mailFrom.name).toBe(site.brand);
  expect(parseConfig({}).mailFrom).toEqual({ name: site.brand, address: site.mailbox });
  expect(config.trustProxy.check("10.1.2.3")).toBe(true);
  expect(config.trustProxy.check("::1", "ipv6")).toBe(true);
  expect(config.trustProxy.check("11.1.2.3")).toBe(false);
});

it.each([
  ["SMTP_URL", "smtp://web:hunter2#x@mail.example.com"],
  ["SMTP_URL", "smtp://web:2024?hunter2@mail.example.com"],
  ["SMTP_URL", "smtp://web@example.com:2024/hunter2@mail.example.com"],
  ["SMTP_URL", "smtp://web:hunter2%@mail.example.com"],
  ["DATABASE_URL", "postgres://web:hunter2#x@db.example.com/leads"],
  ["DATABASE_URL", "postgres://web:2024/hunter2@db.example.com/leads"],
  ["DATABASE_URL", "postgres://web:hunter2%@db.example.com/leads"],
])("%s=%s gets a hint on encoding its password, which is not repeated", (name, value) => {
  const parse = () => parseConfig({ [name]: value });
  expect(parse).toThrow(new RegExp(`^${name} .* must be written %23 %2F %3F %40 %25\\.$`));
  expect(parse).not.toThrow(/hunter2/);
});

it.each([
  "smtp://mail.example.com",
  "smtps://web%40example.com:p%23%2F%3F%40%25@mail.example.com:465/",
  "smtp://web@example.com:pass@mail.example.com:587?requireTLS=true&tls.servername=mx.example.com",
])("accepts SMTP_URL=%s", (value) => {
  expect(parseConfig({ SMTP_URL: value }).smtpUrl).toBe(value);
});

it("names variables that look like misspelt ones of ours, and no others", () => {
  const strange = { SMPT_URL: "smtp://x", RETENTION_DAY: "30", TRUSTED_PROXY: "::1" };
  const known = { SMTP_URL: "smtp://x", HOSTS: "", PATH: "/bin", SMTP_USER: "x", DASHBOARD_URL: "http://x" };
  expect(misspelt({ ...strange, ...known })).toEqual([
    "SMPT_URL is set, which the server does not read; perhaps SMTP_URL is meant.",
    "RETENTION_DAY is set, which the server does not read; perhaps RETENTION_DAYS is meant.",
    "TRUSTED_PROXY is set, which the server does not read; perhaps TRUST_PROXY is meant.",
  ]);
});

it("names a command as it is called where it runs", () => {
  expect(commandLine("retry", "/no/such/file")).toBe("npm run leads -- retry");
  expect(commandLine("retry", "deploy/leads")).toBe("leads retry");
});
