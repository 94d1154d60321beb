import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import path from "node:path";
import { formPaths, plans, withPlan } from "../../contract/form-paths.ts";
import { type Language, languageOf, languages, localPath } from "../../contract/language.ts";
import { messages } from "../../contract/messages.ts";
import { type BuildPolicy, fileHeaders, pagePolicy, securityHeaders } from "../../leads/guard/headers.ts";
import { escapeHtml } from "../../leads/text.ts";

/** Returns the path that a file of `build/client` is served at, such as `/about` for `about/index.html`. */
export function pathOfFile(file: string): string {
  if (file === "index.html") return "/";
  return `/${file.replace(/\/index\.html$/, "")}`;
}

type Encoding = "br" | "gzip" | "identity";

/** One encoding of a file, ready to be sent; `writeHead` takes headers as a flat list fastest. */
interface Variant {
  body: Buffer;
  etag: string;
  headers: string[];
  headers304: string[];
}

interface StaticFile {
  isHtml: boolean;
  /** The build leaves small files and pictures uncompressed. */
  variants: { identity: Variant } & Record<Encoding, Variant | undefined>;
}

const mediaTypes: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".json": "application/json",
  ".webmanifest": "application/manifest+json",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".jpg": "image/jpeg",
  ".webp": "image/webp",
  ".avif": "image/avif",
  ".ico": "image/x-icon",
  ".woff2": "font/woff2",
  ".txt": "text/plain; charset=utf-8",
  ".csv": "text/csv; charset=utf-8",
  ".xml": "application/xml",
  ".pdf": "application/pdf",
};

/** For files whose name changes with their content. */
export const IMMUTABLE = "public, max-age=31536000, immutable";
const ONE_HOUR = "public, max-age=3600";

function cacheControl(url: string, isHtml: boolean): string {
  if (isHtml) return "no-cache";
  return url.startsWith("/assets/") ? IMMUTABLE : ONE_HOUR;
}

const urlWithPlan = (url: string, query: string) => `${url}?plan=${new URLSearchParams(query).get("plan")}`;

/** Dot files are never served, except those under `.well-known`. */
const isHidden = (file: string) => /(^|\/)\.(?!well-known(\/|$))/.test(file);

function loadPages(clientDir: string, policy: BuildPolicy, siteUrl: string) {
  const files = readdirSync(clientDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(clientDir, path.join(entry.parentPath, entry.name)).replaceAll("\\", "/"));
  const bytes = new Map(files.map((file) => [file, readFileSync(path.join(clientDir, file))]));

  const inBuild = (file: string) => ({ br: bytes.get(`${file}.br`), gzip: bytes.get(`${file}.gz`) });

  type Encoded = Partial<ReturnType<typeof inBuild>>;

  function makeFile(file: string, identity: Buffer, { br, gzip }: Encoded): StaticFile {
    const url = pathOfFile(file);
    const extension = path.extname(file);
    const isHtml = extension === ".html";
    const hash = createHash("sha256").update(identity).digest("base64url").slice(0, 22);
    function makeVariant(encoding: Encoding, body: Buffer): Variant {
      const etag = `"${hash}${encoding === "identity" ? "" : `-${encoding}`}"`;
      const shared = {
        etag,
        "cache-control": cacheControl(url, isHtml),
        vary: "Accept-Encoding",
        ...(isHtml ? securityHeaders(siteUrl) : fileHeaders(siteUrl)),
        ...(isHtml && { "content-security-policy": pagePolicy(policy.pages[url] ?? [], policy.relay) }),
      };
      const described = {
        "content-type": mediaTypes[extension] ?? "application/octet-stream",
        "content-length": String(body.length),
        ...(encoding !== "identity" && { "content-encoding": encoding }),
      };
      const headers = Object.entries({ ...described, ...shared }).flat();
      return { body, etag, headers, headers304: Object.entries(shared).flat() };
    }
    const compressed = { br: br && makeVariant("br", br), gzip: gzip && makeVariant("gzip", gzip) };
    return { isHtml, variants: { identity: makeVariant("identity", identity), ...compressed } };
  }

  const served = [...bytes].filter(([file]) => !isHidden(file) && !/\.(br|gz)$/.test(file));
  const pages = new Map(
    served.map(([file, identity]) => [pathOfFile(file), makeFile(file, identity, inBuild(file))]),
  );
  // One assessment page for each plan, its message filled in, for visitors without scripts.
  for (const language of languages) {
    const url = localPath(formPaths.assessment, language);
    const form = pages.get(url)?.variants.identity.body.toString() ?? "";
    const end = form.indexOf("</textarea>");
    if (end === -1) continue;
    const [before, after] = [form.slice(0, end), form.slice(end)];
    for (const plan of plans) {
      const message = withPlan(before, escapeHtml(messages[language].plans[plan]));
      const page = makeFile(`${url.slice(1)}/index.html`, Buffer.from(message + after), {});
      pages.set(urlWithPlan(url, `plan=${plan}`), page);
    }
  }
  return pages;
}

export class NotBuiltError extends Error {}

/** The answer to unknown URLs, which has no URL of its own. */
const NOT_FOUND = "/404.html";

/** Returns the parts of a header; none of one that is longer than any browser's, as parsing 15 kB takes milliseconds. */
const valuesOf = (header = "") => (header.length > 1_000 ? [] : header.split(",").map((part) => part.trim()));

/** Returns the smallest encoding that an `Accept-Encoding` header allows; weights other than 0 are ignored. */
function chooseEncoding(header: string): Encoding {
  const parts = valuesOf(header.toLowerCase()).map((part) => part.split(/\s*;\s*/));
  const isAccepted = (name: string) => {
    const [, weight = ""] = parts.find(([coding]) => coding === name) ??
      parts.find(([coding]) => coding === "*") ?? ["", "q=0"];
    return !/^q=0(\.0*)?$/.test(weight);
  };
  return isAccepted("br") ? "br" : isAccepted("gzip") ? "gzip" : "identity";
}

/** Returns a sentence for each address in the built pages that is not this server's. */
function mismatchesOf({ site, relay }: BuildPolicy, siteUrl: string): string[] {
  const found = [];
  if (site && site !== siteUrl)
    found.push(`The pages were built for ${site}; for this address build them with SITE_URL=${siteUrl}.`);
  if (relay) found.push(`The forms post to ${relay}; if that is not this server, build without RELAY_URL.`);
  return found;
}

/** Serves the prerendered site from memory. Only exact paths of the build exist, so no path can leave its folder. */
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
  const notFound = new Map<Language, StaticFile>();
  for (const language of languages) {
    const url = localPath(NOT_FOUND, language);
    const page = pages.get(url);
    if (page) notFound.set(language, page);
    pages.delete(url);
  }

  function write(page: StaticFile, status: number, request: IncomingMessage, response: ServerResponse) {
    const { "accept-encoding": accepted, "if-none-match": known } = request.headers;
    const chosen = page.variants[chooseEncoding(String(accepted ?? ""))] ?? page.variants.identity;
    const isFresh = valuesOf(known).some((tag) => tag === "*" || tag.replace(/^W\//, "") === chosen.etag);
    if (status === 200 && isFresh) response.writeHead(304, chosen.headers304).end();
    else response.writeHead(status, chosen.headers).end(request.method === "GET" ? chosen.body : undefined);
  }

  return {
    buildMismatches: mismatchesOf(policy, siteUrl),
    policy,
    has: (url: string) => pages.has(url),
    isPage: (url: string) => pages.get(url)?.isHtml === true,
    html: (url: string) => pages.get(url)?.variants.identity.body.toString("utf8"),

    /** Answers a GET or HEAD for a path of the site; returns false, without answering, for anything else. */
    answer(request: IncomingMessage, response: ServerResponse): boolean {
      if (request.method !== "GET" && request.method !== "HEAD") return false;
      const target = request.url ?? "";
      const query = target.indexOf("?");
      const url = query < 0 ? target : target.slice(0, query);
      const page = (query >= 0 && pages.get(urlWithPlan(url, target.slice(query)))) || pages.get(url);
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
