import { existsSync } from "node:fs";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as sleep } from "node:timers/promises";
import { faultOf } from "../fault.ts";
import { StoreError } from "./outbox.ts";
import { inodeOf } from "./sqlite-files.ts";

/** Time a start waits for a server that is just stopping. */
const TAKE_OVER_MS = 3_000;
/** Time a start waits for a running server to make its deleted lock file again, for which that looks once a second. */
const MAKE_AGAIN_MS = 3_000;
const LOOK_MS = 100;
/** SQLite's answer while another process has the lock. */
const SQLITE_BUSY = 5;

const fileOf = (dataDir: string) => path.join(dataDir, "server.lock");

function take(dataDir: string): DatabaseSync {
  const lock = new DatabaseSync(fileOf(dataDir), { timeout: TAKE_OVER_MS });
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
 * Locks a data directory until it is closed or the process ends, however it ends: the lock is the system's, on a file.
 * @throws StoreError while another server has it
 */
export function lockDirectory(dataDir: string) {
  let lock = take(dataDir);
  let inode = inodeOf(fileOf(dataDir));
  return {
    /**
     * Locks the file anew when it was deleted; a directory that is moved away stays locked as it is.
     * @throws StoreError when another server was faster
     */
    keep() {
      if (inodeOf(fileOf(dataDir)) === inode || !existsSync(dataDir)) return;
      const next = take(dataDir);
      lock.close();
      lock = next;
      inode = inodeOf(fileOf(dataDir));
    },
    close: () => lock.close(),
  };
}

/** Waits while a lock file is missing, as a running server whose file was deleted still has to make it again. */
export async function awaitLockFile(dataDir: string) {
  const deadline = performance.now() + MAKE_AGAIN_MS;
  while (!existsSync(fileOf(dataDir)) && performance.now() < deadline) await sleep(LOOK_MS);
}
