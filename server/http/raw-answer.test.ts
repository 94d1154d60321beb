import { once } from "node:events";
import net from "node:net";
import { afterAll, beforeAll, expect, it } from "vitest";
import { site } from "../../site.config.ts";
import { type App, startApp } from "../../tests/support/app.ts";

let app: App;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

const get = (path: string, headers = "") => `GET ${path} HTTP/1.1\r\nHost: x\r\n${headers}\r\n`;

/** Everything the server sends until it closes, for bytes written at once. */
async function exchange(bytes: string): Promise<string> {
  const { hostname, port } = new URL(app.url);
  const socket = net.connect(Number(port), hostname);
  let text = "";
  socket.setEncoding("latin1").on("data", (chunk) => {
    text += chunk;
  });
  socket.write(bytes);
  await once(socket, "close");
  return text;
}

const headOf = (answer: string) => answer.slice(0, answer.indexOf("\r\n\r\n"));
/** Name and value of every header but those that differ by time or by how the connection goes on. */
const lasting = (answer: string) =>
  headOf(answer)
    .split("\r\n")
    .slice(1)
    .map((line) => line.toLowerCase())
    .filter((line) => !/^(date|connection|keep-alive):/.test(line))
    .sort();

it("answers requests sent at once in their order, each whole, then closes when asked", async () => {
  const text = await exchange(
    get("/about") + get("/healthz") + get("/contact") + get("/", "Connection: close\r\n"),
  );
  const titles = [...text.matchAll(/<h1>([^<]+)<\/h1>|"(ok)"/g)].map(([, title, status]) => title ?? status);
  expect(titles).toEqual(["About", "ok", "Contact", "Home"]);
  const answers = text.split(/(?=HTTP\/1\.1 200 OK\r\n)/);
  expect(answers).toHaveLength(4);
  for (const answer of answers) {
    const length = Number(/content-length: (\d+)/i.exec(answer)?.[1]);
    expect(answer.length - headOf(answer).length - 4).toBe(length);
  }
});

it("says the same on a connection that stays open as on one that closes", async () => {
  const [open = "", closing = ""] = (
    await exchange(get("/about") + get("/about", "Connection: close\r\n"))
  ).split(/(?=HTTP\/1\.1 200 OK\r\n)/);
  expect(lasting(open)).toEqual(lasting(closing));
  expect(headOf(closing).toLowerCase()).toContain("connection: close");
});

it("tells the time of the answer", async () => {
  const first = await fetch(`${app.url}/about`);
  const told = Date.parse(first.headers.get("date") ?? "");
  expect(Math.abs(Date.now() - told)).toBeLessThan(2_000);
  // The second it told is over: the same page tells a later one.
  await expect
    .poll(async () => Date.parse((await fetch(`${app.url}/about`)).headers.get("date") ?? ""), {
      timeout: 3_000,
    })
    .toBeGreaterThan(told);
});

it.each([
  [`/ajax/${site.mailbox}`, "application/json", 400],
  [`/${site.mailbox}`, "application/x-www-form-urlencoded", 422],
  [`/ajax/${site.mailbox}`, "text/plain", 415],
  ["/nowhere", "application/json", 404],
])("answers a post to %s of %s that announces no body, and the next request", async (path, type, status) => {
  const post = `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: ${type}\r\n\r\n`;
  const text = await exchange(post + get("/about", "Connection: close\r\n"));
  expect([...text.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, code]) => Number(code))).toEqual([status, 200]);
});

it("closes the connection of an old client", async () => {
  const text = await exchange("GET /about HTTP/1.0\r\nHost: x\r\n\r\n");
  expect(text).toContain("<h1>About</h1>");
  expect(headOf(text).toLowerCase()).toContain("connection: close");
});
