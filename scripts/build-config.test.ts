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

it("names the link of site.config.ts that is not an address", () => {
  const blog = (url: string) => [{ label: { en: "Blog", ar: "المدونة" }, url }];
  expect(() => checkLinks(blog("www.example.com"), {})).toThrow("The link of Blog in site.config.ts must be");
  expect(() => checkLinks([], { soc2: "example.com/soc2.pdf" })).toThrow("The link of soc2");
  expect(() => checkLinks(blog("https://www.example.com"), { soc2: "" })).not.toThrow();
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
