import { randomUUID } from "node:crypto";
import { accessSync, closeSync, constants, existsSync, linkSync, openSync, rmSync } from "node:fs";
import path from "node:path";
import { backup, DatabaseSync, type StatementSync } from "node:sqlite";
import { setTimeout as sleep } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import { errorInfo } from "../error.ts";
import { migrate, type OpenMode } from "./migrations.ts";
import type { DbRow, Statement, Value } from "./sql.ts";
import { databaseFile, watchFiles } from "./sqlite-files.ts";
import { StoreError, storeError } from "./store.ts";

/** More than a store has: all pages are copied in one step, so that writes meanwhile cannot restart the copy. */
const ALL_PAGES = 2 ** 30;
const INTEGRITY_CHECK = "PRAGMA integrity_check";
const COUNT_LEADS = "SELECT count(*) AS count FROM leads";

function verifyCopy(file: string): number {
  const copy = new DatabaseSync(file);
  try {
    copy.exec("PRAGMA journal_mode = DELETE");
    const result = copy.prepare(INTEGRITY_CHECK).get()?.integrity_check;
    if (result !== "ok") throw new StoreError(`The copy is damaged: ${result}`);
    return Number(copy.prepare(COUNT_LEADS).get()?.count);
  } finally {
    copy.close();
  }
}

/** Copies a store that is in use into a new file and returns the number of its leads. */
async function backupStore(db: DatabaseSync, target: string): Promise<number> {
  // A name of its own, so that two backups do not disturb each other.
  const partial = `${target}.${randomUUID()}.partial`;
  try {
    accessSync(path.dirname(target), constants.W_OK);
    await backup(db, partial, { rate: ALL_PAGES });
    const count = verifyCopy(partial);
    // Renaming would replace a file that has come meanwhile.
    linkSync(partial, target);
    return count;
  } catch (cause) {
    if (errorInfo(cause).code === "EEXIST")
      throw new StoreError(`${target} exists already; name a new file.`);
    throw storeError(cause, `${target} cannot be written`);
  } finally {
    rmSync(partial, { force: true });
  }
}

export interface DatabaseOptions {
  dataDir: string;
  mode: OpenMode;
}

/** Time a write waits for the operator's command to finish its own short write. */
const BUSY_MS = 1_000;
/** While a checkpoint waits for readers, nobody can write. */
const CHECKPOINT_BUSY_MS = 20;
const CHECKPOINT_PAUSE_MS = 100;
/** About five seconds. A reader that stays longer may stay for ever. */
const CHECKPOINT_TRIES = 40;
const STATEMENTS_MAX = 200;

const DURABLE = "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON";
/** Pages of 4 kB. A checkpoint writes each page once however often it changed, so a long log makes bursts cheaper. */
const LOG_SIZE = "PRAGMA wal_autocheckpoint = 4000";
const EMPTY_LOG = "PRAGMA wal_checkpoint(TRUNCATE)";
const EMPTY_LOG_BESIDE_READERS = "PRAGMA wal_checkpoint(PASSIVE)";
const END_LEASES = "UPDATE deliveries SET lease = '', leased_until = 0 WHERE lease <> ''";

const bind = (values: readonly Value[]) =>
  Object.fromEntries(values.map((value, index) => [`$${index + 1}`, value]));

/**
 * Returns the URL of a store that is only read. Where there is no log, and none can be made, SQLite opens it only as
 * `immutable`, a file that nobody changes.
 */
function readOnlyUrl(file: string): URL {
  const url = pathToFileURL(file);
  try {
    if (!existsSync(`${file}-wal`)) accessSync(path.dirname(file), constants.W_OK);
  } catch {
    url.search = "immutable=1";
  }
  return url;
}

/** Opens the store, or makes it. All of this blocks until the disk has answered, so it runs in a thread of its own. */
export function openDatabase({ dataDir, mode }: DatabaseOptions) {
  const file = databaseFile(dataDir);
  const isReader = mode === "reader";
  // SQLite gives its other files the mode of this one.
  if (mode === "server") closeSync(openSync(file, "a", 0o660));
  const db = new DatabaseSync(isReader ? readOnlyUrl(file) : file, { timeout: BUSY_MS, readOnly: isReader });
  if (!isReader) db.exec(`${DURABLE}; ${LOG_SIZE}`);

  const fault = watchFiles(dataDir);
  const prepared = new Map<string, StatementSync>();

  function prepare(sql: string): StatementSync {
    const statement = prepared.get(sql) ?? db.prepare(sql);
    // Bounded, as a statement with a list of ids has a text for every length.
    if (prepared.size < STATEMENTS_MAX) prepared.set(sql, statement);
    return statement;
  }

  const read = (sql: string, values: readonly Value[]): DbRow[] => prepare(sql).all(bind(values));

  /** Runs all statements in one transaction, which is on the disk when this returns; when it throws, nothing is kept. */
  function transact(statements: readonly Statement[]): DbRow[][] {
    const problem = fault();
    if (problem) throw problem;
    db.exec("BEGIN IMMEDIATE");
    try {
      const results = statements.map(([sql, values]) => read(sql, values));
      db.exec("COMMIT");
      return results;
    } catch (error) {
      if (db.isTransaction) db.exec("ROLLBACK");
      throw error;
    }
  }

  return {
    read,

    /** Brings the tables up to date, and ends the leases of a server that died: only this one claims deliveries. */
    async update() {
      const version = Number(db.prepare("PRAGMA user_version").get()?.user_version);
      const run = async (sql: string, values: readonly Value[] = []) => db.prepare(sql).all(bind(values));
      if (!isReader) db.exec("BEGIN IMMEDIATE");
      const latest = await migrate("sqlite", { version, mode, run });
      if (version < latest) db.exec(`PRAGMA user_version = ${latest}`);
      if (mode === "server") db.exec(END_LEASES);
      if (!isReader) db.exec("COMMIT");
    },

    transact,

    /** Empties the log, so that nothing deleted is left in it. */
    async compact() {
      // The last checkpoint needs readers to step aside; this one does most of the work beside them.
      db.exec(EMPTY_LOG_BESIDE_READERS);
      for (let tries = 0; tries < CHECKPOINT_TRIES; tries++) {
        db.exec(`PRAGMA busy_timeout = ${CHECKPOINT_BUSY_MS}`);
        const result = db.prepare(EMPTY_LOG).get();
        db.exec(`PRAGMA busy_timeout = ${BUSY_MS}`);
        if (result?.busy === 0) return;
        await sleep(CHECKPOINT_PAUSE_MS);
      }
      throw Object.assign(new StoreError("a reader keeps the store's log"), { code: "ERR_STORE_READ" });
    },

    backup: (target: string) => backupStore(db, target),

    fault,

    /** Writes the whole log into the store's file, as the log itself can no longer be found by its name. */
    flushLog() {
      const result = db.prepare(EMPTY_LOG_BESIDE_READERS).get();
      if (result?.log !== result?.checkpointed) throw new StoreError("The store's log is busy.");
    },

    close: () => db.close(),
  };
}

export type Database = ReturnType<typeof openDatabase>;
