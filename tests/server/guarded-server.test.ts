import { once } from "node:events";
import { writeFileSync } from "node:fs";
import net from "node:net";
import path from "node:path";
import { afterAll, expect, it } from "vitest";
import { site } from "../../settings/site.js";
import { startApp } from "../support/app.ts";
import { makeSite } from "../support/site.ts";

const app = await startApp();
afterAll(() => app.close());

const get = (path: string, headers = "") => `GET ${path} HTTP/1.1\r\nHost: x\r\n${headers}\r\n`;
const getAndClose = (path: string) => get(path, "Connection: close\r\n");

/** Opens a connection; `text` is everything the server sends until it closes it. */
function openConnection(localAddress = "127.0.0.1") {
  const port = Number(new URL(app.url).port);
  const socket = net.connect({ port, host: "127.0.0.1", localAddress }).setEncoding("latin1");
  let text = "";
  socket.on("data", (chunk) => {
    text += chunk;
  });
  return { socket, text: once(socket, "close").then(() => text) };
}

/** Sends bytes at once and returns everything the server answers until it closes the connection. */
function exchange(bytes: string, from?: string): Promise<string> {
  const { socket, text } = openConnection(from);
  socket.write(bytes);
  return text;
}

it("refuses an address longer than any of ours, before it reads its escapes", async () => {
  expect(await exchange(getAndClose(`/?${"%e0&".repeat(600)}`))).toMatch(/^HTTP\/1\.1 414 /);
});

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
  ["/about", "", "127.0.1.1"],
  ["/healthz", "", "127.0.1.2"],
  ["/missing", "", "127.0.1.3"],
  ["/about", "Expect: x\r\n", "127.0.1.4"],
  ["/about", "Expect: 100-continue\r\n", "127.0.1.5"],
])(
  "shuts out the address that has too many unanswered requests for %s, and no other",
  async (path, headers, attacker) => {
    const [other, same] = [openConnection(), openConnection(attacker)];
    const text = await exchange(get(path, headers).repeat(500), attacker);
    expect(statuses(text).length).toBeLessThan(20);
    expect(await same.text).toBe("");
    expect(await exchange(getAndClose("/about"), attacker).catch(() => "")).toBe("");
    other.socket.write(getAndClose("/about"));
    expect(statuses(await other.text)).toEqual([200]);
  },
);

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

it("refuses at once a post whose body is no valid HTTP", async () => {
  const head = `POST /ajax/${site.mailbox} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json`;
  expect(statuses(await exchange(`${head}\r\nTransfer-Encoding: chunked\r\n\r\nno chunk\r\n`))).toEqual([
    400,
  ]);
});

it.each([
  ["a request without Host", "GET /about HTTP/1.1\r\n\r\n"],
  ["a request with two Hosts", "GET /about HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n"],
  ["bytes that are no HTTP", "nonsense\r\n\r\n"],
])("refuses %s", async (_, request) => {
  expect(statuses(await exchange(request))).toEqual([400]);
});
