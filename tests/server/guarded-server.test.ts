import { once } from "node:events";
import { writeFileSync } from "node:fs";
import net from "node:net";
import path from "node:path";
import { afterAll, expect, it } from "vitest";
import { site } from "../../site.config.ts";
import { startApp } from "../support/app.ts";
import { contactBody } from "../support/server.ts";
import { makeSite } from "../support/site.ts";

const app = await startApp();
afterAll(() => app.close());

const get = (path: string, headers = "") => `GET ${path} HTTP/1.1\r\nHost: x\r\n${headers}\r\n`;
const getAndClose = (path: string) => get(path, "Connection: close\r\n");

/** Sends bytes at once and returns everything the server answers until it closes the connection. */
async function exchange(bytes: string, localAddress = "127.0.0.1"): Promise<string> {
  const { hostname, port } = new URL(app.url);
  const socket = net.connect({ port: Number(port), host: hostname, localAddress });
  let text = "";
  socket.setEncoding("latin1").on("data", (chunk) => {
    text += chunk;
  });
  socket.write(bytes);
  await once(socket, "close");
  return text;
}

it("answers pipelined requests in order, each with its whole body", async () => {
  const last = get("/", "Expect: 100-continue\r\nConnection: close\r\n");
  const text = await exchange(get("/about") + get("/healthz") + get("/contact") + last);
  const answers = text.split(/(?=HTTP\/1\.1 200 OK\r\n)/);
  const bodies = answers.map((answer) => {
    const [head = "", body = ""] = answer.split("\r\n\r\n");
    expect(body).toHaveLength(Number(/^content-length: (\d+)/im.exec(head)?.[1]));
    return /<h1>([^<]+)<\/h1>/.exec(body)?.[1] ?? body;
  });
  expect(bodies).toEqual(["About", '{"status":"ok"}', "Contact", "Home"]);
});

it.each([
  [`/ajax/${site.mailbox}`, "application/json", 400],
  [`/${site.mailbox}`, "application/x-www-form-urlencoded", 422],
  [`/ajax/${site.mailbox}`, "text/plain", 415],
  ["/nowhere", "application/json", 404],
])("answers a post to %s of %s without a body, then the next request", async (path, type, status) => {
  const post = `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: ${type}\r\n\r\n`;
  const text = await exchange(post + getAndClose("/about"));
  expect(statuses(text)).toEqual([status, 200]);
});

const statuses = (text: string) => [...text.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, code]) => Number(code));

it.each([
  ["/about", "127.0.0.2", ""],
  ["/healthz", "127.0.0.3", ""],
  ["/missing", "127.0.0.4", ""],
  ["/about", "127.0.0.5", "Expect: x\r\n"],
  ["/about", "127.0.0.6", "Expect: 100-continue\r\n"],
])("refuses only the address with too many unanswered requests for %s", async (path, address, headers) => {
  const other = exchange(get("/about"), address).catch(() => "");
  const text = await exchange(get(path, headers).repeat(500), address);
  expect(statuses(text).length).toBeLessThan(20);
  await other;
  expect(await exchange(getAndClose("/about"), address).catch(() => "")).toBe("");
  expect(statuses(await exchange(getAndClose("/about")))).toEqual([200]);
});

it("cuts off a client that takes its answer a little at a time", async () => {
  const dir = await makeSite();
  writeFileSync(path.join(dir, "build/client/report.pdf"), Buffer.alloc(16 * 2 ** 20));
  await using server = await startApp({}, { buildDir: path.join(dir, "build"), answerMs: 500 });
  const socket = net.connect(Number(new URL(server.url).port), "127.0.0.1").on("readable", () => {});
  const timer = setInterval(() => socket.read(), 20);
  socket.write(getAndClose("/report.pdf"));
  await expect(once(socket, "close")).rejects.toThrow("ECONNRESET");
  clearInterval(timer);
});

it.each([
  ["http://x/about", "<h1>About</h1>"],
  ["HTTPS://x?from=mail", "<h1>Home</h1>"],
  ["http://x/healthz", '{"status":"ok"}'],
])("answers a request for %s, as clients of a proxy write it", async (target, content) => {
  const text = await exchange(getAndClose(target));
  expect(statuses(text)).toEqual([200]);
  expect(text).toContain(content);
});

it("answers a post before it refuses the garbage that follows", async () => {
  const before = (await app.leads()).length;
  const body = JSON.stringify(contactBody({ subject: "Before garbage" }));
  const head = `POST /ajax/${site.mailbox} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json`;
  const text = await exchange(
    `${head}\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}garbage\r\n\r\n`,
  );
  expect(statuses(text)).toEqual([200, 400]);
  expect(await app.leads()).toHaveLength(before + 1);
});

it("refuses at once a post whose body is no valid HTTP", async () => {
  const head = `POST /ajax/${site.mailbox} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json`;
  expect(statuses(await exchange(`${head}\r\nTransfer-Encoding: chunked\r\n\r\nno chunk\r\n`))).toEqual([
    400,
  ]);
});

it("closes the connection of an HTTP/1.0 client", async () => {
  const text = await exchange("GET /about HTTP/1.0\r\nHost: x\r\n\r\n");
  expect(text).toContain("<h1>About</h1>");
  expect(text).toMatch(/^connection: close\r$/im);
});

it.each([
  ["a request without Host", "GET /about HTTP/1.1\r\n\r\n", 400],
  ["a request with two Hosts", "GET /about HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n", 400],
  ["bytes that are no HTTP", "nonsense\r\n\r\n", 400],
  ["a request with an unknown expectation", "GET /about HTTP/1.1\r\nHost: x\r\nExpect: cake\r\n\r\n", 417],
])("refuses %s in the JSON of every refusal", async (_, request, status) => {
  const text = await exchange(request);
  expect(statuses(text)).toEqual([status]);
  expect(text).toMatch(/^content-security-policy: default-src 'none'/m);
  expect(text).toMatch(/^x-content-type-options: nosniff\r$/m);
  expect(text).toMatch(/\r\n\r\n\{"success":"false","message":"[^"]+"\}$/);
});
