import { existsSync } from "node:fs";
import { groupCommit } from "./group-commit.ts";
import type { Outbox } from "./outbox.ts";
import type { Role } from "./schema.ts";
import { sqlOutbox } from "./sql-outbox.ts";
import { canGroupWrite, FILE_LOST, fileOf, makeDirectory } from "./sqlite-files.ts";
import { awaitLockFile, lockDirectory } from "./sqlite-lock.ts";
import { openStore } from "./sqlite-store.ts";

const CHECK_EVERY_MS = 1_000;

/** Tells whether there is a store to open. */
export const hasSqlite = (dataDir: string) => existsSync(fileOf(dataDir));

/**
 * Opens the store in a directory and makes both when they are missing. The posts of one turn of the event loop share a
 * commit.
 * @param role only one `server` may have a store; others work beside it
 * @throws StoreError when another server has it, and SQLite's errors when it cannot be opened
 */
export async function openSqlite(dataDir: string, role: Role = "server"): Promise<Outbox> {
  makeDirectory(dataDir);
  // Only this account may use the store and every copy of it; its group too where that may write in the folder.
  process.umask(canGroupWrite(dataDir) ? 0o007 : 0o077);
  if (role === "server" && hasSqlite(dataDir)) await awaitLockFile(dataDir);
  const lock = role === "server" ? lockDirectory(dataDir) : undefined;
  const open = () => openStore({ dataDir, role });
  let store: ReturnType<typeof open> | undefined;
  try {
    store = open();
    await store.update();
  } catch (error) {
    store?.close();
    lock?.close();
    throw error;
  }

  /**
   * Returns the store. After the loss of a file that can be made again it locks the directory anew, saves what is kept,
   * and opens the store anew.
   */
  function current() {
    lock?.keep();
    if (store?.fault()?.code === FILE_LOST) {
      try {
        store.saveLog();
        store.close();
        store = undefined;
      } catch {
        // The disk is full, or somebody reads: tried again with the next request.
      }
    }
    store ??= open();
    return store;
  }
  // Also when nobody posts: the leads in a deleted log would be lost at the next kill.
  const timer = setInterval(() => {
    try {
      current();
    } catch {
      // Another server has the lock now: the next request says so.
    }
  }, CHECK_EVERY_MS).unref();

  return sqlOutbox({
    location: `${fileOf(dataDir)} (SQLite)`,
    claimLock: "",
    position: "instr",
    now: async () => Date.now(),
    add: groupCommit(async (leads) => current().keep(leads)),
    addAndRollBack: async (lead, statement) => current().addAndRollBack(lead, statement),
    batch: async (statements) => current().batch(statements),
    read: async (sql, values) => current().read(sql, values),
    compact: () => current().compact(),
    backup: (file) => current().backup(file),
    async close() {
      clearInterval(timer);
      store?.close();
      lock?.close();
    },
  });
}
