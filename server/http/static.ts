import { existsSync, readFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import path from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { formPath, plans, withPlan } from "../../contract/form-paths.ts";
import { type Language, languageOf, languages, localPath } from "../../contract/language.ts";
import { messages } from "../../contract/messages.ts";
import { escapeHtml } from "../../leads/text.ts";
import { type BuildPolicy, securityHeaders } from "./headers.ts";
import { type Encoding, loadPages, makePage, type Page, type Variant } from "./pages.ts";

/** There is no built site; the message says how to build one. */
export class NotBuiltError extends Error {}

/** The built page of unknown addresses may be served at either path, which is then not a page itself. */
const NOT_FOUND = ["/404", "/404.html"] as const;
/** Compressing happens at every start, so a faster level than the build's: a fifth more bytes, a hundredth of the time. */
const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };

/** Returns where the page of the plan that a query names is, whatever else the query holds. */
const planUrl = (url: string, query: string) => `${url}?plan=${new URLSearchParams(query).get("plan")}`;

/** Adds the assessment form as each price card links to it, so that its message names the plan without scripts too. */
function addPlanPages(pages: Map<string, Page>, policy: BuildPolicy, siteUrl: string) {
  for (const language of languages) {
    const url = localPath(formPath.assessment, language);
    const [before, after] =
      pages
        .get(url)
        ?.variants.identity.body.toString()
        .split(/(?=<\/textarea>)/) ?? [];
    if (before === undefined || after === undefined) continue;
    for (const plan of plans) {
      const message = withPlan(before, escapeHtml(messages[language].plans[plan]));
      const identity = Buffer.from(message + after);
      const bodies = { identity, br: brotliCompressSync(identity, { params }), gzip: gzipSync(identity) };
      pages.set(planUrl(url, `plan=${plan}`), makePage({ url, extension: ".html", bodies }, policy, siteUrl));
    }
  }
}

/** Longer than any browser's `Accept-Encoding` or `If-None-Match`; parsing one of 15 kB takes milliseconds. */
const HEADER_MAX = 1_000;

/** Returns the smallest encoding that an `Accept-Encoding` header allows; weights other than 0 are ignored. */
function chooseEncoding(header: string): Encoding {
  const allowed = new Map(
    header.split(",").map((part) => {
      const [name = "", ...parameters] = part.split(";").map((text) => text.trim().toLowerCase());
      return [name, !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter))];
    }),
  );
  const takes = (name: string) => allowed.get(name) ?? allowed.get("*") ?? false;
  return takes("br") ? "br" : takes("gzip") ? "gzip" : "identity";
}

function isFresh(header: string, etag: string): boolean {
  if (header === "*") return true;
  if (header.length > HEADER_MAX) return false;
  return header.split(",").some((tag) => tag.trim().replace(/^W\//, "") === etag);
}

/** Returns a sentence for each address in the built pages that is not this server's. */
function mismatchesOf({ site, relay }: BuildPolicy, siteUrl: string): string[] {
  const found = [];
  if (site && site !== siteUrl)
    found.push(`The pages were built for ${site}; for this address build them with SITE_URL=${siteUrl}.`);
  if (relay) found.push(`The forms post to ${relay}; if that is not this server, build without RELAY_URL.`);
  return found;
}

/**
 * Serves the prerendered site from memory. Only exact paths of the build exist, so no path can leave its folder.
 * @param buildDir holds `client/`, `csp.json` and the `stamp` of a finished build
 * @throws NotBuiltError when it does not
 */
export function createStatic(buildDir: string, siteUrl: string) {
  const clientDir = path.join(buildDir, "client");
  if (!existsSync(path.join(buildDir, "stamp"))) {
    throw new NotBuiltError(
      `There is no finished site in ${path.resolve(buildDir)}; run \`npm run build\` first.`,
    );
  }
  const policyFile = path.join(buildDir, "csp.json");
  const policy: BuildPolicy = existsSync(policyFile)
    ? JSON.parse(readFileSync(policyFile, "utf8"))
    : { site: "", relay: "", pages: {} };
  const pages = loadPages(clientDir, policy, siteUrl);
  const notFound = new Map<Language, Page>();
  for (const language of languages)
    for (const name of NOT_FOUND) {
      const url = localPath(name, language);
      const page = pages.get(url);
      if (page) notFound.set(language, page);
      pages.delete(url);
    }
  addPlanPages(pages, policy, siteUrl);

  function variantOf(page: Page, request: IncomingMessage): Variant {
    const header = request.headers["accept-encoding"];
    if (typeof header !== "string" || header.length > HEADER_MAX) return page.variants.identity;
    return page.variants[chooseEncoding(header)] ?? page.variants.identity;
  }

  function write(page: Page, status: number, request: IncomingMessage, response: ServerResponse) {
    const variant = variantOf(page, request);
    const known = request.headers["if-none-match"];
    if (status === 200 && known !== undefined && isFresh(known, variant.etag)) {
      response.writeHead(304, variant.headers304).end();
      return;
    }
    response.writeHead(status, variant.headers).end(request.method === "GET" ? variant.body : undefined);
  }

  return {
    buildMismatches: mismatchesOf(policy, siteUrl),
    policy,
    has: (url: string) => pages.has(url),
    isPage: (url: string) => pages.get(url)?.isHtml === true,
    /** Returns the uncompressed HTML of a page. */
    html: (url: string) => pages.get(url)?.variants.identity.body.toString("utf8"),

    /** Answers a GET or HEAD for a path of the site; returns false, without answering, for anything else. */
    answer(request: IncomingMessage, response: ServerResponse): boolean {
      if (request.method !== "GET" && request.method !== "HEAD") return false;
      const target = request.url ?? "";
      const query = target.indexOf("?");
      const url = query < 0 ? target : target.slice(0, query);
      const page = (query >= 0 && pages.get(planUrl(url, target.slice(query)))) || pages.get(url);
      if (page) {
        write(page, 200, request, response);
        return true;
      }
      const bare = url.slice(0, -1);
      if (url.length < 2 || !url.endsWith("/") || !pages.get(bare)?.isHtml) return false;
      const location = query < 0 ? bare : bare + target.slice(query);
      response.writeHead(308, { location, "content-length": "0", ...securityHeaders(siteUrl) }).end();
      return true;
    },

    answerNotFound(request: IncomingMessage, response: ServerResponse) {
      const page = notFound.get(languageOf(request.url ?? ""));
      if (page) write(page, 404, request, response);
      else response.writeHead(404, { "content-length": "0", ...securityHeaders(siteUrl) }).end();
    },
  };
}

export type Static = ReturnType<typeof createStatic>;
