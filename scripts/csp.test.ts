import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, it } from "vitest";
import { hashInlineScripts, writeStaticHeaders } from "./csp.ts";

function built(html: string): string {
  const client = path.join(mkdtempSync(path.join(tmpdir(), "csp-")), "client");
  mkdirSync(path.join(client, "about"), { recursive: true });
  writeFileSync(path.join(client, "about/index.html"), html);
  return client;
}

it("hashes what a browser would run, each once, and leaves out data and files", async () => {
  const script = 'let a = "<b>&amp;";\n';
  const client = built(
    `<script>${script}</script><script>${script}</script><script src="/a.js"></script>` +
      `<script type="module">import "/b.js"</script><script type="application/ld+json">{}</script>`,
  );
  const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
  expect((await hashInlineScripts(client, "", "")).pages).toEqual({
    "/about": [hash(script), hash('import "/b.js"')],
  });
});

it("gives each page its own policy, and every answer the common headers", async () => {
  const client = mkdtempSync(path.join(tmpdir(), "headers-"));
  const pages = { "/": ["'sha256-home'"], "/about": ["'sha256-about'"], "/404.html": [] };
  await writeStaticHeaders(client, {
    site: "https://www.example.com",
    relay: "https://relay.example.net",
    pages,
  });
  const blocks = readFileSync(path.join(client, "_headers"), "utf8").trim().split("\n\n");
  const of = (path: string) => blocks.filter((block) => block.startsWith(`${path}\n`)).join();
  expect(of("/*")).toContain("\n  strict-transport-security: max-age=");
  expect(of("/about/")).toMatch(
    /script-src 'self' 'sha256-about'; .*form-action 'self' https:\/\/relay\.example\.net/,
  );
  expect(of("/404.html")).toContain("script-src 'self';");
  expect(of("/")).not.toContain("'sha256-about'");
  expect(blocks).toHaveLength(5);
});
