import { createHash } from "node:crypto";
import { writeFile } from "node:fs/promises";
import path from "node:path";
import { type BuildPolicy, pagePolicy, securityHeaders } from "../leads/guard/headers.ts";
import { attribute, type HtmlElement, ownText } from "../server/http/html-elements.ts";
import { IMMUTABLE, pathOfFile } from "../server/http/static.ts";
import { builtPages } from "./built-pages.ts";

/** The types of script that a policy applies to; a script of any other type is data. */
const RUNS = ["", "module", "text/javascript", "application/javascript", "importmap", "speculationrules"];

/** Returns whether an element is a script in the page that a browser would run. */
export const isInlineScript = (element: HtmlElement) =>
  element.tagName === "script" &&
  attribute(element, "src") === undefined &&
  RUNS.includes(attribute(element, "type")?.trim().toLowerCase() ?? "");

const isSheet = ({ tagName }: HtmlElement) => tagName === "style";

/** A source for `script-src` or `style-src`, with its quotes. */
const hashOf = (script: string) => `'sha256-${createHash("sha256").update(script).digest("base64")}'`;

/** Returns the hash of each different inline script and stylesheet of a page, as a policy names it. */
export const inlineHashes = (page: readonly HtmlElement[]): string[] => [
  ...new Set(
    page
      .filter((element) => isInlineScript(element) || isSheet(element))
      .map(ownText)
      .map(hashOf),
  ),
];

/**
 * Hashes the inline scripts and stylesheets of every page and writes them to `csp.json` beside the directory, with the origins the
 * pages were built for. Call it after prerendering: what is changed later is blocked.
 * @param client `build/client`
 * @param relayUrl of a relay on another host; empty for our own server
 */
export async function hashInlineScripts(
  client: string,
  site: string,
  relayUrl: string,
): Promise<BuildPolicy> {
  const pages: BuildPolicy["pages"] = {};
  for (const { file, elements } of await builtPages(client))
    pages[pathOfFile(path.relative(client, file))] = inlineHashes(elements);
  const policy = { site, relay: relayUrl && new URL(relayUrl).origin, pages };
  await writeFile(path.join(client, "../csp.json"), `${JSON.stringify(policy, undefined, 2)}\n`);
  return policy;
}

const block = (page: string, headers: Record<string, string>) =>
  [page, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ""].join("\n");

/**
 * Writes `_headers`, by which Netlify and Cloudflare Pages send what our server would. Each page is listed once, with a
 * slash at its end: Netlify treats both forms as one URL; Cloudflare Pages, which reads a hundred rules, redirects to it.
 * @param client the folder of the built site
 */
export async function writeStaticHeaders(client: string, { site, relay, pages }: BuildPolicy): Promise<void> {
  const policies = Object.entries(pages).map(([page, hashes]) =>
    block(page.replace(/(?<!\.html|\/)$/, "/"), { "content-security-policy": pagePolicy(hashes, relay) }),
  );
  const all = [block("/*", securityHeaders(site)), block("/assets/*", { "cache-control": IMMUTABLE })];
  await writeFile(path.join(client, "_headers"), [...all, ...policies].join("\n"));
}
