import { spawnSync } from "node:child_process";
import { mkdtempSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { buildSettings, checkLinks } from "../build.config.ts";
import { unsetValues } from "./unset-values.ts";

it("needs nothing to be configured", () => {
  expect(buildSettings({})).toMatchObject({ siteUrl: "http://localhost:3000", relayUrl: "" });
});

it("names the variable when an address is malformed", () => {
  expect(() => buildSettings({ SITE_URL: "example.com" })).toThrow("SITE_URL");
  expect(() => buildSettings({ SITE_URL: "https://example.com/site" })).toThrow("SITE_URL");
  expect(() => buildSettings({ RELAY_URL: "ftp://example.com" })).toThrow("RELAY_URL");
});

it("names a folder whose path the tools cannot read", () => {
  const folder = join(mkdtempSync(join(tmpdir(), "build-")), "a #1 100%25");
  symlinkSync(join(import.meta.dirname, ".."), folder);
  const keep = ["--preserve-symlinks", "--preserve-symlinks-main"];
  const { status, stderr } = spawnSync(process.execPath, [...keep, join(folder, "scripts/build.ts")], {
    encoding: "utf8",
  });
  expect([status, stderr.trim().split("\n")]).toEqual([1, [expect.stringContaining(`folder ${folder}: `)]]);
});

it("names the link, mailbox or number of site.config.ts that is wrong", () => {
  const none = {
    company: [],
    legal: [],
    social: [],
    evidence: {},
    booking: "",
    whatsApp: "",
    mailbox: "info@example.com",
  };
  const check = (changed: Partial<Parameters<typeof checkLinks>[0]>) => () =>
    checkLinks({ ...none, ...changed });
  const company = (url: string) => ({ company: [{ label: { en: "Blog", ar: "المدونة" }, url }] });
  expect(check(company("www.example.com"))).toThrow(
    'company, Blog in site.config.ts must be an address that starts with https://; it is "www.example.com".',
  );
  expect(check({ evidence: { soc2: "http://example.com/soc2.pdf" } })).toThrow("evidence.soc2 in");
  expect(check({ booking: "cal.example.com" })).toThrow("booking in site.config.ts must be");
  for (const whatsApp of ["050 000 0000", "+971 50", "+971 50 000 0000 000 000", "+971-50-000-0000"])
    expect(check({ whatsApp })).toThrow("whatsApp in site.config.ts must be");
  for (const mailbox of [
    "",
    "hello@sadeed,test",
    "hello at sadeed.test",
    "hello@sadeed",
    "a?b@sadeed.test",
    "a@ b.test",
  ])
    expect(check({ mailbox })).toThrow("mailbox in site.config.ts must be an email address");
  expect(check({ mailbox: "Sales.Team+web@xn--mgbh0fb.xn--kgbechtv" })).not.toThrow();
  const good = { booking: "https://cal.example.com/demo?with=us", whatsApp: "+971 50 000 0000" };
  expect(check({ ...company("https://www.example.com"), evidence: { soc2: "" }, ...good })).not.toThrow();
});

it("refuses a short demo password once the site is public", () => {
  const short = { DEMO_PASSWORD: "elevenchars" };
  expect(() => buildSettings({ ...short, SITE_URL: "https://clarity.example" })).toThrow("DEMO_PASSWORD");
  expect(buildSettings(short).demo.password).toBe("elevenchars");
});

it("counts the password of the README among the unset values until another is set", () => {
  const left = (env: Record<string, string>) => unsetValues(buildSettings(env)).join("\n");
  expect(left({})).toContain("DEMO_PASSWORD");
  expect(left({ DEMO_PASSWORD: "another long one" })).not.toContain("DEMO_PASSWORD");
  expect(left({ DASHBOARD_URL: "https://dashboard.example.net" })).toContain("dashboard.example.net");
});
