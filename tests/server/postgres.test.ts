import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chmodSync, writeFileSync } from "node:fs";
import net from "node:net";
import path from "node:path";
import pg from "pg";
import { expect } from "vitest";
import { openPostgres } from "../../leads/store/postgres-store.ts";
import { freePort } from "../../scripts/free-port.ts";
import { fastClock, startApp } from "../support/app.ts";
import { newLead } from "../support/leads.ts";
import { runSql, startPostgres } from "../support/postgres.ts";
import { freshDir } from "../support/server.ts";
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
    waiting() {
      const asked = `SELECT 1 FROM pg_locks JOIN pg_stat_activity USING (pid) WHERE NOT granted AND ${ours}`;
      return expect.poll(async () => (await looker.query(asked)).rowCount).toBe(1);
    },
    cut: () =>
      looker.query(
        `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'leads' AND ${ours}`,
      ),
    [Symbol.asyncDispose]: async () => void (await Promise.all([holder.end(), looker.end()])),
  };
}

itWithPostgres("a failure during a transaction rejects that one and no other", async ({ database }) => {
  const store = await open(database);
  await using other = await startOther(database);
  const id = await store.add(newLead());
  await other.hold("LOCK TABLE leads IN SHARE MODE");
  const refused = expect(store.deleteDeliverables([id])).rejects.toThrow();
  await other.waiting();
  await other.cut();
  await refused;
  await other.letGo();
  expect(await store.deleteDeliverables([id])).toMatchObject([{ id }]);
  await store.close();
});

itWithPostgres("is not ready while a table is missing or locked", async ({ database }) => {
  await using app = await startApp({}, { store: await open(database), now: fastClock() });
  await using other = await startOther(database);
  const ready = () => app.status("/readyz");
  expect(await ready()).toBe(200);
  for (const [breakIt, how] of [
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
      { store: await open(`postgres://leads@127.0.0.1:${port}${pathname}`) },
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
  "loses no lead in a crash for a role that does not wait for the disk, and reports an fsync that is off",
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
    // Takes effect, and is reported, after the crash.
    await runSql("ALTER SYSTEM SET fsync = off", url);
    await postgres.crash();
    await before.close();
    const after = await open(url);
    expect(await after.leads({ limit: LEADS + 1 })).toHaveLength(LEADS);
    expect(after.location).toMatch(/ \(PostgreSQL; its fsync is off, so a power failure can lose leads\)$/);
    await after.close();
  },
);
