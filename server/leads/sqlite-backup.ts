import { existsSync, renameSync, rmSync } from "node:fs";
import { backup, DatabaseSync } from "node:sqlite";
import { StoreError } from "./outbox.ts";

/** More than a store has: all pages are copied in one step, so that writes meanwhile cannot restart the copy. */
const ALL_PAGES = 2 ** 30;
const CHECK = "PRAGMA integrity_check";
const COUNT = "SELECT count(*) AS count FROM leads";

/**
 * Copies a store that is in use into a new file and returns the number of its leads.
 * @throws StoreError when the file exists, or the copy is damaged
 */
export async function backupStore(db: DatabaseSync, target: string): Promise<number> {
  if (existsSync(target)) throw new StoreError(`${target} exists already; name a new file.`);
  const partial = `${target}.partial`;
  rmSync(partial, { force: true });
  await backup(db, partial, { rate: ALL_PAGES });
  const copy = new DatabaseSync(partial);
  let count = 0;
  try {
    copy.exec("PRAGMA journal_mode = DELETE");
    const result = copy.prepare(CHECK).get()?.integrity_check;
    if (result !== "ok") throw new StoreError(`The copy in ${partial} is damaged: ${result}`);
    count = Number(copy.prepare(COUNT).get()?.count);
  } finally {
    copy.close();
  }
  renameSync(partial, target);
  return count;
}
