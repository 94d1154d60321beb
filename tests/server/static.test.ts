import { once } from "node:events";
import { rmSync } from "node:fs";
import http, { type IncomingMessage } from "node:http";
import path from "node:path";
import { buffer } from "node:stream/consumers";
import { brotliDecompressSync } from "node:zlib";
import { afterAll, expect, it } from "vitest";
import { hashInlineScripts } from "../../scripts/csp.ts";
import { createStatic } from "../../server/http/static.ts";
import { startApp } from "../support/app.ts";
import { makeSite } from "../support/site.ts";

const app = await startApp();
afterAll(() => app.close());

/** Sends a request as it is, where `fetch` would correct the path and unpack the body. */
async function ask(target: string, headers: http.OutgoingHttpHeaders = {}, method = "GET") {
  const { hostname, port } = new URL(app.url);
  const request = http.request({ hostname, port, path: target, method, headers, agent: false }).end();
  const [response]: IncomingMessage[] = await once(request, "response");
  if (!response) throw new Error("no answer");
  const body = await buffer(response);
  return { status: response.statusCode, headers: response.headers, body, text: body.toString() };
}

it("serves a page at its path, with the headers that browsers need, and redirects there from the path with a slash", async () => {
  const about = await ask("/about?ref=x");
  expect(about).toMatchObject({ status: 200, text: expect.stringContaining("<h1>About</h1>") });
  expect(about.headers).toMatchObject({
    "content-type": "text/html; charset=utf-8",
    "cache-control": "no-cache",
    "x-content-type-options": "nosniff",
    "referrer-policy": "strict-origin-when-cross-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": expect.stringContaining("camera=()"),
  });
  expect(about.headers["strict-transport-security"]).toBeUndefined();
  const slash = await ask("/about/?ref=x");
  expect([slash.status, slash.headers.location]).toEqual([308, "/about?ref=x"]);
  expect((await ask("/")).text).toContain("<h1>Home</h1>");
  await using secure = await startApp({ SITE_URL: "https://www.example.com" });
  const { headers } = await fetch(`${secure.url}/about`);
  expect(headers.get("strict-transport-security")).toBe("max-age=31536000");
});

it("allows a page its own inline scripts by hash, and nothing else inline or foreign", async () => {
  const policy = String((await ask("/about")).headers["content-security-policy"]);
  expect(policy).toMatch(/script-src 'self'( 'sha256-[A-Za-z0-9+/=]{44}'){2};/);
  expect(policy).not.toContain("unsafe");
  expect(policy).toContain("default-src 'self'");
  for (const never of ["child-src", "media-src", "object-src", "frame-ancestors", "base-uri"])
    expect(policy).toContain(`${never} 'none'`);
});

it("compresses a page as the browser accepts it, and not for headers too long to be a browser's", async () => {
  const encoded = (accepted: string) => ask("/about", { "accept-encoding": accepted });
  const br = await encoded("gzip, deflate, br");
  expect(br.headers["content-encoding"]).toBe("br");
  expect(brotliDecompressSync(br.body).toString()).toContain("<h1>About</h1>");
  expect((await encoded("gzip, br;q=0")).headers["content-encoding"]).toBe("gzip");
  for (const accepted of ["identity", `${"a,".repeat(7_000)}br`]) {
    const { headers } = await encoded(accepted);
    expect([headers["content-encoding"], headers.vary]).toEqual([undefined, "Accept-Encoding"]);
  }
});

it("answers 304 while a page is fresh, and HEAD with the headers alone", async () => {
  const accept = { "accept-encoding": "br" };
  const { etag } = (await ask("/about", accept)).headers;
  const again = await ask("/about", { ...accept, "if-none-match": `"other", W/${etag}` });
  expect([again.status, again.body.length, again.headers.etag]).toEqual([304, 0, etag]);
  for (const stale of [etag, `${"a,".repeat(7_000)}${(await ask("/about")).headers.etag}`])
    expect((await ask("/about", { "if-none-match": stale })).status).toBe(200);
  const [get, head] = [await ask("/about"), await ask("/about", {}, "HEAD")];
  expect([head.body.length, head.headers["content-length"]]).toEqual([0, get.headers["content-length"]]);
  const missing = await ask("/missing", {}, "HEAD");
  expect([missing.status, missing.body.length]).toEqual([404, 0]);
});

it("lets browsers cache a hashed asset for ever, and serves files under .well-known", async () => {
  expect((await ask("/assets/app-abc123.js")).headers).toMatchObject({
    "cache-control": "public, max-age=31536000, immutable",
    "content-type": "text/javascript; charset=utf-8",
    "x-content-type-options": "nosniff",
  });
  expect((await ask("/.well-known/security.txt")).status).toBe(200);
});

it.each([
  ...["/missing", "/.vite/manifest.json", "/../package.json", "/..%2fpackage.json"],
  ...["/404.html", "/%zz", "/ar/missing", "/ar/404"],
])("answers %s with the site's own 404, below /ar in Arabic", async (target) => {
  const { status, text, headers } = await ask(target);
  expect(status).toBe(404);
  expect(text).toContain(`<h1>${target.startsWith("/ar/") ? "الصفحة غير موجودة" : "Not found"}</h1>`);
  expect(headers["content-security-policy"]).toContain("sha256-");
});

it("answers /ar in Arabic, and redirects /ar/ to it", async () => {
  expect((await ask("/ar")).text).toContain("<h1>الرئيسية</h1>");
  expect((await ask("/ar/")).headers.location).toBe("/ar");
});

it("names a price card's plan in the message", async () => {
  const read = async (target: string) => (await fetch(app.url + target)).text();
  const page = "/request-assessment";
  const basic = "Hello,\n\nPlan of interest: Basic Assessment</textarea>";
  expect(await read(`${page}?utm_source=a&plan=basic`)).toContain(basic);
  expect(await read(`/ar${page}?plan=monitoring`)).toContain(
    "السلام عليكم،\n\nالباقة المطلوبة: المراقبة المستمرة (Ongoing Monitoring)</textarea>",
  );
  const plain = await read(page);
  for (const query of ["plan=gold", "plan=", "plan=%zz"]) expect(await read(`${page}?${query}`)).toBe(plain);
});

it("asks for a build when there is none, and names each address in the pages that is not the server's own", async () => {
  const build = path.join(await makeSite(), "build");
  const mismatches = (siteUrl: string) => createStatic(build, siteUrl).buildMismatches.join();
  await hashInlineScripts(path.join(build, "client"), "http://localhost:3000", "");
  expect(mismatches("http://localhost:3000")).toBe("");
  expect(mismatches("https://www.example.com")).toContain("SITE_URL=https://www.example.com");
  await hashInlineScripts(
    path.join(build, "client"),
    "http://localhost:3000",
    "https://relay.example.net/v1/",
  );
  expect(mismatches("http://localhost:3000")).toMatch(/^The forms post to https:\/\/relay\.example\.net;/);
  rmSync(path.join(build, "stamp"));
  for (const unfinished of [build, "/nowhere"])
    expect(() => createStatic(unfinished, "http://localhost:3000")).toThrow(/run `npm run build` first\.$/);
});
