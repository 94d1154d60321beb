import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { writeStaticHeaders } from "./static-headers.ts";

it("gives each page its own policy, and every answer the common headers", () => {
  const client = mkdtempSync(join(tmpdir(), "headers-"));
  const pages = { "/": ["'sha256-home'"], "/about": ["'sha256-about'"], "/404.html": [] };
  writeStaticHeaders(client, { site: "https://www.example.com", relay: "https://relay.example.net", pages });
  const blocks = readFileSync(join(client, "_headers"), "utf8").trim().split("\n\n");
  const of = (path: string) => blocks.filter((block) => block.startsWith(`${path}\n`)).join();
  expect(of("/*")).toContain("\n  strict-transport-security: max-age=");
  expect(of("/about/")).toMatch(
    /script-src 'self' 'sha256-about'; .*form-action 'self' https:\/\/relay\.example\.net/,
  );
  expect(of("/404.html")).toContain("script-src 'self';");
  expect(of("/")).not.toContain("'sha256-about'");
  expect(blocks).toHaveLength(5);
});
