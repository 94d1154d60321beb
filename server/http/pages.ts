import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { type BuildPolicy, fileHeaders, pagePolicy, securityHeaders } from "./headers.ts";

/**
 * Returns the path that a file of `build/client` is served at: `about/index.html` at `/about`, other files under their own name.
 * @param file relative, with forward slashes
 */
export function pathOfFile(file: string): string {
  if (file === "index.html") return "/";
  return `/${file.replace(/\/index\.html$/, "")}`;
}

export type Encoding = "br" | "gzip" | "identity";

/** One encoding of a file, ready to be sent; `writeHead` takes headers as a flat list fastest. */
export interface Variant {
  body: Buffer;
  etag: string;
  headers: string[];
  headers304: string[];
}

export interface Page {
  isHtml: boolean;
  /** The build leaves small files and pictures uncompressed. */
  variants: { identity: Variant } & Record<Encoding, Variant | undefined>;
}

const types: Record<string, string> = {
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
const HOUR = "public, max-age=3600";

function cacheControl(url: string, isHtml: boolean): string {
  if (isHtml) return "no-cache";
  return url.startsWith("/assets/") ? IMMUTABLE : HOUR;
}

/** Dot files are never served, except those under `.well-known`. */
const isHidden = (file: string) =>
  file.split("/").some((part) => part.startsWith(".") && part !== ".well-known");

/** Reads every file of a built site into memory, by its path, in all encodings that the build made. */
export function loadPages(clientDir: string, policy: BuildPolicy, siteUrl: string) {
  const files = readdirSync(clientDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(clientDir, path.join(entry.parentPath, entry.name)).replaceAll("\\", "/"));
  const bytes = new Map(files.map((file) => [file, readFileSync(path.join(clientDir, file))]));

  function makePage(file: string, identity: Buffer): Page {
    const url = pathOfFile(file);
    const extension = path.extname(file);
    const isHtml = extension === ".html";
    const hash = createHash("sha256").update(identity).digest("base64url").slice(0, 22);
    function make(encoding: Encoding, body: Buffer): Variant {
      const etag = `"${hash}${encoding === "identity" ? "" : `-${encoding}`}"`;
      const shared = {
        etag,
        "cache-control": cacheControl(url, isHtml),
        vary: "Accept-Encoding",
        ...(isHtml ? securityHeaders(siteUrl) : fileHeaders(siteUrl)),
        ...(isHtml && { "content-security-policy": pagePolicy(policy.pages[url] ?? [], policy.relay) }),
      };
      const described = {
        "content-type": types[extension] ?? "application/octet-stream",
        "content-length": String(body.length),
        ...(encoding !== "identity" && { "content-encoding": encoding }),
      };
      const headers = Object.entries({ ...described, ...shared }).flat();
      return { body, etag, headers, headers304: Object.entries(shared).flat() };
    }
    const [br, gzip] = [bytes.get(`${file}.br`), bytes.get(`${file}.gz`)];
    const compressed = { br: br && make("br", br), gzip: gzip && make("gzip", gzip) };
    return { isHtml, variants: { identity: make("identity", identity), ...compressed } };
  }

  const served = [...bytes].filter(([file]) => !isHidden(file) && !/\.(br|gz)$/.test(file));
  return new Map(served.map(([file, identity]) => [pathOfFile(file), makePage(file, identity)]));
}
