import { randomUUID } from "node:crypto";
import { accessSync, constants, linkSync, rmSync } from "node:fs";
import path from "node:path";
import { backup, DatabaseSync } from "node:sqlite";
import { faultOf } from "../fault.ts";
import { StoreError, storeError } from "./outbox.ts";

/** More than a store has: all pages are copied in one step, so that writes meanwhile cannot restart the copy. */
const ALL_PAGES = 2 ** 30;
const CHECK = "PRAGMA integrity_check";
const COUNT = "SELECT count(*) AS count FROM leads";

/** Checks a copy and returns the number of its leads. */
function check(file: string): number {
  const copy = new DatabaseSync(file);
  try {
    copy.exec("PRAGMA journal_mode = DELETE");
    const result = copy.prepare(CHECK).get()?.integrity_check;
    if (result !== "ok") throw new StoreError(`The copy is damaged: ${result}`);
    return Number(copy.prepare(COUNT).get()?.count);
  } finally {
    copy.close();
  }
}

/**
 * Copies a store that is in use into a new file and returns the number of its leads.
 * @throws StoreError when the file exists or cannot be written, or the copy is damaged
 */
export async function backupStore(db: DatabaseSync, target: string): Promise<number> {
  // A name of its own, so that two backups do not disturb each other.
  const partial = `${target}.${randomUUID()}.partial`;
  try {
    accessSync(path.dirname(target), constants.W_OK);
    await backup(db, partial, { rate: ALL_PAGES });
    const count = check(partial);
    // Renaming would replace a file that has come meanwhile.
    linkSync(partial, target);
    return count;
  } catch (cause) {
    if (faultOf(cause).code === "EEXIST") throw new StoreError(`${target} exists already; name a new file.`);
    throw storeError(cause, `${target} cannot be written`);
  } finally {
    rmSync(partial, { force: true });
  }
}
