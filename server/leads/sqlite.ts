import { existsSync, mkdirSync, renameSync, rmSync } from "node:fs";
import path from "node:path";
import { backup, DatabaseSync, type StatementSync } from "node:sqlite";
import { groupCommit } from "./group-commit.ts";
import { DUPLICATE_MS, type NewLead, type Outbox, StoreError } from "./outbox.ts";
import { metaTable, migrations } from "./schema.ts";
import { type Row, type Statement, sqlOutbox, type Value } from "./sql-outbox.ts";

const FILE = "leads.db";
/** How long a writer waits for the operator's command to finish its own short write. */
const BUSY_MS = 1_000;
/** How long a start waits for a server that is just stopping. */
const TAKE_OVER_MS = 3_000;
const SCRUB_TRIES = 50;

const KEEP_RECENT = `
  INSERT INTO recent (fingerprint, lead_id, at) VALUES ($1, $2, $3)
  ON CONFLICT (fingerprint) DO UPDATE SET lead_id = excluded.lead_id, at = excluded.at
    WHERE abs(recent.at - excluded.at) >= ${DUPLICATE_MS}`;
const FIRST_ID = `SELECT lead_id FROM recent WHERE fingerprint = $1`;
const KEEP_LEAD = `
  INSERT INTO leads (id, kind, subject, reply_to, fields, quarantined, received_at)
  VALUES ($1, $2, $3, $4, $5, $6, $7)`;
const KEEP_DELIVERY = `
  INSERT INTO deliveries (lead_id, channel, state, attempts, next_at, lease, leased_until, problem)
  VALUES ($1, $2, 'pending', 0, $3, '', 0, '')`;

const bind = (values: readonly Value[]) =>
  Object.fromEntries(values.map((value, index) => [`$${index + 1}`, value]));

/**
 * Held open for the life of a server: the lock goes with the process, however it ends.
 * @throws StoreError while another server has it
 */
function lockDirectory(dataDir: string): DatabaseSync {
  const lock = new DatabaseSync(path.join(dataDir, "server.lock"), { timeout: TAKE_OVER_MS });
  try {
    lock.exec("BEGIN EXCLUSIVE");
  } catch (cause) {
    lock.close();
    throw new StoreError(`DATA_DIR ${dataDir} is in use by another server; stop it first.`, { cause });
  }
  return lock;
}

function migrate(db: DatabaseSync) {
  const version = Number(db.prepare("PRAGMA user_version").get()?.user_version);
  if (version > migrations.length) {
    throw new StoreError("DATA_DIR holds a store written by a newer version of this server.");
  }
  if (version === migrations.length) return;
  db.exec("BEGIN IMMEDIATE");
  db.exec(metaTable);
  for (const sql of migrations.slice(version).flat()) {
    const strict = sql.startsWith("CREATE TABLE") ? " STRICT, WITHOUT ROWID" : "";
    db.exec(sql.replace(/\bINT\b/g, "integer") + strict);
  }
  db.exec(`PRAGMA user_version = ${migrations.length}; COMMIT`);
}

/** True when there is a store to open. */
export const hasSqlite = (dataDir: string) => existsSync(path.join(dataDir, FILE));

/**
 * Opens the store in a directory, making both when they are missing.
 * @param role only one `server` may have it; an `operator` works beside it
 * @throws StoreError when another server has it or it cannot be opened
 */
export function openSqlite(dataDir: string, role: "server" | "operator" = "server"): Outbox {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const lock = role === "server" ? lockDirectory(dataDir) : undefined;
  const file = path.join(dataDir, FILE);
  const db = new DatabaseSync(file, { timeout: BUSY_MS });
  db.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON");
  migrate(db);
  // Only this process can have claimed anything, so a claim found at the start is one that died.
  if (lock) db.exec("UPDATE deliveries SET lease = '', leased_until = 0 WHERE lease <> ''");

  const prepared = new Map<string, StatementSync>();
  const prepare = (sql: string) => {
    const known = prepared.get(sql) ?? db.prepare(sql);
    // Statements with a list of ids come in many lengths; the map must not grow with them.
    if (prepared.size < 200) prepared.set(sql, known);
    return known;
  };
  const run = (sql: string, values: readonly Value[]) => prepare(sql).all(bind(values)) as Row[];

  const change = (sql: string, values: readonly Value[]) => Number(prepare(sql).run(bind(values)).changes);

  const write = groupCommit<() => unknown, unknown>((tasks) => {
    db.exec("BEGIN IMMEDIATE");
    try {
      const results = tasks.map((task) => task());
      db.exec("COMMIT");
      return results;
    } catch (error) {
      if (db.isTransaction) db.exec("ROLLBACK");
      throw error;
    }
  });

  function keep(lead: NewLead): string {
    const fresh = change(KEEP_RECENT, [lead.fingerprint, lead.id, lead.receivedAt]);
    if (fresh === 0) return String(run(FIRST_ID, [lead.fingerprint])[0]?.lead_id);
    change(KEEP_LEAD, [
      lead.id,
      lead.kind,
      lead.subject,
      lead.replyTo,
      JSON.stringify(lead.fields),
      lead.quarantined ? 1 : 0,
      lead.receivedAt,
    ]);
    for (const channel of lead.channels) change(KEEP_DELIVERY, [lead.id, channel, lead.receivedAt]);
    return lead.id;
  }

  return sqlOutbox({
    place: `${file} (SQLite)`,
    claimLock: "",
    add: (lead) => write(() => keep(lead)) as Promise<string>,
    batch: (statements: readonly Statement[]) =>
      write(() => statements.map(([sql, values]) => run(sql, values))) as Promise<Row[][]>,
    read: async (sql, values) => run(sql, values),

    async scrub() {
      // A checkpoint that empties the log has to wait for readers to step aside.
      for (let tries = 0; tries < SCRUB_TRIES; tries++) {
        if (db.prepare("PRAGMA wal_checkpoint(TRUNCATE)").get()?.busy === 0) return;
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
      throw new StoreError(
        "What was deleted is still in the store's log: it is busy. Run the command again.",
      );
    },

    async backup(target) {
      if (existsSync(target)) throw new StoreError(`${target} exists already; name a new file.`);
      const partial = `${target}.partial`;
      rmSync(partial, { force: true });
      // All pages in one step, so that a server that keeps writing cannot make the copy start over.
      await backup(db, partial, { rate: 2 ** 30 });
      const copy = new DatabaseSync(partial);
      try {
        copy.exec("PRAGMA journal_mode = DELETE");
        const check = copy.prepare("PRAGMA integrity_check").get()?.integrity_check;
        if (check !== "ok") throw new StoreError(`The copy in ${partial} is damaged: ${check}`);
        return Number(copy.prepare("SELECT count(*) AS count FROM leads").get()?.count);
      } finally {
        copy.close();
        renameSync(partial, target);
      }
    },

    async close() {
      await write(() => undefined).catch(() => undefined);
      db.close();
      lock?.close();
    },
  });
}
