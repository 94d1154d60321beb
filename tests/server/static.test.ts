import http from "node:http";
import path from "node:path";
import { buffer } from "node:stream/consumers";
import { brotliDecompressSync } from "node:zlib";
import { afterAll, describe, expect, it } from "vitest";
import { hashInlineScripts } from "../../scripts/csp.ts";
import { createStatic } from "../../server/http/static.ts";
import { startApp } from "../support/app.ts";
import { makeSite } from "../support/site.ts";

const app = await startApp();
afterAll(() => app.close());

/** Sends a request as it is, where `fetch` would correct the path and unpack the body. */
async function ask(target: string, headers: http.OutgoingHttpHeaders = {}, method = "GET") {
  const { hostname, port } = new URL(app.url);
  const { promise, resolve, reject } = Promise.withResolvers<http.IncomingMessage>();
  const request = { hostname, port, path: target, method, headers, agent: false };
  http.request(request, resolve).on("error", reject).end();
  const response = await promise;
  return { status: response.statusCode, headers: response.headers, body: await buffer(response) };
}

describe("a page", () => {
  it("is served at its path, and redirected to from the path with a slash", async () => {
    const about = await ask("/about?ref=x");
    expect(about.status).toBe(200);
    expect(about.headers["content-type"]).toBe("text/html; charset=utf-8");
    expect(about.headers["cache-control"]).toBe("no-cache");
    expect(about.body.toString()).toContain("<h1>About</h1>");
    const slash = await ask("/about/?ref=x");
    expect([slash.status, slash.headers.location]).toEqual([308, "/about?ref=x"]);
    expect((await ask("/")).body.toString()).toContain("<h1>Home</h1>");
  });

  it("is compressed as the browser accepts it", async () => {
    const br = await ask("/about", { "accept-encoding": "gzip, deflate, br" });
    expect(br.headers["content-encoding"]).toBe("br");
    expect(brotliDecompressSync(br.body).toString()).toContain("<h1>About</h1>");
    expect((await ask("/about", { "accept-encoding": "gzip, br;q=0" })).headers["content-encoding"]).toBe(
      "gzip",
    );
    const plain = await ask("/about", { "accept-encoding": "identity" });
    expect(plain.headers["content-encoding"]).toBeUndefined();
    expect(plain.headers.vary).toBe("Accept-Encoding");
  });

  it("gets 304 while it is fresh", async () => {
    const accept = { "accept-encoding": "br" };
    const { etag } = (await ask("/about", accept)).headers;
    const again = await ask("/about", { ...accept, "if-none-match": `"other", W/${etag}` });
    expect([again.status, again.body.length, again.headers.etag]).toEqual([304, 0, etag]);
    expect((await ask("/about", { "if-none-match": etag })).status).toBe(200);
  });

  it("is sent whole and uncompressed when these headers are too long to be a browser's", async () => {
    const { etag } = (await ask("/about")).headers;
    const long = "a,".repeat(7_000);
    const encoded = await ask("/about", { "accept-encoding": `${long}br` });
    expect(encoded.headers["content-encoding"]).toBeUndefined();
    expect((await ask("/about", { "if-none-match": `${long}${etag}` })).status).toBe(200);
  });

  it("answers HEAD with the headers alone", async () => {
    const [get, head] = [await ask("/about"), await ask("/about", {}, "HEAD")];
    expect(head.body.length).toBe(0);
    expect(head.headers["content-length"]).toBe(get.headers["content-length"]);
  });

  it("allows its own inline scripts by hash, and nothing else inline or foreign", async () => {
    const policy = String((await ask("/about")).headers["content-security-policy"]);
    expect(policy).toMatch(/script-src 'self'( 'sha256-[A-Za-z0-9+/=]{44}'){2};/);
    expect(policy).not.toContain("unsafe");
    for (const rule of [
      "default-src 'self'",
      "child-src 'none'",
      "media-src 'none'",
      "object-src 'none'",
      "frame-ancestors 'none'",
      "base-uri 'none'",
    ]) {
      expect(policy).toContain(rule);
    }
  });

  it("has the security headers", async () => {
    expect((await ask("/about")).headers).toMatchObject({
      "x-content-type-options": "nosniff",
      "referrer-policy": "strict-origin-when-cross-origin",
      "cross-origin-opener-policy": "same-origin",
      "cross-origin-resource-policy": "same-origin",
      "permissions-policy": expect.stringContaining("camera=()"),
    });
    expect((await ask("/about")).headers["strict-transport-security"]).toBeUndefined();
  });
});

it("lets browsers cache a hashed asset for ever", async () => {
  const asset = await ask("/assets/app-abc123.js");
  expect(asset.headers["cache-control"]).toBe("public, max-age=31536000, immutable");
  expect(asset.headers["content-type"]).toBe("text/javascript; charset=utf-8");
  expect(asset.headers["x-content-type-options"]).toBe("nosniff");
});

it.each([
  "/missing",
  "/.vite/manifest.json",
  "/../package.json",
  "/..%2fpackage.json",
  "/%2e%2e/package.json",
  "/about/index.html.br",
  "/assets/",
  "//about",
  "/404.html",
  `/${"a".repeat(1_900)}`,
  "/%zz",
])("answers %s with the site's own 404", async (target) => {
  const answer = await ask(target);
  expect(answer.status).toBe(404);
  expect(answer.body.toString()).toContain("<h1>Not found</h1>");
  expect(answer.headers["content-security-policy"]).toContain("sha256-");
});

it("answers below /ar in Arabic, and redirects /ar/ to /ar", async () => {
  for (const target of ["/ar/missing", "/ar/about", "/ar/404", "/ar/404.html", "/ar/missing?x=1"]) {
    const answer = await ask(target);
    expect(answer.status).toBe(404);
    expect(answer.body.toString()).toContain("<h1>الصفحة غير موجودة</h1>");
  }
  expect((await ask("/arx")).body.toString()).toContain("<h1>Not found</h1>");
  expect((await ask("/ar")).body.toString()).toContain("<h1>الرئيسية</h1>");
  expect((await ask("/ar/")).headers.location).toBe("/ar");
});

it.each(["br", "gzip", "identity"])(
  "names a price card's plan in the message, sent as %s",
  async (encoding) => {
    const read = async (path: string) =>
      (await fetch(app.url + path, { headers: { "accept-encoding": encoding } })).text();
    const plain = await read("/request-assessment");
    expect(await read("/request-assessment?plan=basic")).toContain(
      "Hello,\n\nPlan of interest: Basic Assessment</textarea>",
    );
    expect(await read("/request-assessment?plan=gold")).toBe(plain);
    expect(await read("/ar/request-assessment?plan=monitoring")).toContain(
      "السلام عليكم،\n\nالباقة المطلوبة: المراقبة المستمرة (Ongoing Monitoring)</textarea>",
    );
    for (const query of ["plan=basic&fbclid=1", "utm_source=a&plan=basic", "plan=basic&plan=gold"])
      expect(await read(`/request-assessment?${query}`)).toContain("Basic Assessment</textarea>");
    for (const query of [
      "plan=gold&plan=basic",
      "plan=",
      "plan",
      "fbclid=1?plan=basic",
      "x=plan=basic",
      "plan=%zz",
    ])
      expect(await read(`/request-assessment?${query}`)).toBe(plain);
    expect(await read("/?plan=basic")).toBe(await read("/"));
  },
);

it("answers HEAD of a missing page", async () => {
  const head = await ask("/missing", {}, "HEAD");
  expect([head.status, head.body.length]).toEqual([404, 0]);
});

it("serves files under .well-known", async () => {
  expect((await ask("/.well-known/security.txt")).status).toBe(200);
});

it("asks for a build when there is none", () => {
  expect(() => createStatic("/nowhere", "http://localhost:3000")).toThrow(/run `npm run build` first\.$/);
});

it("names each address in the built pages that is not the server's own", async () => {
  const build = path.join(await makeSite(), "build");
  const mismatches = (siteUrl: string) => createStatic(build, siteUrl).buildMismatches.join();
  await hashInlineScripts(path.join(build, "client"), "http://localhost:3000", "");
  expect(mismatches("http://localhost:3000")).toBe("");
  expect(mismatches("https://www.example.com")).toContain("SITE_URL=https://www.example.com");
  await hashInlineScripts(path.join(build, "client"), "http://localhost:3000", "https://relay.example.net");
  expect(mismatches("http://localhost:3000")).toMatch(/^The forms post to https:\/\/relay\.example\.net/);
});

it("sends HSTS when the site has https", async () => {
  await using secure = await startApp({ SITE_URL: "https://www.example.com" });
  const { headers } = await fetch(`${secure.url}/about`);
  expect(headers.get("strict-transport-security")).toBe("max-age=31536000");
});
