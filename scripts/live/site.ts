import { existsSync, readFileSync } from "node:fs";
import { isIP } from "node:net";
import { join } from "node:path";
import { openItems } from "../../leads/go-live-checklist.ts";
import { attribute } from "../../server/http/html-elements.ts";
import type { Settings } from "../../settings/site.js";
import type { Finding, PageResponse } from "./visit.ts";
import { elementsOf, fault, ok, redirectOf, visit, warning } from "./visit.ts";

/** Checks that the home page is at this URL, and was built for it. */
export function checkHome(home: PageResponse, origin: string): Finding {
  const next = redirectOf(home);
  if (next) return fault(`${origin} redirects to ${next.origin}; check that address instead`);
  if (home.status !== 200)
    return fault(`the home page answers with status ${home.status}; see the server's log`);
  const canonical = elementsOf(home).find((element) => attribute(element, "rel") === "canonical");
  const built = URL.parse((canonical && attribute(canonical, "href")) ?? "")?.origin;
  if (!built) return fault("this home page is not that of the site; see what answers at this address");
  if (built !== origin) return fault(`the pages were built for ${built}; build them with SITE_URL=${origin}`);
  return ok(`the site is at ${origin}`);
}

/** Checks that a name at which the site may also be found leads to its own URL. */
export async function checkRedirect(from: string, origin: string): Promise<Finding> {
  const answer = await visit(`${from}/about`);
  const next = redirectOf(answer);
  if (answer.status === 0) return ok(`nothing answers at ${from}`);
  if (next?.origin === origin) return ok(`${from} leads to ${origin}`);
  const found = next ? `redirects to ${next.origin}` : `answers with status ${answer.status}`;
  return fault(`${from} ${found}; let it redirect to ${origin}, as the forms work only there`);
}

/** Returns the other origins that the site may have, by the name of their check: without TLS, with or without www. */
export function otherOrigins(origin: string): Record<string, string> {
  const { protocol, hostname, port } = new URL(origin);
  if (port || isIP(hostname.replace(/^\[|\]$/g, "")) || !hostname.includes(".")) return {};
  const other = hostname.startsWith("www.") ? hostname.slice("www.".length) : `www.${hostname}`;
  return {
    ...(protocol === "https:" && { http: `http://${hostname}` }),
    "other name": `${protocol}//${other}`,
  };
}

/** Checks the sitemap and returns the paths it lists. */
export async function checkSitemap(origin: string): Promise<[Finding, paths: string[]]> {
  const { status, body } = await visit(`${origin}/sitemap.xml`);
  const urls = [...body.matchAll(/<loc>([^<]+)<\/loc>/g)].flatMap(([, loc = ""]) => URL.parse(loc) ?? []);
  const paths = urls.map(({ pathname }) => pathname);
  const foreign = urls.find((url) => url.origin !== origin);
  if (status !== 200 || urls.length === 0)
    return [fault(`there is none at /sitemap.xml (status ${status}); serve all of build/client`), paths];
  if (foreign) return [fault(`it lists ${foreign.href}; build with SITE_URL=${origin}`), paths];
  return [ok(`lists ${paths.length} pages of ${origin}`), paths];
}

/** Returns whether robots.txt keeps every robot from every page. */
function isForbiddingAll(text: string): boolean {
  let agents: string[] = [];
  let isOpen = false;
  const rules: string[] = [];
  for (const line of text.split(/\r?\n/)) {
    const [, name = "", value = ""] = /^\s*([\w-]+)\s*:\s*([^#]*?)\s*(?:#.*)?$/.exec(line) ?? [];
    const isAgent = name.toLowerCase() === "user-agent";
    if (isAgent) agents = isOpen ? [...agents, value] : [value];
    else if (agents.includes("*")) rules.push(`${name.toLowerCase()} ${value}`);
    if (name) isOpen = isAgent;
  }
  return rules.includes("disallow /") && !rules.includes("allow /");
}

/** Checks that robots.txt lets search engines in and names the sitemap. */
export async function checkRobots(origin: string): Promise<Finding> {
  const { status, body } = await visit(`${origin}/robots.txt`);
  if (status !== 200) return fault(`there is none (status ${status}); serve all of build/client`);
  if (isForbiddingAll(body))
    return fault("it keeps search engines from every page; serve the one of build/client");
  const sitemap = `${origin}/sitemap.xml`;
  const named = /^sitemap:\s*(\S+)/im.exec(body)?.[1];
  if (named !== sitemap)
    return fault(`it names ${named ?? "no sitemap"}, not ${sitemap}; build with SITE_URL=${origin}`);
  return ok("lets search engines in and names the sitemap");
}

/** Says what is open in the owner's settings. */
export function checkSettings(site: Settings["site"]): Finding {
  const open = openItems(site).map(({ en }) => en.slice(0, -1));
  return open.length > 0 ? warning(open.join("; ")) : ok("nothing is open before going live");
}

/** Returns the URLs of the scripts and styles that a page names; their names change with their content. */
const filesIn = (html: string): string[] =>
  [...new Set(html.match(/\/assets\/[\w.-]+\.(?:js|css)\b/g))].sort();

/** Compares the site with the build in this folder. */
export function checkVersion(home: PageResponse, root: string): Finding {
  const file = join(root, "build/client/index.html");
  if (!existsSync(file)) return ok("not compared: nothing is built in this folder");
  const isSame = String(filesIn(home.body)) === String(filesIn(readFileSync(file, "utf8")));
  if (isSame) return ok("the same build as in this folder");
  return warning("another build than the one in this folder; restart the server if it should be this one");
}
