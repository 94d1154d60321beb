import { existsSync, mkdirSync, renameSync, rmSync, statSync } from "node:fs";
import path from "node:path";
import { backup, DatabaseSync } from "node:sqlite";

/** @import { NewLead } from "./outbox.ts" */
/** @import { Row, Statement, Value } from "./sql-outbox.ts" */

/**
 * @typedef {object} Opening
 * @property {string} dataDir
 * @property {string} file name of the store in it
 * @property {"server" | "operator"} role only one server may have a store; an operator works beside it
 * @property {string[][]} steps SQL from each version to the next, from an empty store on
 * @property {number} duplicateMs
 */
/** @typedef {NewLead | readonly Statement[]} Task a lead to keep, answered with its id, or SQL, with its rows */

/** The store cannot be used; its message is a sentence for the operator. */
export class StoreFault extends Error {}

/** How long a writer waits for the operator's command to finish its own short write. */
const BUSY_MS = 1_000;
/** How long a start waits for a server that is just stopping. */
const TAKE_OVER_MS = 3_000;
/** While a checkpoint waits for readers, nobody can write. */
const SCRUB_BUSY_MS = 20;
const SCRUB_PAUSE_MS = 100;
const SCRUB_TRIES = 500;
/** How often a writer looks whether the store is still where it was opened. */
const LOOK_MS = 1_000;
/** What SQLite answers when another has the lock. */
const SQLITE_BUSY = 5;
/** Pages of 4 kB. */
const LOG_PAGES = 4_000;
/** Fingerprints in memory, some 10 MB; only where more leads came in ten minutes could two of them be twins. */
const SEEN_MAX = 50_000;

const STILL_RECENT = `SELECT 1 FROM recent WHERE lead_id = ? AND abs(at - ?) < ?`;
const KEEP_RECENT = `INSERT INTO recent (lead_id, fingerprint, at) VALUES (?, ?, ?)`;
const KEEP_LEAD = `
  INSERT INTO leads (id, kind, subject, reply_to, fields, quarantined, received_at)
  VALUES (?, ?, ?, ?, ?, ?, ?)`;
const KEEP_DELIVERY = `
  INSERT INTO deliveries (lead_id, channel, state, attempts, next_at, lease, leased_until, problem)
  VALUES (?, ?, 'pending', 0, ?, '', 0, '')`;

/** @param {Task} task @returns {task is readonly Statement[]} */
const isSql = (task) => Array.isArray(task);

/** @param {readonly Value[]} values */
const bind = (values) => Object.fromEntries(values.map((value, index) => [`$${index + 1}`, value]));

/**
 * Held open for the life of a server: the lock goes with the process, however it ends.
 * @param {string} dataDir
 * @throws StoreFault while another server has it
 */
function lockDirectory(dataDir) {
  const lock = new DatabaseSync(path.join(dataDir, "server.lock"), { timeout: TAKE_OVER_MS });
  try {
    lock.exec("BEGIN EXCLUSIVE");
  } catch (cause) {
    lock.close();
    if (/** @type {{ errcode?: number }} */ (cause).errcode !== SQLITE_BUSY) throw cause;
    throw new StoreFault(`DATA_DIR ${dataDir} is in use by another server; stop it first.`, { cause });
  }
  return lock;
}

/**
 * Throws when a file is no longer the one that was opened: SQLite would go on to write what nobody can find again.
 * @param {string} file
 */
function watchPlace(file) {
  const opened = statSync(file).ino;
  let lookedAt = performance.now();
  return () => {
    if (performance.now() - lookedAt < LOOK_MS) return;
    if (statSync(file, { throwIfNoEntry: false })?.ino !== opened) {
      throw Object.assign(new StoreFault(`${file} was moved or deleted.`), { code: "ERR_STORE_MOVED" });
    }
    lookedAt = performance.now();
  };
}

/** @param {DatabaseSync} db @param {string[][]} steps */
function migrate(db, steps) {
  const version = Number(db.prepare("PRAGMA user_version").get()?.user_version);
  if (version > steps.length) {
    throw new StoreFault("DATA_DIR holds a store written by a newer version of this server.");
  }
  if (version === steps.length) return;
  db.exec("BEGIN IMMEDIATE");
  for (const sql of steps.slice(version).flat()) {
    db.exec(sql.startsWith("CREATE TABLE") ? `${sql} STRICT, WITHOUT ROWID` : sql);
  }
  db.exec(`PRAGMA user_version = ${steps.length}; COMMIT`);
}

/**
 * Opens the store in a directory, making both when they are missing. Everything here blocks until the disk has
 * answered: it runs in a thread of its own.
 * @param {Opening} opening
 * @throws StoreFault when another server has it, and what SQLite throws when it cannot be opened
 */
export function openStore({ dataDir, file, role, steps, duplicateMs }) {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const lock = role === "server" ? lockDirectory(dataDir) : undefined;
  const db = new DatabaseSync(path.join(dataDir, file), { timeout: BUSY_MS });
  db.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON");
  // A checkpoint writes each page once however often it changed, so a longer log costs a burst less.
  db.exec(`PRAGMA wal_autocheckpoint = ${LOG_PAGES}`);
  migrate(db, steps);
  // Only this process can have claimed anything, so a claim found at the start is one that died.
  if (lock) db.exec("UPDATE deliveries SET lease = '', leased_until = 0 WHERE lease <> ''");

  const checkPlace = watchPlace(path.join(dataDir, file));
  /** @type {Map<string, import("node:sqlite").StatementSync>} */
  const prepared = new Map();
  /** @param {string} sql */
  const prepare = (sql) => {
    const known = prepared.get(sql) ?? db.prepare(sql);
    // Statements with a list of ids come in many lengths; the map must not grow with them.
    if (prepared.size < 200) prepared.set(sql, known);
    return known;
  };
  /** @param {string} sql @param {readonly Value[]} values */
  const read = (sql, values) => /** @type {Row[]} */ (prepare(sql).all(bind(values)));

  const stillRecent = db.prepare(STILL_RECENT);
  const keepRecent = db.prepare(KEEP_RECENT);
  const keepLead = db.prepare(KEEP_LEAD);
  const keepDelivery = db.prepare(KEEP_DELIVERY);

  // Where to look for a lead's twin. What is true stands in `recent`, so that nothing here has to be undone.
  /** @type {Map<string, string>} */
  const seen = new Map();
  // Kept, since a new one would step over all that has been forgotten before.
  const oldest = seen.keys();
  /** @param {string} fingerprint @param {string} id */
  function remember(fingerprint, id) {
    seen.delete(fingerprint);
    seen.set(fingerprint, id);
    if (seen.size > SEEN_MAX) seen.delete(oldest.next().value ?? "");
  }
  for (const { fingerprint, lead_id } of db.prepare("SELECT * FROM recent ORDER BY at").iterate()) {
    remember(String(fingerprint), String(lead_id));
  }

  /** @param {NewLead} lead */
  function keep({ id, receivedAt, ...lead }) {
    const first = seen.get(lead.fingerprint);
    if (first !== undefined && stillRecent.get(first, receivedAt, duplicateMs)) return first;
    remember(lead.fingerprint, id);
    keepRecent.run(id, lead.fingerprint, receivedAt);
    const fields = JSON.stringify(lead.fields);
    keepLead.run(id, lead.kind, lead.subject, lead.replyTo, fields, lead.quarantined ? 1 : 0, receivedAt);
    for (const channel of lead.channels) keepDelivery.run(id, channel, receivedAt);
    return id;
  }

  return {
    /** Answers once the store is open. */
    ready() {},

    read,

    /**
     * One transaction for all: answers once they are on the disk, or throws, and then none is.
     * @param {readonly Task[]} tasks
     */
    write(tasks) {
      checkPlace();
      db.exec("BEGIN IMMEDIATE");
      try {
        const results = tasks.map((task) =>
          isSql(task) ? task.map(([sql, values]) => read(sql, values)) : keep(task),
        );
        db.exec("COMMIT");
        return results;
      } catch (error) {
        if (db.isTransaction) db.exec("ROLLBACK");
        throw error;
      }
    },

    async scrub() {
      // A checkpoint that empties the log needs readers to step aside; most of the work is done beside them.
      db.exec("PRAGMA wal_checkpoint(PASSIVE)");
      for (let tries = 0; tries < SCRUB_TRIES; tries++) {
        db.exec(`PRAGMA busy_timeout = ${SCRUB_BUSY_MS}`);
        const answer = db.prepare("PRAGMA wal_checkpoint(TRUNCATE)").get();
        db.exec(`PRAGMA busy_timeout = ${BUSY_MS}`);
        if (answer?.busy === 0) return;
        await new Promise((resolve) => setTimeout(resolve, SCRUB_PAUSE_MS));
      }
      throw new StoreFault(
        "What was deleted is still in the store's log: it is busy. Run the command again.",
      );
    },

    /** @param {string} target */
    async backup(target) {
      if (existsSync(target)) throw new StoreFault(`${target} exists already; name a new file.`);
      const partial = `${target}.partial`;
      rmSync(partial, { force: true });
      // All pages in one step, so that a server that keeps writing cannot make the copy start over.
      await backup(db, partial, { rate: 2 ** 30 });
      const copy = new DatabaseSync(partial);
      let count = 0;
      try {
        copy.exec("PRAGMA journal_mode = DELETE");
        const check = copy.prepare("PRAGMA integrity_check").get()?.integrity_check;
        if (check !== "ok") throw new StoreFault(`The copy in ${partial} is damaged: ${check}`);
        count = Number(copy.prepare("SELECT count(*) AS count FROM leads").get()?.count);
      } finally {
        copy.close();
      }
      renameSync(partial, target);
      return count;
    },

    close() {
      db.close();
      lock?.close();
    },
  };
}

/** @typedef {ReturnType<typeof openStore>} Store */
