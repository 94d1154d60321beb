import { expect, it } from "vitest";
import { buildSettings } from "./settings.ts";

it("needs nothing to be configured", () => {
  expect(buildSettings({})).toMatchObject({ siteUrl: "http://localhost:3000", relayUrl: "" });
});

it("names the variable when an address is malformed", () => {
  expect(() => buildSettings({ SITE_URL: "example.com" })).toThrow("SITE_URL");
  expect(() => buildSettings({ RELAY_URL: "ftp://example.com" })).toThrow("RELAY_URL");
});

it("refuses a short demo password once the site is public", () => {
  const short = { DEMO_PASSWORD: "elevenchars" };
  expect(() => buildSettings({ ...short, SITE_URL: "https://clarity.example" })).toThrow("DEMO_PASSWORD");
  expect(buildSettings(short).demo.password).toBe("elevenchars");
});
