import http from "node:http";
import { afterAll, describe, expect, it } from "vitest";
import { listen } from "../../tests/support/listen.ts";
import { checkClock } from "./server.ts";
import { checkRedirect, checkRobots } from "./site.ts";
import { visit, visitPages } from "./visit.ts";

const ORIGIN = "https://www.example.com";
let answer: { status?: number; location?: string; body?: string } = {};
const server = http.createServer((_, response) => {
  const { status = 200, location, body } = answer;
  response.writeHead(status, location ? { location } : {}).end(body);
});
const url = `http://127.0.0.1:${await listen(server)}`;
afterAll(() => server.close());

describe("another address of the site", () => {
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
