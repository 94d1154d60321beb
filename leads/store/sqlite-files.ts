import { mkdirSync, statSync } from "node:fs";
import path from "node:path";
import { StoreError } from "./outbox.ts";

/** Returns the file of the store in a directory. */
export const fileOf = (dataDir: string) => path.join(dataDir, "leads.db");

/** The code of the error when the store has to be opened again. */
export const FILE_LOST = "ERR_STORE_FILE_LOST";

/** Returns the number by which the system knows a file, which another file of the same name has not. */
export const inodeOf = (file: string) => statSync(file, { throwIfNoEntry: false })?.ino;

/**
 * Returns a function that returns an error once a file is no longer the one that was there at first. SQLite does not
 * notice that its files were moved or deleted, and would write leads where nobody finds them.
 * @param others files that are made again when the store is opened again
 */
export function watchFiles(file: string, others: readonly string[]) {
  const watched = [file, ...others].map((name) => ({ name, inode: inodeOf(name) }));
  return () => {
    const lost = watched.find(({ name, inode }) => inodeOf(name) !== inode);
    if (!lost) return undefined;
    const code = lost.name === file ? "ERR_STORE_MOVED" : FILE_LOST;
    return Object.assign(new StoreError(`${lost.name} was moved or deleted.`), { code });
  };
}

/** Tells whether the group of a directory, such as that of the desk's account, may write in it. */
export const canGroupWrite = (dir: string) => (statSync(dir).mode & 0o020) !== 0;

/** Makes a directory and its parents. `mkdirSync` with `recursive` never returns for a path below /proc. */
export function makeDirectory(dir: string) {
  if (statSync(dir, { throwIfNoEntry: false })?.isDirectory()) return;
  makeDirectory(path.dirname(dir));
  mkdirSync(dir, { mode: 0o700 });
}
