import { existsSync, mkdirSync, statSync } from "node:fs";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as sleep } from "node:timers/promises";
import { errorInfo } from "../error.ts";
import { StoreError } from "./store.ts";

/** Time a start waits for a server that is just stopping. */
const LOCK_TIMEOUT_MS = 3_000;
/** A running server recreates a deleted lock file within a second; a start waits this long for it. */
const LOCK_FILE_WAIT_MS = 3_000;
const POLL_MS = 100;
const SQLITE_BUSY = 5;

export const databaseFile = (dataDir: string) => path.join(dataDir, "leads.db");
const lockFile = (dataDir: string) => path.join(dataDir, "server.lock");

/** Locks a data directory until it is closed or the process ends, however it ends: the lock is the system's. */
export function lockDirectory(dataDir: string): DatabaseSync {
  const lock = new DatabaseSync(lockFile(dataDir), { timeout: LOCK_TIMEOUT_MS });
  try {
    lock.exec("BEGIN EXCLUSIVE");
    return lock;
  } catch (cause) {
    lock.close();
    if (errorInfo(cause).errcode !== SQLITE_BUSY) throw cause;
    throw new StoreError(`DATA_DIR ${dataDir} is in use by another server; stop it first.`, { cause });
  }
}

/** Waits while a lock file is missing, as a running server whose file was deleted still has to make it again. */
export async function awaitLockFile(dataDir: string) {
  const deadline = performance.now() + LOCK_FILE_WAIT_MS;
  while (!existsSync(lockFile(dataDir)) && performance.now() < deadline) await sleep(POLL_MS);
}

/** The code of the error when the store has to be opened again. */
export const FILE_LOST_CODE = "ERR_STORE_FILE_LOST";

/** Returns the number of a file in the file system, by which it differs from a later file of the same name. */
const inodeOf = (file: string) => statSync(file, { throwIfNoEntry: false })?.ino;

/**
 * Returns a function that returns an error once a file of the store is no longer the one that was there at first. SQLite
 * does not notice that its files were moved or deleted, and would write leads where nobody finds them. A lost database is
 * fatal; its log, index and lock are recreated when the store is opened again.
 */
export function watchFiles(dataDir: string) {
  const databasePath = databaseFile(dataDir);
  const files = [databasePath, `${databasePath}-wal`, `${databasePath}-shm`, lockFile(dataDir)];
  const watched = files.map((name) => ({ name, inode: inodeOf(name) }));
  return () => {
    const lost = watched.find(({ name, inode }) => inodeOf(name) !== inode);
    if (!lost) return undefined;
    const code = lost.name === databasePath ? "ERR_STORE_MOVED" : FILE_LOST_CODE;
    return Object.assign(new StoreError(`${lost.name} was moved or deleted.`), { code });
  };
}

/** Returns whether the group of a directory, such as that of the desk's account, may write in it. */
export const canGroupWrite = (dir: string) => (statSync(dir).mode & 0o020) !== 0;

/** Makes a directory and its parents. `mkdirSync` with `recursive` never returns for a path below /proc. */
export function makeDirectory(dir: string) {
  if (statSync(dir, { throwIfNoEntry: false })?.isDirectory()) return;
  makeDirectory(path.dirname(dir));
  mkdirSync(dir, { mode: 0o700 });
}
