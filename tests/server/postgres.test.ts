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
import { fastClock, startApp } from "../support/app.ts";
import { newLead } from "../support/leads.ts";
import { runSql, startPostgres } from "../support/postgres.ts";
import { contactBody, freshDir, mainFile, post, runCommand, startSite } from "../support/server.ts";
import { makeSite } from "../support/site.ts";
import { itWithPostgres } from "../support/with-postgres.ts";

const LEADS = 40;
const open = (database: string) => openPostgres(database, "server");

/** Connects another client, which makes queries wait and cuts connections. */
async function startOther(database: string) {
  const [holder, looker] = [0, 1].map(() => new pg.Client({ connectionString: database }));
  if (!holder || !looker) throw new Error("no client");
  await Promise.all([holder.connect(), looker.connect()]);
  const ours = "datname = current_database()";
  return {
    hold: (sql: string) => holder.query(`BEGIN; ${sql}`),
    letGo: (how = "ROLLBACK") => holder.query(how),
    waiting(count: number, which = "true") {
      const asked = `SELECT 1 FROM pg_locks JOIN pg_stat_activity USING (pid) WHERE NOT granted AND ${ours} AND ${which}`;
      return expect.poll(async () => (await looker.query(asked)).rowCount).toBe(count);
    },
    cut: () =>
      looker.query(
        `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'leads' AND ${ours}`,
      ),
    [Symbol.asyncDispose]: async () => void (await Promise.all([holder.end(), looker.end()])),
  };
}

/** Opens a store beside which another client is connected. */
async function start(database: string) {
  const outbox = await open(database);
  const other = await startOther(database);
  const stop = async () => {
    await other[Symbol.asyncDispose]();
    await outbox.close();
  };
  return { ...other, outbox, [Symbol.asyncDispose]: stop };
}

/** Sets a value for the connections to come. */
const alter = (database: string, setting: string) =>
  runSql(`ALTER DATABASE ${new URL(database).pathname.slice(1)} SET ${setting}`, database);

itWithPostgres("a failure during a transaction rejects that one and no other", async ({ database }) => {
  await using store = await start(database);
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
  async ({ database }) => {
    // A failure of the statement's own time limit takes ten seconds.
    await alter(database, "lock_timeout = '100ms'");
    await using store = await start(database);
    const { outbox } = store;
    const id = await outbox.add(newLead());
    await store.hold("LOCK TABLE recent IN SHARE UPDATE EXCLUSIVE MODE");
    const { code, text } = await runCommand("forget", { DATABASE_URL: database }, { target: id });
    expect(code).toBe(1);
    const still = "Leads deleted: 1\n\nThe deleted text is still .*lock timeout";
    expect(text).toMatch(new RegExp(`^${id}: not delivered\n(.*\n)+${still}`));
    expect(await outbox.note(UNCOMPACTED)).toBeTruthy();
    await store.letGo();
    await sweep({ outbox, retentionDays: undefined });
    expect(await outbox.note(UNCOMPACTED)).toBeUndefined();
  },
);

itWithPostgres("a failure while it is opened is told in one sentence", async ({ database }) => {
  await using other = await startOther(database);
  await other.hold("SELECT pg_advisory_xact_lock(7230121)");
  const failed = expect(open(database)).rejects.toThrow(
    /^DATABASE_URL cannot be used: \S+: terminating connection due to administrator command\.$/,
  );
  await other.waiting(1);
  await other.cut();
  await failed;
});

itWithPostgres("requests accepted during a slow start are answered before a stop", async ({ database }) => {
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

itWithPostgres("is not ready while a table is missing or locked", async ({ database }) => {
  await using app = await startApp({}, { outbox: await open(database), now: fastClock() });
  await using other = await startOther(database);
  const ready = () => app.status("/readyz");
  expect(await ready()).toBe(200);
  for (const [breakIt, how] of [
    ["ALTER TABLE deliveries RENAME TO away", "ROLLBACK"],
    ["ALTER TABLE deliveries RENAME TO away", "COMMIT; ALTER TABLE away RENAME TO deliveries"],
    ["LOCK TABLE leads IN SHARE MODE", "ROLLBACK"],
  ] as const) {
    await other.hold(breakIt);
    if (how.startsWith("COMMIT")) await other.letGo("COMMIT");
    expect(await ready()).toBe(503);
    await other.letGo(how.replace("COMMIT; ", ""));
    await expect.poll(ready).toBe(200);
    expect((await app.post({ subject: `After ${breakIt} and ${how}` })).status).toBe(200);
  }
});

itWithPostgres("a stop answers who waits for a table", async ({ database }) => {
  const server = await startSite({ DATABASE_URL: database });
  await using other = await startOther(database);
  await other.hold("LOCK TABLE leads");
  const answered = server.post();
  // Only what writes asks for this lock; the courier, which reads, may wait too.
  await other.waiting(1, "mode = 'RowExclusiveLock'");
  expect(await server.stop()).toBe(0);
  const answer = await answered;
  expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "30"]);
});

itWithPostgres("keeps a lead where the default isolation is serializable", async ({ database }) => {
  await alter(database, "default_transaction_isolation = serializable");
  await using store = await start(database);
  const lead = newLead();
  await store.hold(`INSERT INTO recent VALUES ('${lead.fingerprint}', 'of another server', 0)`);
  const kept = store.outbox.add(lead);
  await store.waiting(1);
  await store.letGo("COMMIT");
  expect(await kept).toBe(lead.id);
});

const hasPgBouncer = spawnSync("pgbouncer", ["--version"]).status === 0;

itWithPostgres("works behind PgBouncer in transaction mode", async ({ database, skip }) => {
  if (!hasPgBouncer) return skip();
  const { port: behind, pathname } = new URL(database);
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
  {
    await using app = await startApp(
      {},
      { outbox: await open(`postgres://leads@127.0.0.1:${port}${pathname}`) },
    );
    for (let round = 0; round < 8; round++) {
      const subjects = Array.from({ length: 12 }, (_, count) => `Pooled ${round} ${count}`);
      const posted = await Promise.all(subjects.map((subject) => app.post({ subject })));
      expect(posted.filter(({ status }) => status !== 200)).toEqual([]);
    }
    expect(await app.status("/readyz")).toBe(200);
  }
  bouncer.kill("SIGINT");
});

itWithPostgres(
  "loses no lead in a crash for a role that does not wait for the disk, and tells an fsync that is off",
  async () => {
    await using postgres = await startPostgres();
    const { url } = postgres;
    await runSql("ALTER ROLE leads SET synchronous_commit = off", url);
    // Otherwise most commits would reach the disk by chance before the crash.
    for (const setting of ["wal_writer_delay = '10s'", "wal_writer_flush_after = '1GB'"])
      await runSql(`ALTER SYSTEM SET ${setting}`, url);
    await postgres.crash();
    const before = await open(url);
    await Promise.all(Array.from({ length: LEADS }, () => before.add(newLead())));
    expect(before.location).toMatch(/ \(PostgreSQL\)$/);
    // Takes effect, and is told, after the crash.
    await runSql("ALTER SYSTEM SET fsync = off", url);
    await postgres.crash();
    await before.close();
    const after = await open(url);
    expect(await after.page({ limit: LEADS + 1 })).toHaveLength(LEADS);
    expect(after.location).toMatch(/ \(PostgreSQL; its fsync is off, so a power failure can lose leads\)$/);
    await after.close();
  },
);
