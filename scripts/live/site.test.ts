import http from "node:http";
import https from "node:https";
import { getCACertificates, setDefaultCACertificates } from "node:tls";
import { afterAll, describe, expect, it } from "vitest";
import { securityHeaders } from "../../leads/guard/headers.ts";
import { makeCertificate } from "../../tests/support/certificate.ts";
import { listen } from "../../tests/support/listen.ts";
import { checkCompression, checkHeaders, checkPolicy } from "./pages.ts";
import { checkCertificate, checkClock } from "./server.ts";
import { checkHome, checkRedirect, checkRobots } from "./site.ts";
import { visit, visitPages } from "./visit.ts";

const ORIGIN = "https://www.example.com";
let answer: { status?: number; location?: string; body?: string } = {};
const server = http.createServer((_, response) => {
  const { status = 200, location, body } = answer;
  response.writeHead(status, location ? { location } : {}).end(body);
});
const url = `http://127.0.0.1:${await listen(server)}`;
afterAll(() => server.close());

describe("another origin of the site", () => {
  it.each([
    ["leads to it", { status: 301, location: `${ORIGIN}/about` }, "ok"],
    ["has the pages too", { status: 200 }, "FAULT"],
    ["only adds a slash", { status: 301, location: "/about/" }, "FAULT"],
    ["leads elsewhere", { status: 302, location: "https://example.net/" }, "FAULT"],
  ])("%s", async (_, given, level) => {
    answer = given;
    expect((await checkRedirect(url, ORIGIN)).level).toBe(level);
  });

  it("is no fault when nothing answers there", async () => {
    expect((await checkRedirect("http://127.0.0.1:2", ORIGIN)).level).toBe("ok");
  });
});

it.each([
  ["ok", (map: string) => `User-agent: *\nAllow: /\n\n${map}`],
  ["ok", (map: string) => `User-agent: BadBot\nDisallow: /\n\nUser-agent: *\nDisallow: /private\n${map}`],
  ["FAULT", (map: string) => `user-agent: A\nUser-Agent: *\nDisallow: / # all\n${map}`],
  ["FAULT", () => "User-agent: *\nAllow: /\n"],
  ["FAULT", () => "User-agent: *\nAllow: /\nSitemap: https://other.example/sitemap.xml"],
] as const)("finds robots.txt to be %s", async (level, body) => {
  answer = { body: body(`Sitemap: ${url}/sitemap.xml\n`) };
  expect((await checkRobots(url)).level).toBe(level);
});

it("asks no other host for a path that looks like one, and reads no endless body", async () => {
  answer = { body: "here" };
  const [page] = await visitPages(url, ["//127.0.0.2:1/x"]);
  expect([page?.status, page?.body]).toEqual([200, "here"]);
  answer = { body: "x".repeat(5 * 2 ** 20 + 1) };
  expect((await visit(url)).problem).toBe("a body of more than 5 MB");
});

it("warns of a clock that is more than two minutes off", async () => {
  answer = {};
  const home = await visit(url);
  const sent = Date.parse(home.headers.get("date") ?? "");
  expect(checkClock(home, sent + 119_000).level).toBe("ok");
  expect(checkClock(home, sent + 125_000).text).toMatch(/^125 s behind this machine's;/);
});

it("names what a proxy breaks that rewrites pages and drops a header", () => {
  const headers = new Headers(securityHeaders(ORIGIN));
  headers.set("content-security-policy", "default-src 'self'; script-src 'self'");
  headers.delete("permissions-policy");
  const body = `<script>start()</script><script src="https://cdn.example.net/x.js"></script>`;
  const page = { url: new URL(`${ORIGIN}/`), status: 200, headers, body, problem: "" };
  const faults = [...checkHeaders([page], ORIGIN), ...checkPolicy([page])].map(({ text }) => text);
  expect(faults).toEqual([
    expect.stringMatching("^permissions-policy is missing on 1 of 1 pages, such as /; "),
    expect.stringMatching("^the policy blocks an inline script on 1 of 1 pages, such as /: "),
    expect.stringMatching("^a script of https://cdn.example.net was added on 1 of 1 pages"),
  ]);
  expect(checkCompression([page])[0]?.level).toBe("warning");
});

it("says that the pages were built for another origin", async () => {
  answer = { body: `<link rel="canonical" href="${ORIGIN}/">` };
  expect(checkHome(await visit(url), url).text).toMatch(
    `the pages were built for ${ORIGIN}; build them with SITE_URL=${url}`,
  );
});

it("warns of a certificate that ends soon, and names one that nobody trusts", async () => {
  const certificate = makeCertificate("IP:127.0.0.1", 10);
  const secure = https.createServer(certificate);
  const origin = `https://127.0.0.1:${await listen(secure)}`;
  const usual = getCACertificates();
  expect(await checkCertificate(origin, Date.now())).toMatchObject({
    level: "FAULT",
    text: expect.stringContaining("self-signed"),
  });
  setDefaultCACertificates([certificate.cert.toString()]);
  expect((await checkCertificate(origin, Date.now())).text).toMatch(/^valid for 9 more days only;/);
  setDefaultCACertificates(usual);
  secure.close();
});
