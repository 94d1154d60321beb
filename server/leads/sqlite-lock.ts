import { statSync } from "node:fs";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { faultOf } from "./fault.ts";
import { StoreError } from "./outbox.ts";

/** Time a start waits for a server that is just stopping. */
const TAKE_OVER_MS = 3_000;
/** SQLite's answer while another process has the lock. */
const SQLITE_BUSY = 5;
const CHECK_EVERY_MS = 1_000;

/**
 * Locks a data directory until the returned database is closed or the process ends, however it ends.
 * @throws StoreError while another server has it
 */
export function lockDirectory(dataDir: string): DatabaseSync {
  const lock = new DatabaseSync(path.join(dataDir, "server.lock"), { timeout: TAKE_OVER_MS });
  try {
    lock.exec("BEGIN EXCLUSIVE");
    return lock;
  } catch (cause) {
    lock.close();
    if (faultOf(cause).errcode !== SQLITE_BUSY) throw cause;
    throw new StoreError(`DATA_DIR ${dataDir} is in use by another server; stop it first.`, { cause });
  }
}

/**
 * Returns a function that throws when the file is no longer the one that was there at first. SQLite does not notice
 * that its file was moved or deleted, and would write leads where nobody finds them.
 */
export function moveCheck(file: string): () => void {
  const inode = statSync(file).ino;
  let checkedAt = performance.now();
  return () => {
    if (performance.now() - checkedAt < CHECK_EVERY_MS) return;
    if (statSync(file, { throwIfNoEntry: false })?.ino !== inode) {
      throw Object.assign(new StoreError(`${file} was moved or deleted.`), { code: "ERR_STORE_MOVED" });
    }
    checkedAt = performance.now();
  };
}
