import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { renameSync } from "node:fs";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, it } from "vitest";
import { startApp } from "../support/app.ts";
import { contactBody, leads, post, startServer } from "../support/server.ts";
import { makeSite } from "../support/site.ts";

it("answers only after the store reports the lead as durable", async () => {
  const committed = Promise.withResolvers<void>();
  await using app = await startApp(
    {},
    {
      wrap: (outbox) => ({
        ...outbox,
        async add(lead) {
          await committed.promise;
          return outbox.add(lead);
        },
      }),
    },
  );
  let answered = false;
  const response = post(app.url, contactBody()).then((answer) => {
    answered = true;
    return answer;
  });
  // A complete request to a page takes longer than an early answer would.
  await fetch(`${app.url}/about`);
  expect(answered).toBe(false);
  committed.resolve();
  expect((await response).status).toBe(200);
});

it("answers pages at once while a commit waits for the disk", async () => {
  const dir = await makeSite();
  await using server = await startServer(dir);
  // Another writer makes a commit wait, as a slow disk does.
  const other = new DatabaseSync(path.join(dir, "data/leads.db"), { timeout: 5_000 });
  other.exec("BEGIN IMMEDIATE");
  let answered = false;
  const response = post(server.url, contactBody()).then((answer) => {
    answered = true;
    return answer;
  });
  for (let count = 0; count < 3; count++) expect((await fetch(`${server.url}/about`)).status).toBe(200);
  expect(answered).toBe(false);
  other.exec("COMMIT");
  other.close();
  expect((await response).status).toBe(200);
});

it("acknowledges no lead while the store is moved away, and goes on once it is back", async () => {
  const dir = await makeSite();
  await using server = await startServer(dir);
  const [here, away] = [path.join(dir, "data"), path.join(dir, "away")];
  const sent: number[] = [];
  const next = async () => {
    const { status } = await post(server.url, contactBody({ subject: `Post ${sent.length}` }));
    sent.push(status);
    return status;
  };
  const ready = async () => (await fetch(`${server.url}/readyz`)).status;
  expect(await next()).toBe(200);
  renameSync(here, away);
  await expect.poll(next).toBe(503);
  await expect.poll(ready).toBe(503);
  expect(await next()).toBe(503);
  expect(server.output()).toContain("The store cannot keep a lead (ERR_STORE_MOVED)");
  renameSync(away, here);
  expect(await next()).toBe(200);
  await expect.poll(ready).toBe(200);
  const kept: unknown[] = JSON.parse((await leads(dir, ["export"])).stdout);
  expect(kept).toHaveLength(sent.filter((status) => status === 200).length);
});

const hasStrace = spawnSync("strace", ["-V"]).status === 0;
// Only a tracer sees the system call.
it.skipIf(!hasStrace)("calls fsync before it sends the answer", async () => {
  await using server = await startServer(await makeSite());
  await post(server.url, contactBody({ subject: "Warm up" }));
  const calls = "trace=fsync,fdatasync,pwrite64,write,writev,sendto";
  const tracer = spawn("strace", ["-f", "-y", "-s", "64", "-e", calls, "-p", String(server.child.pid)]);
  let trace = "";
  tracer.stderr.on("data", (chunk) => {
    trace += chunk;
  });
  await expect.poll(() => trace).toContain("attached");
  await post(server.url, contactBody());
  await expect.poll(() => trace).toMatch(/HTTP\/1\.1 200/);
  tracer.kill("SIGINT");
  await once(tracer, "close");
  const synced = trace.search(/(fsync|fdatasync)\(\d+<[^>]*leads\.db-wal>/);
  expect(synced).toBeGreaterThan(0);
  expect(synced).toBeLessThan(trace.search(/HTTP\/1\.1 200/));
});
