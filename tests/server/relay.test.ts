import { once } from "node:events";
import http from "node:http";
import { afterAll, describe, expect, it } from "vitest";
import { leadKinds, payloadOf } from "../../contract/kinds.ts";
import { BODY_MAX } from "../../contract/limits.ts";
import { samples } from "../../contract/samples.ts";
import { site } from "../../settings/site.js";
import { startApp } from "../support/app.ts";
import { contactBody, post } from "../support/server.ts";

const app = await startApp({ SITE_URL: "https://www.example.com" });
afterAll(() => app.close());

async function status(response: Promise<Response>) {
  const { status, headers } = await response;
  return { status, type: headers.get("content-type") };
}

describe("a JSON post", () => {
  it.each(leadKinds)("of %s is kept before it is answered", async (kind) => {
    const response = await post(app.url, payloadOf(kind, samples[kind], site.mailbox));
    expect(response.status).toBe(200);
    const { id, ...rest } = await response.json();
    expect(rest).toEqual({ success: "true", message: "The form was submitted successfully." });
    expect(await app.outbox.get(id)).toMatchObject({ kind });
  });

  it.each([
    ["text that is no JSON", "{", 400],
    ["a JSON list", "[]", 400],
    ["JSON null", "null", 400],
    ["nothing", "", 400],
    ["keys of no form", { a: 1 }, 422],
    ["no keys", {}, 422],
    ["a prototype", '{"__proto__":{"email":"a@example.com"}}', 422],
    ["numbers for text", { ...contactBody(), name: 5 }, 422],
    ["too much", contactBody({ message: "x".repeat(20_000) }).message.repeat(4), 413],
  ])("with %s is refused and nothing is kept", async (_, body, expected) => {
    const before = (await app.leads()).length;
    const response = await post(app.url, body);
    expect(response.status).toBe(expected);
    expect(await response.json()).toEqual({ success: "false", message: expect.any(String) });
    expect(await app.leads()).toHaveLength(before);
  });

  it("names the field that is out of bounds", async () => {
    const response = await post(app.url, { ...contactBody(), email: "nobody" });
    expect(response.status).toBe(422);
    expect((await response.json()).message).toBe("email: Please enter a valid email address.");
  });

  it("to another mailbox gets 404", async () => {
    const long = "x".repeat(300);
    for (const path of [
      "/ajax/else@example.com",
      "/else@example.com",
      "/ajax/",
      "/ajax",
      "/ajax/%",
      `/ajax/${long}`,
    ]) {
      const headers = { "content-type": "application/json" };
      const response = fetch(app.url + path, { method: "POST", headers, body: "{}" });
      expect(await status(response)).toMatchObject({ status: 404 });
      if (path.startsWith("/ajax/"))
        expect(await (await response).json()).toEqual({ success: "false", message: expect.any(String) });
    }
  });

  it("of another media type is refused", async () => {
    expect(await status(post(app.url, contactBody(), { "content-type": "text/plain" }))).toEqual({
      status: 415,
      type: "application/json; charset=utf-8",
    });
  });

  it("larger than 64 kB is cut off even without a content length", async () => {
    const body = new Blob(["x".repeat(1.5 * BODY_MAX)]).stream();
    const headers = { "content-type": "application/json" };
    const init = { method: "POST", headers, body, duplex: "half" };
    const response = fetch(`${app.url}/ajax/${site.mailbox}`, init);
    expect(await status(response)).toMatchObject({ status: 413 });
  });

  it.each([
    ["this site", 200, { origin: "https://www.example.com" }],
    ["this site, with a dot after its name", 200, { origin: "https://www.example.com." }],
    ["another site", 403, { origin: "https://evil.example" }],
    ["a page without an origin", 403, { origin: "null" }],
  ])("from %s gets %i", async (_, expected, headers) => {
    expect((await post(app.url, contactBody({ subject: `From ${_}` }), headers)).status).toBe(expected);
  });

  it("from the address that it is sent to is accepted, whatever SITE_URL is", async () => {
    expect((await post(app.url, contactBody({ subject: "Local" }), { origin: app.url })).status).toBe(200);
  });

  it("accepts the mailbox as browsers encode it", async () => {
    const response = await fetch(`${app.url}/ajax/${encodeURIComponent(site.mailbox)}`, {
      method: "POST",
      headers: { "content-type": "application/json; charset=utf-8" },
      body: JSON.stringify(contactBody({ subject: "Encoded" })),
    });
    expect(response.status).toBe(200);
  });
});

const mailbox = `/ajax/${site.mailbox}`;
const arabic = (before: string, after: string) =>
  Buffer.concat([Buffer.from(before), Buffer.from([0xe3, 0xd1, 0xcd, 0xc8, 0xc7]), Buffer.from(after)]);

it.each([
  [mailbox, "application/json; charset=windows-1256", arabic('{"name":"', '"}')],
  [`/${site.mailbox}`, "application/x-www-form-urlencoded", arabic("_form=contact&name=", "")],
  [`/${site.mailbox}`, "application/x-www-form-urlencoded", Buffer.from("_form=contact&name=%E3%D1%CD")],
])("refuses a post to %s of %s that is not UTF-8", async (path, type, body) => {
  const response = await fetch(app.url + path, { method: "POST", headers: { "content-type": type }, body });
  expect(response.status).toBe(400);
  expect(await response.text()).toContain("Send text in UTF-8.");
});

it("accepts a percent sign that encodes nothing", async () => {
  const form = "_form=contact&name=Huda&email=h@example.com&company=&subject=100% sure&message=%D9%87%D8%AF";
  const headers = { "content-type": "application/x-www-form-urlencoded" };
  const init = { method: "POST", headers, body: form, redirect: "manual" } as const;
  expect((await fetch(`${app.url}/${site.mailbox}`, init)).status).toBe(303);
  expect((await app.leads()).at(-1)?.fields).toMatchObject({ subject: "100% sure", message: "هد" });
});

it("keeps a lead without its control characters and lone surrogates, which no store could", async () => {
  const { id } = await (await post(app.url, { ...contactBody(), message: "a\0b\uD800" })).json();
  expect((await app.outbox.get(id))?.fields.message).toBe("ab\uFFFD");
});

it.each(["http://www.example.com", "https://evil.example"])(
  "refuses a page of %s, also when the server is asked by that name",
  async (origin) => {
    const headers = { origin, host: new URL(origin).host, "content-type": "application/json" };
    const request = http.request(app.url + mailbox, { method: "POST", headers });
    const [response] = await once(request.end(JSON.stringify(contactBody({ subject: origin }))), "response");
    response.resume();
    expect(response.statusCode).toBe(403);
  },
);

it("cannot be read by a page of another site, which the preflight tells", async () => {
  for (const origin of ["https://evil.example", "https://www.example.com.evil.example", app.url, "null"]) {
    const response = await post(app.url, contactBody({ subject: "No CORS" }), { origin });
    expect(response.headers.get("access-control-allow-origin")).toBeNull();
    expect(response.headers.get("cache-control")).toBe("no-store");
    const headers = { origin, "access-control-request-method": "POST" };
    const preflight = await fetch(app.url + mailbox, { method: "OPTIONS", headers });
    expect([preflight.status, preflight.headers.get("access-control-allow-origin")]).toEqual([404, null]);
  }
});

it("can be read by the site's own pages on a static host, also when it is refused", async () => {
  const origin = "https://www.example.com";
  const bodies = [contactBody({ subject: "Static host" }), "{"];
  const answers = await Promise.all(bodies.map((body) => post(app.url, body, { origin })));
  expect(answers.map(({ status }) => status)).toEqual([200, 400]);
  for (const { headers } of answers) expect(headers.get("access-control-allow-origin")).toBe(origin);
});
