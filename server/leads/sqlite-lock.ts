import { once } from "node:events";
import { statSync } from "node:fs";
import net from "node:net";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as sleep } from "node:timers/promises";
import { faultOf } from "./fault.ts";
import { StoreError } from "./outbox.ts";

/** Time a start waits for a server that is just stopping. */
const TAKE_OVER_MS = 3_000;
const LOOK_AGAIN_MS = 100;
/** SQLite's answer while another process has the lock. */
const SQLITE_BUSY = 5;

export const LOCK_FILE = "server.lock";

const inUse = (dataDir: string, cause: unknown) =>
  new StoreError(`DATA_DIR ${dataDir} is in use by another server; stop it first.`, { cause });

/**
 * Locks a data directory until the returned database is closed or the process ends, however it ends.
 * @throws StoreError while another server has it
 */
export function lockDirectory(dataDir: string): DatabaseSync {
  const lock = new DatabaseSync(path.join(dataDir, LOCK_FILE), { timeout: TAKE_OVER_MS });
  try {
    lock.exec("BEGIN EXCLUSIVE");
    return lock;
  } catch (cause) {
    lock.close();
    if (faultOf(cause).errcode !== SQLITE_BUSY) throw cause;
    throw inUse(dataDir, cause);
  }
}

/**
 * Takes a name for the directory that one process of the machine can have until it closes the returned server or ends.
 * Deleting the lock file does not undo it. It is an abstract socket, which only Linux has; elsewhere, and between
 * containers that share a directory, the lock file alone keeps other servers out.
 * @throws StoreError while another server has it
 */
export async function takeName(dataDir: string): Promise<net.Server | undefined> {
  if (process.platform !== "linux") return undefined;
  const { dev, ino } = statSync(dataDir);
  const deadline = performance.now() + TAKE_OVER_MS;
  for (;;) {
    const server = net.createServer((socket) => socket.destroy()).unref();
    try {
      server.listen(`\0leads ${dev} ${ino}`);
      await once(server, "listening");
      return server;
    } catch (cause) {
      if (faultOf(cause).code !== "EADDRINUSE") return undefined;
      if (performance.now() > deadline) throw inUse(dataDir, cause);
      await sleep(LOOK_AGAIN_MS);
    }
  }
}
