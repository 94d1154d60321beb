import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { closeSync, cpSync, openSync, renameSync, rmSync, writeSync } from "node:fs";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as delay } from "node:timers/promises";
import { expect, it } from "vitest";
import { createWebhook } from "../../leads/delivery/webhook.ts";
import { openSqlite } from "../../leads/store/sqlite-store.ts";
import { fastClock, startApp } from "../support/app.ts";
import { mailTo, startDelivery } from "../support/delivery.ts";
import { newLead } from "../support/leads.ts";
import { startReceiver } from "../support/receiver.ts";
import { freshDir, runCommand, startSite } from "../support/server.ts";
import { startSmtp } from "../support/smtp.ts";

/** Long enough for a start that does not wait. */
const STILL_MS = 1_000;
const PAGE_SIZE = 4_096;
const inFile = (dir: string) => new DatabaseSync(path.join(dir, "leads.db"), { timeout: 5_000 });

/** Starts a server on the store of a directory. */
async function startOn(dir: string) {
  const app = await startApp({}, { store: await openSqlite(dir), now: fastClock() });
  let count = 0;
  const next = async () => (await app.post({ subject: `Post ${count++}` })).status;
  return { ...app, next, ready: () => app.status("/readyz") };
}

it("answers only after the store reports the lead as durable, and pages meanwhile", async () => {
  const committed = Promise.withResolvers<void>();
  const opened = await openSqlite(freshDir());
  const add = (lead: Parameters<typeof opened.add>[0]) => committed.promise.then(() => opened.add(lead));
  await using app = await startApp({}, { store: { ...opened, add } });
  let isAnswered = false;
  const response = app.post().finally(() => {
    isAnswered = true;
  });
  // Complete requests take longer than an early answer would.
  for (let count = 0; count < 3; count++) expect(await app.status("/about")).toBe(200);
  expect(isAnswered).toBe(false);
  committed.resolve();
  expect((await response).status).toBe(200);
});

// Only a tracer sees the system call.
it.skipIf(spawnSync("strace", ["-V"]).status !== 0)("calls fsync before it sends the answer", async () => {
  await using server = await startSite();
  await server.post();
  const calls = "trace=fsync,fdatasync,pwrite64,write,writev,sendto";
  const tracer = spawn("strace", ["-f", "-y", "-s", "64", "-e", calls, "-p", String(server.child.pid)]);
  let trace = "";
  tracer.stderr.on("data", (chunk) => {
    trace += chunk;
  });
  await expect.poll(() => trace).toContain("attached");
  await server.post({ subject: "Traced" });
  await expect.poll(() => trace).toMatch(/HTTP\/1\.1 200/);
  tracer.kill("SIGINT");
  await once(tracer, "close");
  const synced = trace.search(/(fsync|fdatasync)\(\d+<[^>]*leads\.db-wal>/);
  expect(synced).toBeGreaterThan(0);
  expect(synced).toBeLessThan(trace.search(/HTTP\/1\.1 200/));
});

it("acknowledges no lead while the store is moved away or a table is, and goes on once it is back", async () => {
  const parent = freshDir();
  const [here, away] = [path.join(parent, "data"), path.join(parent, "away")];
  await using app = await startOn(here);
  using other = inFile(here);
  const moves: [() => void, () => void][] = [
    ...["leads", "deliveries", "recent"].map((table): [() => void, () => void] => [
      () => other.exec(`ALTER TABLE ${table} RENAME TO away`),
      () => other.exec(`ALTER TABLE away RENAME TO ${table}`),
    ]),
    [() => renameSync(here, away), () => renameSync(away, here)],
  ];
  expect(await app.next()).toBe(200);
  for (const [move, moveBack] of moves) {
    move();
    expect([await app.next(), await app.ready()]).toEqual([503, 503]);
    moveBack();
    await expect.poll(app.next).toBe(200);
    await expect.poll(app.ready).toBe(200);
  }
  expect(app.lines).toContain("The store cannot keep a lead (ERR_STORE_MOVED); its sender was told.");
  expect(await app.leads()).toHaveLength(1 + moves.length);
});

it.each(["leads", "leads_received"])("is not ready when a page of %s is damaged", async (name) => {
  const dir = freshDir();
  {
    await using app = await startOn(dir);
    expect((await app.post({ subject: "Repeat" })).status).toBe(200);
  }
  const db = inFile(dir);
  const page = db.prepare("SELECT rootpage FROM sqlite_schema WHERE name = ?").get(name)?.rootpage;
  db.close();
  const bytes = openSync(path.join(dir, "leads.db"), "r+");
  writeSync(bytes, Buffer.alloc(PAGE_SIZE, 0xff), 0, PAGE_SIZE, (Number(page) - 1) * PAGE_SIZE);
  closeSync(bytes);
  await using app = await startOn(dir);
  expect([(await app.post({ subject: "No repeat" })).status, await app.ready()]).toEqual([503, 503]);
  // A lead that is kept may be answered once more, and not one that is lost.
  expect((await app.post({ subject: "Repeat" })).status).toBe(name === "leads" ? 503 : 200);
});

it.each([
  ["cut fields", 'fields = \'{"message":"Hello\''],
  ["a kind of another version", "kind = 'webinar'"],
])("a row with %s is listed and delivered, and stops no other lead", async (_, damage) => {
  await using smtp = await startSmtp();
  await using receiver = await startReceiver();
  const dir = freshDir();
  const webhook = createWebhook({ url: receiver.url, secret: Buffer.alloc(24) });
  const store = await openSqlite(dir);
  await using delivery = await startDelivery([mailTo(smtp.url), webhook], { store });
  const add = async () => (await delivery.add({ channels: ["mail", "webhook"] })).id;
  const ids = [await add(), await add(), await add()];
  const [, damaged = ""] = ids;
  using db = inFile(dir);
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

it.each(["leads.db-wal", "leads.db-shm", "server.lock"])(
  "loses no lead when its %s is deleted",
  async (file) => {
    const dir = freshDir();
    const store = await openSqlite(dir);
    for (let count = 0; count < 20; count++) {
      if (count === 10) rmSync(path.join(dir, file));
      await store.add(newLead());
    }
    await store.probe();
    // The files as a crash at this moment would leave them.
    const crashed = freshDir();
    cpSync(dir, crashed, { recursive: true });
    const after = await openSqlite(crashed);
    expect(await after.leads({})).toHaveLength(20);
    await Promise.all([after.close(), store.close()]);
  },
);

it("lets no second server have the store while the first runs, also when its lock file was deleted", async () => {
  const first = await startSite();
  const dataDir = path.join(first.dir, "data");
  const refused = /DATA_DIR .* is in use by another server/;
  await expect(openSqlite(dataDir)).rejects.toThrow(refused);
  // Stands still, as on a busy machine, when its lock file goes and the second starts.
  first.child.kill("SIGSTOP");
  rmSync(path.join(dataDir, "server.lock"));
  const second = openSqlite(dataDir);
  await Promise.race([second.catch(() => {}), delay(STILL_MS)]);
  first.child.kill("SIGCONT");
  await expect(second).rejects.toThrow(refused);
  await first.stop("SIGKILL");
  await (await openSqlite(dataDir)).close();
});
