import { readFileSync } from "node:fs";
import { parseEnv } from "node:util";
import { expect, it } from "vitest";
import { site } from "../settings/site.js";
import { formatCommand, misspelt, parseConfig } from "./config.ts";

const WEBHOOK_SECRET = `whsec_${Buffer.alloc(24, 1).toString("base64")}`;

it.each([
  ["PORT", "70000"],
  ["SITE_URL", "https://example.com/site"],
  ["DATABASE_URL", "mysql://localhost/leads"],
  ["DATABASE_URL", "postgres:///leads"],
  ["DATABASE_URL", "postgres://web@a.example:1,b.example/leads"],
  ["MAIL_FROM", "A <a@example.com>, b@example.com"],
  ["TRUST_PROXY", "true"],
  ["TRUST_PROXY", "10.0.0.0/33"],
  ["METRICS_TOKEN", "short"],
  ["WEBHOOK_URL", "https://web:hunter2@example.com/hook"],
  ["NOTIFY_URL", "slack:https://hooks.example/abc irc:https://chat.example"],
  ["ALARM_URL", "slack:https://hooks.example/abc ntfy:https://chat.example"],
  ["ALARM_URL", "smtp://mail.example.com?to=nobody"],
  ["WEEKLY_MAIL", "no"],
  ["SMTP_URL", "smtp://web:p"],
  ["SMTP_URL", "smtp://mail.example.com/inbox"],
  ["SMTP_URL", "smtp://mail.example.com?requireTls=true"],
])("%s=%s stops the start with one sentence that names it", (name, value) => {
  const given = name === "WEBHOOK_URL" ? { WEBHOOK_SECRET } : {};
  expect(() => parseConfig({ ...given, [name]: value })).toThrow(new RegExp(`^${name} [^\\n]+\\.$`));
});

it("takes a socket as libpq does", () => {
  const DATABASE_URL = "postgres://web@/leads?host=/run/postgresql";
  const { databaseUrl } = parseConfig({ DATABASE_URL });
  expect(databaseUrl).toBe("postgres://web@localhost/leads?host=/run/postgresql");
});

it("takes several chats, and gives each a name of its own", () => {
  const { chats } = parseConfig({ NOTIFY_URL: "slack:https://a.example/x  slack:https://c.example" });
  expect(chats).toEqual([
    { name: "slack", service: "slack", url: "https://a.example/x" },
    { name: "slack-2", service: "slack", url: "https://c.example" },
  ]);
});

it("requires a webhook's secret with its address, whose path may have any character", () => {
  const WEBHOOK_URL = "https://example.com/@team/hook?to=a@example.com";
  expect(() => parseConfig({ WEBHOOK_URL })).toThrow(/^WEBHOOK_SECRET /);
  expect(parseConfig({ WEBHOOK_URL, WEBHOOK_SECRET }).webhook?.url).toBe(WEBHOOK_URL);
});

it("sends from the mailbox unless told otherwise, as filters take another address at its domain for forged", () => {
  const shipped = parseEnv(readFileSync("deploy/clarity.env", "utf8"));
  expect(parseConfig(shipped).mailFrom).toEqual({ name: site.brand, address: site.mailbox });
  const { mailFrom } = parseConfig({ MAIL_FROM: "Clarity website <web@example.com>" });
  expect(mailFrom).toEqual({ name: "Clarity website", address: "web@example.com" });
});

it("reads a list of proxies", () => {
  const { trustProxy } = parseConfig({ TRUST_PROXY: "10.0.0.0/8, ::1" });
  expect(trustProxy.check("10.1.2.3") && trustProxy.check("::1", "ipv6")).toBe(true);
  expect(trustProxy.check("11.1.2.3")).toBe(false);
});

it.each([
  ["SMTP_URL", "smtp://web:hunter2#x@mail.example.com"],
  ["SMTP_URL", "smtp://web:hunter2%@mail.example.com"],
  ["DATABASE_URL", "postgres://web:2024/hunter2@db.example.com/leads"],
])("%s=%s gets a hint on encoding its password, which is not repeated", (name, value) => {
  const parse = () => parseConfig({ [name]: value });
  expect(parse).toThrow(new RegExp(`^${name} .* must be written %23 %2F %3F %40 %25\\.$`));
  expect(parse).not.toThrow(/hunter2/);
});

it.each([
  "smtps://web%40example.com:p%23%2F%3F%40%25@mail.example.com:465/",
  "smtp://web@example.com:pass@mail.example.com:587?requireTLS=true&tls.servername=mx.example.com",
])("accepts SMTP_URL=%s", (value) => {
  expect(parseConfig({ SMTP_URL: value }).smtpUrl).toBe(value);
});

it("names variables that look like misspelt ones of ours, and no others", () => {
  const known = { SMTP_URL: "smtp://x", HOSTS: "", PATH: "/bin", SMTP_USER: "x", DASHBOARD_URL: "http://x" };
  expect(misspelt({ SMPT_URL: "smtp://x", TRUSTED_PROXY: "::1", ...known })).toEqual([
    "SMPT_URL is set, which the server does not read; perhaps SMTP_URL is meant.",
    "TRUSTED_PROXY is set, which the server does not read; perhaps TRUST_PROXY is meant.",
  ]);
});

it("names a command as it is called where it runs", () => {
  expect(formatCommand("retry", "/no/such/file")).toBe("npm run leads -- retry");
  expect(formatCommand("retry", "deploy/leads")).toBe("leads retry");
});
