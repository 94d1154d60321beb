import { once } from "node:events";
import http from "node:http";
import { afterAll, expect, it } from "vitest";
import { BODY_MAX, FORM_MAX } from "../../contract/limits.ts";
import { site } from "../../settings/site.js";
import { startApp } from "../support/app.ts";
import { contactBody, post } from "../support/server.ts";

const SITE_URL = "https://www.example.com";
const app = await startApp({ SITE_URL });
afterAll(() => app.close());

const [json, urlencoded] = ["application/json", "application/x-www-form-urlencoded"];
const [ajax, form] = [`/ajax/${site.mailbox}`, `/${site.mailbox}`];
const send = (path: string, type: string, body: BodyInit) =>
  fetch(app.url + path, {
    ...{ method: "POST", redirect: "manual", headers: { "content-type": type }, body },
    ...{ duplex: "half" },
  });
/** Text with a word in the encoding of Windows for Arabic. */
const arabic = (before: string, after = "") =>
  Buffer.concat([Buffer.from(before), Buffer.from([0xe3, 0xd1, 0xcd, 0xc8, 0xc7]), Buffer.from(after)]);

it.each<[string, number, string, string, BodyInit]>([
  ["text that is no JSON", 400, ajax, json, "{"],
  ["keys of no form", 422, ajax, json, '{"a":1}'],
  ["a prototype", 422, ajax, json, '{"__proto__":{"email":"a@example.com"}}'],
  ["more than 64 kB", 413, ajax, json, "x".repeat(BODY_MAX + 1)],
  ["more without a length", 413, ajax, json, new Blob(["x".repeat(1.5 * BODY_MAX)]).stream()],
  ["another type", 415, ajax, "text/plain", "Hello"],
  ["no UTF-8", 400, ajax, `${json}; charset=windows-1256`, arabic('{"name":"', '"}')],
  ["another mailbox", 404, "/ajax/else@example.com", json, "{}"],
  ["a form of more than 192 kB", 413, form, urlencoded, "x".repeat(FORM_MAX + 1)],
  ["a form of more fields than any has", 413, form, urlencoded, "email=a&".repeat(300)],
  ["a form that is no UTF-8", 400, form, urlencoded, arabic("_form=contact&name=")],
  ["an escape that is no UTF-8", 400, form, urlencoded, "_form=contact&name=%E3%D1%CD"],
])("refuses a post with %s by %i, and keeps nothing", async (_, status, path, type, body) => {
  const before = (await app.leads()).length;
  const answer = await send(path, type, body);
  expect(answer.status).toBe(status);
  if (path.startsWith("/ajax/"))
    expect(await answer.json()).toEqual({ success: "false", message: expect.any(String) });
  else if (status === 400) expect(await answer.text()).toContain("Send text in UTF-8.");
  expect(await app.leads()).toHaveLength(before);
});

it("accepts the mailbox as browsers encode it, and names the field that is out of bounds", async () => {
  const path = `/ajax/${encodeURIComponent(site.mailbox)}`;
  const answer = await send(path, `${json}; charset=utf-8`, JSON.stringify(contactBody()));
  const { id, ...rest } = await answer.json();
  expect(rest).toEqual({ success: "true", message: "The form was submitted successfully." });
  expect(await app.store.get(id)).toMatchObject({ kind: "contact" });
  const refused = await post(app.url, { ...contactBody(), email: "nobody" });
  expect((await refused.json()).message).toBe("email: Please enter a valid email address.");
});

it("keeps a percent sign that encodes nothing", async () => {
  const text = "_form=contact&name=Huda&email=h@example.com&company=&subject=100% sure&message=%D9%87%D8%AF";
  expect((await send(form, urlencoded, text)).status).toBe(303);
  expect((await app.leads()).at(-1)?.fields).toMatchObject({ subject: "100% sure", message: "هد" });
});

it.each([
  [SITE_URL, undefined, 200],
  [app.url, undefined, 200],
  ["https://evil.example", undefined, 403],
  ["null", undefined, 403],
  ["https://evil.example", "evil.example", 403],
])("answers a page of %s that asks it by the name %s with %i", async (origin, host, status) => {
  const headers = { origin, "content-type": json, ...(host && { host }) };
  const request = http.request(app.url + ajax, { method: "POST", headers });
  request.end(JSON.stringify(contactBody({ subject: `${origin} ${host}` })));
  const [response] = await once(request, "response");
  response.resume();
  expect(response.statusCode).toBe(status);
});

it("can be read by the site's own pages on a static host, also when it is refused, and by no others", async () => {
  for (const body of [contactBody({ subject: "Static host" }), "{"]) {
    const { headers } = await post(app.url, body, { origin: SITE_URL });
    expect(headers.get("access-control-allow-origin")).toBe(SITE_URL);
  }
  for (const origin of ["https://evil.example", `${SITE_URL}.evil.example`, app.url, "null"]) {
    const { headers } = await post(app.url, contactBody({ subject: "No CORS" }), { origin });
    expect(headers.get("access-control-allow-origin")).toBeNull();
    expect(headers.get("cache-control")).toBe("no-store");
    const asked = { origin, "access-control-request-method": "POST" };
    const preflight = await fetch(app.url + ajax, { method: "OPTIONS", headers: asked });
    expect([preflight.status, preflight.headers.get("access-control-allow-origin")]).toEqual([404, null]);
  }
});
