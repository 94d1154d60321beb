import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chmodSync, chownSync, closeSync, openSync, renameSync, rmSync, writeSync } from "node:fs";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, it } from "vitest";
import { createWebhook } from "../../leads/delivery/webhook.ts";
import { openSqlite } from "../../leads/store/sqlite.ts";
import { startApp } from "../support/app.ts";
import { mailTo, startDelivery } from "../support/delivery.ts";
import { newLead } from "../support/leads.ts";
import { startReceiver } from "../support/receiver.ts";
import { contactBody, freshDir, post, runCommand, startServer, startSite } from "../support/server.ts";
import { makeSite } from "../support/site.ts";
import { startSmtp } from "../support/smtp.ts";

const PAGE_SIZE = 4_096;
const openStore = (dir: string) => new DatabaseSync(path.join(dir, "leads.db"), { timeout: 5_000 });

/** Starts a server whose posts and readiness are told by their statuses. */
async function start(env: Record<string, string> = {}, given?: string) {
  const server = await startSite(env, given);
  const acknowledged: string[] = [];
  let count = 0;
  async function next(): Promise<number> {
    const response = await server.post({ subject: `Post ${count++}` });
    if (response.status === 200) acknowledged.push((await response.json()).id);
    return response.status;
  }
  const ready = () => server.status("/readyz");
  const keptIds = async () => (await server.kept()).map(({ id }) => id);
  return { ...server, acknowledged, next, ready, keptIds };
}

it("answers only after the store reports the lead as durable, and pages meanwhile", async () => {
  const committed = Promise.withResolvers<void>();
  const wrap = (outbox: Awaited<ReturnType<typeof openSqlite>>): typeof outbox => ({
    ...outbox,
    add: (lead) => committed.promise.then(() => outbox.add(lead)),
  });
  await using app = await startApp({}, { wrap });
  let isAnswered = false;
  const response = post(app.url, contactBody()).finally(() => {
    isAnswered = true;
  });
  // Complete requests take longer than an early answer would.
  for (let count = 0; count < 3; count++) expect((await fetch(`${app.url}/about`)).status).toBe(200);
  expect(isAnswered).toBe(false);
  committed.resolve();
  expect((await response).status).toBe(200);
});

// Only a tracer sees the system call.
it.skipIf(spawnSync("strace", ["-V"]).status !== 0)("calls fsync before it sends the answer", async () => {
  await using server = await start();
  await server.next();
  const calls = "trace=fsync,fdatasync,pwrite64,write,writev,sendto";
  const tracer = spawn("strace", ["-f", "-y", "-s", "64", "-e", calls, "-p", String(server.child.pid)]);
  let trace = "";
  tracer.stderr.on("data", (chunk) => {
    trace += chunk;
  });
  await expect.poll(() => trace).toContain("attached");
  await server.next();
  await expect.poll(() => trace).toMatch(/HTTP\/1\.1 200/);
  tracer.kill("SIGINT");
  await once(tracer, "close");
  const synced = trace.search(/(fsync|fdatasync)\(\d+<[^>]*leads\.db-wal>/);
  expect(synced).toBeGreaterThan(0);
  expect(synced).toBeLessThan(trace.search(/HTTP\/1\.1 200/));
});

it("acknowledges no lead while the store is moved away or a table is, and goes on once it is back", async () => {
  await using server = await start();
  expect(await server.next()).toBe(200);
  using other = openStore(path.join(server.dir, "data"));
  const [here, away] = [path.join(server.dir, "data"), path.join(server.dir, "away")];
  const moves: [() => void, () => void][] = [
    ...["leads", "deliveries", "recent"].map((table): [() => void, () => void] => [
      () => other.exec(`ALTER TABLE ${table} RENAME TO away`),
      () => other.exec(`ALTER TABLE away RENAME TO ${table}`),
    ]),
    [() => renameSync(here, away), () => renameSync(away, here)],
  ];
  for (const [move, moveBack] of moves) {
    move();
    await expect.poll(server.next).toBe(503);
    await expect.poll(server.ready).toBe(503);
    expect(await server.next()).toBe(503);
    moveBack();
    await expect.poll(server.next).toBe(200);
    await expect.poll(server.ready).toBe(200);
  }
  expect(server.output()).toContain("The store cannot keep a lead (ERR_STORE_MOVED)");
  expect(await server.keptIds()).toEqual(server.acknowledged);
});

it.each(["leads", "leads_received"])("is not ready when a page of %s is damaged", async (name) => {
  const first = await start();
  expect((await first.post({ subject: "Repeat" })).status).toBe(200);
  await first.stop();
  const file = path.join(first.dir, "data/leads.db");
  const db = new DatabaseSync(file);
  const page = db.prepare("SELECT rootpage FROM sqlite_schema WHERE name = ?").get(name)?.rootpage;
  db.close();
  const bytes = openSync(file, "r+");
  writeSync(bytes, Buffer.alloc(PAGE_SIZE, 0xff), 0, PAGE_SIZE, (Number(page) - 1) * PAGE_SIZE);
  closeSync(bytes);
  await using server = await start({}, first.dir);
  expect([(await server.post({ subject: "No repeat" })).status, await server.ready()]).toEqual([503, 503]);
  // A lead that is kept may be answered once more, and not one that is lost.
  expect((await server.post({ subject: "Repeat" })).status).toBe(name === "leads" ? 503 : 200);
});

it.each([
  ["cut fields", 'fields = \'{"message":"Hello\''],
  ["fields of another type", "fields = '{\"message\":[7]}'"],
  ["a kind of another version", "kind = 'webinar'"],
  ["a date that no calendar has", "received_at = 9007199254740991"],
])("a row with %s is listed and delivered, and stops no other lead", async (_, damage) => {
  await using smtp = await startSmtp();
  await using receiver = await startReceiver();
  const dir = freshDir();
  const webhook = createWebhook({ url: receiver.url, secret: Buffer.alloc(24) });
  const outbox = await openSqlite(dir);
  await using delivery = await startDelivery([mailTo(smtp.url), webhook], { outbox });
  const add = async () => (await delivery.add({ channels: ["mail", "webhook"] })).id;
  const ids = [await add(), await add(), await add()];
  const [, damaged = ""] = ids;
  using db = openStore(dir);
  db.exec(`UPDATE leads SET ${damage} WHERE id = '${damaged}'`);
  const env = { DATA_DIR: dir };
  for (const id of ids) expect((await runCommand("list", env)).text).toContain(id);
  const given = [{ values: { format: "csv" } }, {}, { target: damaged }];
  for (const [index, name] of ["export", "export", "show"].entries()) {
    const text = expect.stringContaining(damaged);
    expect(await runCommand(name, env, given[index])).toEqual({ code: 0, text });
  }
  await delivery.pass(0);
  expect([smtp.mails.length, receiver.taken.length]).toEqual([3, 3]);
  for (const { raw } of smtp.mails) expect(raw.toString()).not.toContain("undefined");
});

it("loses no lead when its log, index or lock is deleted", async () => {
  const dir = await makeSite();
  for (const [round, file] of ["leads.db-wal", "leads.db-shm", "server.lock"].entries()) {
    const server = await start({}, dir);
    for (let count = 0; count < 20; count++) {
      if (count === 10) rmSync(path.join(dir, "data", file));
      expect((await server.post({ subject: `${file} ${count}` })).status).toBe(200);
    }
    expect(await server.ready()).toBe(200);
    await server.stop("SIGKILL");
    expect(await server.keptIds()).toHaveLength(20 * (round + 1));
  }
});

it("lets no second server start while the first runs, and the next one after its end", async () => {
  const first = await start();
  await expect(startServer(first.dir)).rejects.toThrow(/DATA_DIR .* is in use by another server/);
  await first.stop("SIGKILL");
  expect(await (await startServer(first.dir)).stop("SIGHUP")).toBe(0);
});

const NOBODY = 65_534;
const [setpriv = "", ...become] = `setpriv --reuid=${NOBODY} --regid=${NOBODY} --clear-groups`.split(" ");
const asNobody = (dir: string, ...args: string[]) =>
  spawnSync(setpriv, [...become, process.execPath, "cli/main.ts", ...args], {
    env: { DATA_DIR: dir },
    encoding: "utf8",
  });

it.skipIf(process.getuid?.() !== 0 || asNobody("/", "--help").status !== 0)(
  "another account of the folder's group changes leads beside the server, and reads them where it may only read",
  async () => {
    const dir = freshDir();
    chownSync(dir, 0, NOBODY);
    chmodSync(dir, 0o2770);
    const server = await openSqlite(dir);
    const id = await server.add(newLead());
    expect(asNobody(dir, "retry", id).stdout).toMatch(/^1 delivery is due now/);
    await server.close();
    chmodSync(dir, 0o2750);
    expect(asNobody(dir, "list").stdout).toContain(id);
    expect(asNobody(dir, "retry", id).stderr).toContain("permission denied (EACCES) for user 65534");
  },
);
