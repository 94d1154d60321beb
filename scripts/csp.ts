import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parse } from "parse5";
import { attribute, elements, ownText } from "../server/http/elements.ts";
import type { BuildPolicy } from "../server/http/headers.ts";
import { pathOfFile } from "../server/http/path-of-file.ts";

/** The types of script that a policy applies to; a script of any other type is data. */
const RUNS = ["", "module", "text/javascript", "application/javascript", "importmap", "speculationrules"];

function inlineScripts(html: string): string[] {
  return [...elements(parse(html))]
    .filter(
      (element) =>
        element.tagName === "script" &&
        attribute(element, "src") === undefined &&
        RUNS.includes(attribute(element, "type")?.trim().toLowerCase() ?? ""),
    )
    .map(ownText);
}

/** A source for `script-src`, with its quotes. */
const hashOf = (script: string) => `'sha256-${createHash("sha256").update(script).digest("base64")}'`;

/**
 * Hashes the inline scripts of every page and writes them to `csp.json` beside the directory, with the origins the
 * pages were built for. Call it after prerendering: what is changed later is blocked.
 * @param clientDir `build/client`
 * @param siteUrl of the public site; empty when nothing depends on it
 * @param relayUrl of a third-party relay; empty for our own server
 */
export function hashInlineScripts(clientDir: string, siteUrl: string, relayUrl: string): BuildPolicy {
  const pages: BuildPolicy["pages"] = {};
  for (const name of readdirSync(clientDir, { recursive: true, encoding: "utf8" })) {
    if (!name.endsWith(".html")) continue;
    const html = readFileSync(path.join(clientDir, name), "utf8");
    const hashes = new Set(inlineScripts(html).map(hashOf));
    pages[pathOfFile(name.replaceAll("\\", "/"))] = [...hashes];
  }
  const policy = { site: siteUrl, relay: relayUrl && new URL(relayUrl).origin, pages };
  writeFileSync(path.join(clientDir, "../csp.json"), `${JSON.stringify(policy, undefined, 2)}\n`);
  return policy;
}
