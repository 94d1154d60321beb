import { afterEach, expect, it, vi } from "vitest";
import { site } from "../../settings/site.js";
import { startApp } from "../support/app.ts";
import { contactBody, post, postForm } from "../support/server.ts";

let count = 0;
const fresh = () => contactBody({ subject: `Subject ${++count}` });
const pass = (ms: number) => vi.spyOn(performance, "now").mockReturnValue(performance.now() + ms);
afterEach(() => void vi.restoreAllMocks());

/** Starts a server behind a proxy, and returns what posts from an address. */
async function start(RATE_LIMIT: string, TRUST_PROXY = "127.0.0.1") {
  const app = await startApp({ RATE_LIMIT, TRUST_PROXY });
  const from = (address: string, more = {}) =>
    post(app.url, { ...fresh(), ...more }, { "x-forwarded-for": address });
  return { ...app, from, statusFrom: async (address: string) => (await from(address)).status };
}

it("limits an address to twenty posts in ten minutes, also when the clock is changed, and does not limit others", async () => {
  await using app = await start("20");
  for (let index = 0; index < 20; index++) expect(await app.statusFrom("198.51.100.1")).toBe(200);
  vi.spyOn(Date, "now").mockReturnValue(Date.now() - 6 * 3_600_000);
  const refused = await app.from("198.51.100.1");
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
  expect(Number(refused.headers.get("retry-after"))).toBeLessThanOrEqual(600);
  expect(await app.statusFrom("198.51.100.2")).toBe(200);
  expect((await fetch(`${app.url}/about`)).status).toBe(200);
  pass(600_000);
  expect(await app.statusFrom("198.51.100.1")).toBe(200);
});

it("limits the bytes that a network leaves in a day, however many addresses it has, and not those of others", async () => {
  await using app = await start("1000");
  const send = (address: string) => app.from(address, { message: "ا".repeat(20_000) });
  let sent = 0;
  let refused = await send("2001:db8:1:1::1");
  while (refused.status === 200 && ++sent < 200) refused = await send(`2001:db8:1:${sent}::1`);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(86_000);
  expect((await refused.json()).message).toContain("try again in 24 hours");
  expect(sent).toBeGreaterThan(95);
  expect(sent).toBeLessThan(100);
  expect((await send("198.51.100.2")).status).toBe(200);
  pass(86_400_000);
  expect((await send("2001:db8:1:1::1")).status).toBe(200);
});

it.each([
  ["counts an IPv6 network as one visitor", "127.0.0.1", ["2001:db8:1:2::1", "2001:db8:1:2:ffff::9"]],
  ["believes no peer that is not a trusted proxy", "", ["198.51.100.1", "198.51.100.2"]],
])("%s", async (_, trusted, [first = "", second = ""]) => {
  await using app = await start("1", trusted);
  expect([await app.statusFrom(first), await app.statusFrom(second)]).toEqual([200, 429]);
});

it("counts refused posts too, over both routes together, but none from another site's page", async () => {
  await using app = await start("5");
  const elsewhere = { origin: "https://evil.example" };
  for (let index = 0; index < 7; index++) expect((await post(app.url, fresh(), elsewhere)).status).toBe(403);
  const form = (email: string) => postForm(app.url, { _form: "hero-assessment", email });
  const other = (path: string) =>
    fetch(app.url + path, { method: "POST", headers: { "content-type": "text/plain" }, body: "Hello" });
  const answers = [
    ...[await post(app.url, "{"), await post(app.url, { ...fresh(), email: "nobody" }), await form("nobody")],
    ...[await other(`/${site.mailbox}`), await other(`/ajax/${site.mailbox}`)],
  ];
  expect(answers.map(({ status }) => status)).toEqual([400, 422, 422, 415, 415]);
  const refused = await post(app.url, fresh());
  expect(refused.status).toBe(429);
  expect(await refused.json()).toEqual({ success: "false", message: expect.stringContaining("10 minutes") });
  expect([...refused.headers.keys()].filter((name) => name.startsWith("x-ratelimit"))).toEqual([]);
  expect((await form("a@example.com")).status).toBe(429);
});
