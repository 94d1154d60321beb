import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chmodSync, writeFileSync } from "node:fs";
import net from "node:net";
import path from "node:path";
import pg from "pg";
import { expect } from "vitest";
import { sweep } from "../../leads/store/housekeeping.ts";
import { UNCOMPACTED } from "../../leads/store/outbox.ts";
import { openPostgres } from "../../leads/store/postgres.ts";
import { freePort } from "../../scripts/free-port.ts";
import { newLead } from "../support/leads.ts";
import { contactBody, freshDir, leads, mainFile, post, startSite } from "../support/server.ts";
import { makeSite } from "../support/site.ts";
import { itWithPostgres } from "../support/with-postgres.ts";

const LEADS = 40;

/** Connects another client, which makes queries wait and cuts connections. */
async function startOther(database: string) {
  const [holder, looker] = [0, 1].map(() => new pg.Client({ connectionString: database }));
  if (!holder || !looker) throw new Error("no client");
  await Promise.all([holder.connect(), looker.connect()]);
  return {
    hold: (sql: string) => holder.query(`BEGIN; ${sql}`),
    letGo: (how = "ROLLBACK") => holder.query(how),
    waiting(count: number, which = "true") {
      const asked = `SELECT 1 FROM pg_locks WHERE NOT granted AND ${which}`;
      return expect.poll(async () => (await looker.query(asked)).rowCount).toBe(count);
    },
    cut: () =>
      looker.query("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'leads'"),
    [Symbol.asyncDispose]: async () => void (await Promise.all([holder.end(), looker.end()])),
  };
}

/** Opens a store beside which another client is connected. */
async function start(database: string) {
  const outbox = await openPostgres(database, "server");
  const other = await startOther(database);
  const stop = async () => {
    await other[Symbol.asyncDispose]();
    await outbox.close();
  };
  return { ...other, outbox, [Symbol.asyncDispose]: stop };
}

itWithPostgres("a failure during a transaction rejects that one and no other", async ({ postgres }) => {
  await using store = await start(await postgres.database());
  const id = await store.outbox.add(newLead());
  await store.hold("LOCK TABLE leads IN SHARE MODE");
  const refused = expect(store.outbox.remove([id])).rejects.toThrow();
  await store.waiting(1);
  await store.cut();
  await refused;
  await store.letGo();
  expect(await store.outbox.remove([id])).toMatchObject([{ id }]);
});

itWithPostgres(
  "a deletion keeps its receipt when the clean-up fails, which a later sweep does",
  async ({ postgres }) => {
    const database = await postgres.database();
    // A failure of the statement's own time limit takes ten seconds.
    await postgres.run("ALTER ROLE leads SET lock_timeout = '100ms'");
    await using store = await start(database);
    const { outbox } = store;
    const id = await outbox.add(newLead());
    await store.hold("LOCK TABLE recent IN SHARE UPDATE EXCLUSIVE MODE");
    const { code, stdout } = await leads(freshDir(), ["forget", id], { DATABASE_URL: database });
    expect(code).toBe(1);
    const still = "Leads deleted: 1\n\nThe deleted text is still .*lock timeout";
    expect(stdout).toMatch(new RegExp(`^${id}: not delivered\n(.*\n)+${still}`));
    expect(await outbox.note(UNCOMPACTED)).toBeTruthy();
    await store.letGo();
    await sweep({ outbox, retentionDays: undefined });
    expect(await outbox.note(UNCOMPACTED)).toBeUndefined();
    await postgres.run("ALTER ROLE leads RESET lock_timeout");
  },
);

itWithPostgres("a failure during the start stops it with one sentence", async ({ postgres }) => {
  const database = await postgres.database();
  await using other = await startOther(database);
  await other.hold("SELECT pg_advisory_xact_lock(7230121)");
  const failed = expect(startSite({ DATABASE_URL: database })).rejects.toThrow(
    /^ended with 1: DATABASE_URL cannot be used: \S+: terminating connection due to administrator command\.\n$/,
  );
  await other.waiting(1);
  await other.cut();
  await failed;
});

itWithPostgres("requests accepted during a slow start are answered before a stop", async ({ postgres }) => {
  const database = await postgres.database();
  await using other = await start(database);
  await other.hold("LOCK TABLE deliveries IN SHARE MODE");
  const PORT = String(await freePort());
  const url = `http://127.0.0.1:${PORT}`;
  // Its pending mails are made due during the start.
  const env = { PATH: process.env.PATH, PORT, DATABASE_URL: database, SMTP_URL: "smtp://127.0.0.1:1" };
  const child = spawn(process.execPath, [mainFile], { cwd: await makeSite(), env });
  const gone = once(child, "close");
  await other.waiting(1);
  const answer = post(url, contactBody());
  await other.waiting(2);
  child.kill("SIGTERM");
  // The lead may go on once the server has received the signal, which is when it refuses requests.
  const ready = async () => (await fetch(`${url}/readyz`)).status;
  await expect.poll(() => ready().catch(() => 0)).not.toBe(200);
  await other.letGo();
  expect((await answer).status).toBe(200);
  expect((await gone)[0]).toBe(0);
});

itWithPostgres("is not ready while a table is missing or locked", async ({ postgres }) => {
  const database = await postgres.database();
  await using server = await startSite({ DATABASE_URL: database });
  await using other = await startOther(database);
  const ready = () => server.status("/readyz");
  expect(await ready()).toBe(200);
  for (const [breakIt, how] of [
    ["ALTER TABLE deliveries RENAME TO away", "ROLLBACK"],
    ["ALTER TABLE deliveries RENAME TO away", "COMMIT; ALTER TABLE away RENAME TO deliveries"],
    ["LOCK TABLE leads IN SHARE MODE", "ROLLBACK"],
  ] as const) {
    await other.hold(breakIt);
    if (how.startsWith("COMMIT")) await other.letGo("COMMIT");
    await expect.poll(ready).toBe(503);
    await other.letGo(how.replace("COMMIT; ", ""));
    await expect.poll(ready).toBe(200);
    expect((await server.post({ subject: `After ${breakIt} and ${how}` })).status).toBe(200);
  }
});

itWithPostgres("a stop answers who waits for a table", async ({ postgres }) => {
  const database = await postgres.database();
  const server = await startSite({ DATABASE_URL: database });
  await using other = await startOther(database);
  await other.hold("LOCK TABLE leads");
  const answered = server.post();
  // Only what writes asks for this lock; the courier, which reads, may wait too.
  await other.waiting(1, "mode = 'RowExclusiveLock'");
  const start = performance.now();
  expect(await server.stop()).toBe(0);
  expect(performance.now() - start).toBeLessThan(10_000);
  const answer = await answered;
  expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "30"]);
});

itWithPostgres("keeps a lead where the default isolation is serializable", async ({ postgres }) => {
  const database = await postgres.database();
  const name = new URL(database).pathname.slice(1);
  await postgres.run(`ALTER DATABASE ${name} SET default_transaction_isolation = serializable`);
  await using store = await start(database);
  const lead = newLead();
  await store.hold(`INSERT INTO recent VALUES ('${lead.fingerprint}', 'of another server', 0)`);
  const kept = store.outbox.add(lead);
  await store.waiting(1);
  await store.letGo("COMMIT");
  expect(await kept).toBe(lead.id);
});

const hasPgBouncer = spawnSync("pgbouncer", ["--version"]).status === 0;

itWithPostgres("works behind PgBouncer in transaction mode", async ({ postgres, skip }) => {
  if (!hasPgBouncer) return skip();
  const { port: behind, pathname } = new URL(await postgres.database());
  const dir = freshDir();
  const port = await freePort();
  const lines = [
    "[databases]",
    `* = host=127.0.0.1 port=${behind} user=leads`,
    "[pgbouncer]",
    `listen_addr = 127.0.0.1\nlisten_port = ${port}\nauth_type = any`,
    "pool_mode = transaction\ndefault_pool_size = 4\nunix_socket_dir =",
  ];
  writeFileSync(path.join(dir, "pgbouncer.ini"), lines.join("\n"));
  chmodSync(dir, 0o755);
  const user = process.getuid?.() === 0 ? ["-u", "postgres"] : [];
  const bouncer = spawn("pgbouncer", ["-q", ...user, path.join(dir, "pgbouncer.ini")], { stdio: "ignore" });
  await expect
    .poll(() => once(net.connect(port, "127.0.0.1"), "connect").catch(() => undefined))
    .toBeDefined();
  const server = await startSite({ DATABASE_URL: `postgres://leads@127.0.0.1:${port}${pathname}` });
  const statuses: number[] = [];
  for (let round = 0; round < 8; round++) {
    const posts = Array.from({ length: 12 }, (_, count) =>
      server.post({ subject: `Pooled ${round} ${count}` }),
    );
    statuses.push(...(await Promise.all(posts)).map(({ status }) => status));
  }
  expect(statuses.filter((status) => status !== 200)).toEqual([]);
  expect(await server.status("/readyz")).toBe(200);
  expect(await server.stop()).toBe(0);
  bouncer.kill("SIGINT");
});

itWithPostgres("a role that does not wait for the disk loses no lead in a crash", async ({ postgres }) => {
  await postgres.run("ALTER ROLE leads SET synchronous_commit = off");
  // Otherwise most commits would reach the disk by chance before the crash.
  for (const setting of ["wal_writer_delay = '10s'", "wal_writer_flush_after = '1GB'"])
    await postgres.run(`ALTER SYSTEM SET ${setting}`);
  await postgres.crash();
  const database = await postgres.database();
  const before = await openPostgres(database, "server");
  await Promise.all(Array.from({ length: LEADS }, () => before.add(newLead())));
  await postgres.crash();
  await before.close();
  const after = await openPostgres(database, "server");
  expect(await after.page({ limit: LEADS + 1 })).toHaveLength(LEADS);
  await after.close();
});

itWithPostgres("a PostgreSQL whose fsync is off is reported where leads are kept", async ({ postgres }) => {
  const database = await postgres.database();
  const location = async () => {
    const outbox = await openPostgres(database, "server");
    await outbox.close();
    return outbox.location;
  };
  expect(await location()).toMatch(/ \(PostgreSQL\)$/);
  await postgres.run("ALTER SYSTEM SET fsync = off");
  await postgres.crash();
  expect(await location()).toMatch(/ \(PostgreSQL; its fsync is off, so a power failure can lose leads\)$/);
});
