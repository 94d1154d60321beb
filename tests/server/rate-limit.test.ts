import { expect, it, vi } from "vitest";
import { BODY_MAX, FORM_MAX } from "../../contract/limits.ts";
import { visitorKey } from "../../server/http/guard/address.ts";
import { createRateLimit } from "../../server/http/guard/rate-limit.ts";
import { site } from "../../settings/site.js";
import { startApp } from "../support/app.ts";
import { contactBody, post, postForm } from "../support/server.ts";

let count = 0;
const fresh = () => contactBody({ subject: `Subject ${++count}` });

it("limits an address to twenty posts, says how long to wait, and does not limit others", async () => {
  await using app = await startApp({ RATE_LIMIT: "20", TRUST_PROXY: "127.0.0.1" });
  const from = (address: string) => post(app.url, fresh(), { "x-forwarded-for": address });
  const statuses = [];
  for (let index = 0; index < 20; index++) statuses.push((await from("198.51.100.1")).status);
  expect(new Set(statuses)).toEqual(new Set([200]));
  const refused = await from("198.51.100.1");
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
  expect((await from("198.51.100.2")).status).toBe(200);
  expect((await fetch(`${app.url}/about`)).status).toBe(200);
});

it("limits the bytes that a network leaves in a day, however many addresses it has, and not those of others", async () => {
  await using app = await startApp({ RATE_LIMIT: "1000", TRUST_PROXY: "127.0.0.1" });
  const send = (address: string) =>
    post(app.url, { ...fresh(), message: "ا".repeat(20_000) }, { "x-forwarded-for": address });
  let count = 0;
  let refused = await send("2001:db8:1:1::1");
  while (refused.status === 200 && ++count < 200) refused = await send(`2001:db8:1:${count}::1`);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(86_000);
  expect((await refused.json()).message).toContain("try again in 24 hours");
  expect(count).toBeGreaterThan(95);
  expect(count).toBeLessThan(100);
  expect((await send("198.51.100.2")).status).toBe(200);
  vi.spyOn(performance, "now").mockReturnValue(performance.now() + 86_400_000);
  expect((await send("2001:db8:1:1::1")).status).toBe(200);
  vi.restoreAllMocks();
});

it("counts an IPv6 network as one visitor", async () => {
  await using app = await startApp({ RATE_LIMIT: "1", TRUST_PROXY: "127.0.0.1" });
  const from = async (address: string) =>
    (await post(app.url, fresh(), { "x-forwarded-for": address })).status;
  expect(await from("2001:db8:1:2::1")).toBe(200);
  expect(await from("2001:db8:1:2:ffff::9")).toBe(429);
  expect(await from("2001:db8:1:3::1")).toBe(200);
});

it("ignores the forwarded address of a peer that is not a trusted proxy", async () => {
  await using app = await startApp({ RATE_LIMIT: "1" });
  const from = async (address: string) =>
    (await post(app.url, fresh(), { "x-forwarded-for": address })).status;
  expect(await from("198.51.100.1")).toBe(200);
  expect(await from("198.51.100.2")).toBe(429);
});

it("counts refused posts too, over both routes together, but none from another site's page", async () => {
  await using app = await startApp({ RATE_LIMIT: "3" });
  const elsewhere = { origin: "https://evil.example" };
  for (let index = 0; index < 5; index++) expect((await post(app.url, fresh(), elsewhere)).status).toBe(403);
  expect((await post(app.url, "{")).status).toBe(400);
  expect((await post(app.url, { ...fresh(), email: "nobody" })).status).toBe(422);
  expect((await postForm(app.url, { _form: "hero-assessment", email: "nobody" })).status).toBe(422);
  const refused = await post(app.url, fresh());
  expect(refused.status).toBe(429);
  expect(await refused.json()).toEqual({ success: "false", message: expect.stringContaining("10 minutes") });
  expect([...refused.headers.keys()].filter((name) => name.startsWith("x-ratelimit"))).toEqual([]);
  expect((await postForm(app.url, { _form: "hero-assessment", email: "a@example.com" })).status).toBe(429);
});

const mailbox = `/${site.mailbox}`;
const urlencoded = "application/x-www-form-urlencoded";

it.each([
  ["not in UTF-8", 400, mailbox, urlencoded, "_form=contact&name=%FF"],
  ["too large", 413, mailbox, urlencoded, "x".repeat(FORM_MAX + 1)],
  ["of another type", 415, mailbox, "text/plain", "Hello"],
  ["not in UTF-8", 400, `/ajax${mailbox}`, "application/json", Buffer.from([0xff])],
  ["too large", 413, `/ajax${mailbox}`, "application/json", "x".repeat(BODY_MAX + 1)],
  ["of another type", 415, `/ajax${mailbox}`, "text/plain", "Hello"],
])("counts posts that are %s (%i)", async (_, status, path, type, body) => {
  await using app = await startApp({ RATE_LIMIT: "1" });
  const send = async () =>
    (await fetch(app.url + path, { method: "POST", headers: { "content-type": type }, body })).status;
  expect(await send()).toBe(status);
  expect((await post(app.url, fresh())).status).toBe(429);
  expect(await send()).toBe(429);
});

it("returns a form over the limit with its answers, but does not read it in a flood", async () => {
  await using app = await startApp({ RATE_LIMIT: "2" });
  const form = { _form: "contact", name: "Huda", email: "nobody" };
  const answers = [];
  for (let count = 0; count < 6; count++) {
    const response = await postForm(app.url, form);
    answers.push([response.status, (await response.text()).includes('value="Huda"')]);
  }
  expect(answers).toEqual([
    [422, true],
    [422, true],
    [429, true],
    [429, true],
    [429, false],
    [429, false],
  ]);
});

it("lets a visitor post again after ten minutes, even when the clock is changed", async () => {
  await using app = await startApp({ RATE_LIMIT: "1" });
  expect((await post(app.url, fresh())).status).toBe(200);
  vi.spyOn(Date, "now").mockReturnValue(Date.now() - 6 * 3_600_000);
  const refused = await post(app.url, fresh());
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get("retry-after"))).toBeLessThanOrEqual(600);
  vi.spyOn(performance, "now").mockReturnValue(performance.now() + 600_000);
  expect((await post(app.url, fresh())).status).toBe(200);
  vi.restoreAllMocks();
});

it("refuses new visitors while it counts as many as fit, and drops no counter that is in use", () => {
  const countPost = createRateLimit(1);
  expect([countPost("first"), countPost("first")]).toEqual([undefined, expect.anything()]);
  for (let index = 0; index < 49_999; index++) expect(countPost(String(index))).toBeUndefined();
  expect(countPost("one more")).toBeDefined();
  expect(countPost("first")).toBeDefined();
  vi.spyOn(performance, "now").mockReturnValue(performance.now() + 600_000);
  expect(countPost("one more")).toBeUndefined();
  vi.restoreAllMocks();
});

it("counts the networks of an IPv6 /48 together too, so that they cannot fill it", () => {
  const countPost = createRateLimit(2);
  const count = (network: number) => countPost(visitorKey(`2001:db8:7:${network.toString(16)}::1`));
  for (let network = 0; network < 32; network++) expect(count(network)).toBeUndefined();
  expect(count(32)).toBeDefined();
  expect(countPost(visitorKey("2001:db8:8::1"))).toBeUndefined();
});
