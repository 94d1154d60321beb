import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { type BuildPolicy, pagePolicy, securityHeaders } from "../server/http/headers.ts";
import { IMMUTABLE } from "../server/http/pages.ts";

const block = (path: string, headers: Record<string, string>) =>
  [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ""].join("\n");

/**
 * Writes `_headers`, from which static hosts take what our server would send: the form of Netlify and Cloudflare Pages.
 * Each page stands there once, with a slash at its end: Netlify takes both forms for one address, and Cloudflare Pages, which
 * takes a hundred rules, redirects to that form.
 * @param client the folder of the built site
 */
export function writeStaticHeaders(client: string, { site, relay, pages }: BuildPolicy): void {
  const policies = Object.entries(pages).map(([path, hashes]) =>
    block(path.replace(/(?<!\.html|\/)$/, "/"), { "content-security-policy": pagePolicy(hashes, relay) }),
  );
  const all = [block("/*", securityHeaders(site)), block("/assets/*", { "cache-control": IMMUTABLE })];
  writeFileSync(join(client, "_headers"), [...all, ...policies].join("\n"));
}
