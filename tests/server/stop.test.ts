import { once } from "node:events";
import { writeFileSync } from "node:fs";
import http from "node:http";
import net from "node:net";
import path from "node:path";
import pg from "pg";
import { expect, it, vi } from "vitest";
import { listen } from "../support/listen.ts";
import { contactBody, leads, post, type ServerProcess, startServer } from "../support/server.ts";
import { makeSite } from "../support/site.ts";
import { startSmtp } from "../support/smtp.ts";
import { itWithPostgres } from "../support/with-postgres.ts";

vi.setConfig({ testTimeout: 60_000 });

const STOP_MS = 10_000;

/** Stops a server; returns the exit code and the milliseconds it took. */
async function timeStop(server: ServerProcess) {
  const start = performance.now();
  return { code: await server.stop(), ms: performance.now() - start };
}

it("ends within ten seconds while the mail server and the webhook's receiver are silent", async () => {
  const dir = await makeSite();
  let mails = 0;
  const smtp = await startSmtp({
    onData: () => {
      mails++;
      return new Promise(() => {});
    },
  });
  const receiver = net.createServer((socket) => socket.on("error", () => {}));
  const port = await listen(receiver);
  const hook = once(receiver, "connection");
  const server = await startServer(dir, {
    SMTP_URL: smtp.url,
    WEBHOOK_URL: `http://127.0.0.1:${port}/`,
    WEBHOOK_SECRET: `whsec_${Buffer.alloc(32, 7).toString("base64")}`,
  });
  expect((await post(server.url, contactBody())).status).toBe(200);
  await hook;
  await expect.poll(() => mails).toBe(1);
  const { code, ms } = await timeStop(server);
  expect(code).toBe(0);
  expect(ms).toBeLessThan(STOP_MS);
  expect(JSON.parse((await leads(dir, ["export"])).stdout)).toMatchObject([{ state: "pending" }]);
  receiver.close();
});

itWithPostgres("ends cleanly when a claim cannot be released", async ({ postgres }) => {
  const database = await postgres.database();
  let mails = 0;
  const smtp = await startSmtp({
    onData: () => {
      mails++;
      return new Promise(() => {});
    },
  });
  const server = await startServer(await makeSite(), { DATABASE_URL: database, SMTP_URL: smtp.url });
  expect((await post(server.url, contactBody())).status).toBe(200);
  await expect.poll(() => mails).toBe(1);
  const client = new pg.Client({ connectionString: database });
  await client.connect();
  await client.query("ALTER TABLE deliveries RENAME TO moved");
  expect(await server.stop()).toBe(0);
  expect(server.output()).toContain("mail: a claim could not be released (42P01)");
  await client.end();
});

itWithPostgres("answers a post that waits for a frozen database, and ends in time", async ({ postgres }) => {
  const database = await postgres.database();
  const server = await startServer(await makeSite(), { DATABASE_URL: database });
  const client = new pg.Client({ connectionString: database });
  await client.connect();
  await client.query("BEGIN");
  await client.query("LOCK TABLE leads");
  const answered = post(server.url, contactBody());
  // Only what writes asks for this lock; the courier, which reads, may wait too.
  const waiting = "SELECT 1 FROM pg_locks WHERE NOT granted AND mode = 'RowExclusiveLock'";
  await expect.poll(async () => (await client.query(waiting)).rowCount).toBe(1);
  const { code, ms } = await timeStop(server);
  const answer = await answered;
  expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "30"]);
  expect(code).toBe(0);
  expect(ms).toBeLessThan(STOP_MS);
  await client.end();
});

it("resets no request on a keep-alive connection", async () => {
  const server = await startServer(await makeSite());
  const agent = new http.Agent({ keepAlive: true, maxSockets: 32 });
  const broken: string[] = [];
  let answered = 0;
  let isOver = false;

  /** Sends requests one after another; those on a new connection may find the server gone. */
  async function visit() {
    while (!isOver) {
      const request = http.get(`${server.url}/about`, { agent });
      const [response] = await once(request, "response").catch((error: NodeJS.ErrnoException) => {
        if (request.reusedSocket) broken.push(error.code ?? error.message);
        isOver = true;
        return [undefined];
      });
      if (!response) return;
      response.resume();
      await once(response, "end");
      answered++;
    }
  }
  const visitors = Array.from({ length: 32 }, visit);
  await expect.poll(() => answered).toBeGreaterThan(500);
  expect(await server.stop()).toBe(0);
  await Promise.all(visitors);
  expect(broken).toEqual([]);
});

it("sends a slow reader the rest of its answer", async () => {
  const dir = await makeSite();
  const size = 16 * 2 ** 20;
  writeFileSync(path.join(dir, "build/client/report.pdf"), Buffer.alloc(size, 1));
  const server = await startServer(dir);
  const { promise, resolve } = Promise.withResolvers<http.IncomingMessage>();
  http.get(`${server.url}/report.pdf`, resolve);
  const response = await promise;
  const stopped = server.stop();
  // Reads on once the stop has begun.
  await expect
    .poll(() =>
      fetch(`${server.url}/readyz`).then(
        ({ ok }) => ok,
        () => false,
      ),
    )
    .toBe(false);
  let length = 0;
  for await (const chunk of response) length += chunk.length;
  expect(length).toBe(size);
  expect(await stopped).toBe(0);
});
