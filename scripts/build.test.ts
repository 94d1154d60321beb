import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { buildSettings, unsetValues } from "../build-settings.ts";
import { freshDir } from "../tests/support/server.ts";
import { fingerprint, isFresh, STAMP } from "./build-fingerprint.ts";

it("needs nothing to be configured", () => {
  expect(buildSettings({})).toMatchObject({ siteUrl: "http://localhost:3000", relayUrl: "" });
});

it("names the variable when a URL is malformed", () => {
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

it("refuses a short demo password once the site is public", () => {
  const short = { DEMO_PASSWORD: "elevenchars" };
  expect(() => buildSettings({ ...short, SITE_URL: "https://clarity.example" })).toThrow("DEMO_PASSWORD");
  expect(buildSettings(short).demo.password).toBe("elevenchars");
});

it("opens the dashboard at the URL as it is written, that of a host alone with a slash", () => {
  const opened = (DASHBOARD_URL: string) => buildSettings({ DASHBOARD_URL }).demo.dashboardUrl;
  const whole = "https://board.example.net/app.html?team=a#top";
  expect(["https://board.example.net", whole].map(opened)).toEqual(["https://board.example.net/", whole]);
});

it("counts the password of the README among the unset values until another is set", () => {
  const left = (env: Record<string, string>) => unsetValues(buildSettings(env)).placeholders.join("\n");
  expect(left({})).toContain("DEMO_PASSWORD");
  expect(left({ DEMO_PASSWORD: "another long one" })).not.toContain("DEMO_PASSWORD");
  expect(left({ DASHBOARD_URL: "https://dashboard.example.net" })).toContain("dashboard.example.net");
});

it("treats a build as stale once a source changes or a folder of sources is missing", async () => {
  const root = freshDir();
  for (const folder of ["app", "illustrations", "build"]) mkdirSync(join(root, folder));
  const stampBuild = async () => writeFileSync(join(root, "build", STAMP), await fingerprint(root));
  for (const file of ["vite.config.ts", "app/routes.ts", "illustrations/draw.ts"])
    writeFileSync(join(root, file), "1");
  expect(await isFresh(root)).toBe(false);
  await stampBuild();
  expect(await isFresh(root)).toBe(true);
  rmSync(join(root, "illustrations"), { recursive: true });
  expect(await isFresh(root)).toBe(false);
  await stampBuild();
  writeFileSync(join(root, "app/routes.ts"), "2");
  expect(await isFresh(root)).toBe(false);
  await stampBuild();
  writeFileSync(join(root, "app/routes.test.ts"), "1");
  expect(await isFresh(root)).toBe(true);
});
