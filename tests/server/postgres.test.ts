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
import { contactBody, freshDir, leads, mainFile, post, startServer } from "../support/server.ts";
import { makeSite } from "../support/site.ts";
import { itWithPostgres } from "../support/with-postgres.ts";

const LEADS = 40;

async function canConnect(port: number): Promise<boolean> {
  const socket = net.connect(port, "127.0.0.1");
  const is = await once(socket, "connect").then(
    () => true,
    () => false,
  );
  socket.destroy();
  return is;
}

/** Connects another client, which makes queries wait and cuts connections. */
async function startOther(database: string) {
  const [holder, looker] = [0, 1].map(() => new pg.Client({ connectionString: database }));
  if (!holder || !looker) throw new Error("no client");
  await Promise.all([holder.connect(), looker.connect()]);
  return {
    hold: (sql: string) => holder.query(`BEGIN; ${sql}`),
    letGo: (how = "ROLLBACK") => holder.query(how),
    waiting: (count: number) =>
      expect
        .poll(async () => (await looker.query("SELECT 1 FROM pg_locks WHERE NOT granted")).rowCount)
        .toBe(count),
    cut: () =>
      looker.query("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'leads'"),
    end: () => Promise.all([holder.end(), looker.end()]),
  };
}

itWithPostgres("a failure during a transaction rejects that one and no other", async ({ postgres }) => {
  const database = await postgres.database();
  const outbox = await openPostgres(database, "server");
  const id = await outbox.add(newLead());
  const other = await startOther(database);
  await other.hold("LOCK TABLE leads IN SHARE MODE");
  const removed = outbox.remove([id]);
  const refused = expect(removed).rejects.toThrow();
  await other.waiting(1);
  await other.cut();
  await refused;
  await other.letGo();
  expect(await outbox.remove([id])).toMatchObject([{ id }]);
  await other.end();
  await outbox.close();
});

itWithPostgres(
  "a deletion keeps its receipt when the clean-up fails, which a later sweep does",
  async ({ postgres }) => {
    const database = await postgres.database();
    // A failure of the statement's own time limit takes ten seconds.
    await postgres.run("ALTER ROLE leads SET lock_timeout = '100ms'");
    const outbox = await openPostgres(database, "server");
    const id = await outbox.add(newLead());
    const other = await startOther(database);
    await other.hold("LOCK TABLE recent IN SHARE UPDATE EXCLUSIVE MODE");
    const { code, stdout } = await leads(freshDir(), ["forget", id], { DATABASE_URL: database });
    expect(code).toBe(1);
    expect(stdout).toMatch(
      new RegExp(
        `^${id}: not delivered\n(.*\n)+Leads deleted: 1\n\nThe deleted text is still .*lock timeout`,
      ),
    );
    expect(await outbox.note(UNCOMPACTED)).toBeTruthy();
    await other.letGo();
    await sweep({ outbox, retentionDays: undefined });
    expect(await outbox.note(UNCOMPACTED)).toBeUndefined();
    await postgres.run("ALTER ROLE leads RESET lock_timeout");
    await other.end();
    await outbox.close();
  },
);

itWithPostgres("a failure during the start stops it with one sentence", async ({ postgres }) => {
  const database = await postgres.database();
  const other = await startOther(database);
  await other.hold("SELECT pg_advisory_xact_lock(7230121)");
  const failed = expect(startServer(await makeSite(), { DATABASE_URL: database })).rejects.toThrow(
    /^ended with 1: DATABASE_URL cannot be used: \S+: terminating connection due to administrator command\.\n$/,
  );
  await other.waiting(1);
  await other.cut();
  await failed;
  await other.end();
});

itWithPostgres("requests accepted during a slow start are answered before a stop", async ({ postgres }) => {
  const database = await postgres.database();
  await (await openPostgres(database, "server")).close();
  const other = await startOther(database);
  await other.hold("LOCK TABLE deliveries IN SHARE MODE");
  const port = await freePort();
  const child = spawn(process.execPath, [mainFile], {
    cwd: await makeSite(),
    env: {
      PATH: process.env.PATH,
      PORT: String(port),
      DATABASE_URL: database,
      // Its pending mails are made due during the start.
      SMTP_URL: "smtp://127.0.0.1:1",
    },
  });
  const gone = once(child, "close");
  await other.waiting(1);
  const answer = post(`http://127.0.0.1:${port}`, contactBody());
  await other.waiting(2);
  child.kill("SIGTERM");
  // The lead may go on once the server has received the signal, which is when it refuses requests.
  await expect
    .poll(() =>
      fetch(`http://127.0.0.1:${port}/readyz`).then(
        ({ status }) => status,
        () => 0,
      ),
    )
    .not.toBe(200);
  await other.letGo();
  expect((await answer).status).toBe(200);
  expect((await gone)[0]).toBe(0);
  await other.end();
});

itWithPostgres("keeps a lead where the default isolation is serializable", async ({ postgres }) => {
  const database = await postgres.database();
  const name = new URL(database).pathname.slice(1);
  await postgres.run(`ALTER DATABASE ${name} SET default_transaction_isolation = serializable`);
  const outbox = await openPostgres(database, "server");
  const other = await startOther(database);
  const lead = newLead();
  await other.hold(`INSERT INTO recent VALUES ('${lead.fingerprint}', 'of another server', 0)`);
  const kept = outbox.add(lead);
  await other.waiting(1);
  await other.letGo("COMMIT");
  expect(await kept).toBe(lead.id);
  await other.end();
  await outbox.close();
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
  await expect.poll(() => canConnect(port)).toBe(true);
  const env = { DATABASE_URL: `postgres://leads@127.0.0.1:${port}${pathname}` };
  const server = await startServer(await makeSite(), env);
  const statuses: number[] = [];
  for (let round = 0; round < 8; round++) {
    const posts = Array.from({ length: 12 }, (_, count) =>
      post(server.url, contactBody({ subject: `Pooled ${round} ${count}` })),
    );
    statuses.push(...(await Promise.all(posts)).map(({ status }) => status));
  }
  expect(statuses.filter((status) => status !== 200)).toEqual([]);
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
  expect(await server.stop()).toBe(0);
  bouncer.kill("SIGINT");
});

itWithPostgres("a role that does not wait for the disk loses no lead in a crash", async ({ postgres }) => {
  await postgres.run("ALTER ROLE leads SET synchronous_commit = off");
  // Otherwise most commits would reach the disk by chance before the crash.
  await postgres.run("ALTER SYSTEM SET wal_writer_delay = '10s'");
  await postgres.run("ALTER SYSTEM SET wal_writer_flush_after = '1GB'");
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
