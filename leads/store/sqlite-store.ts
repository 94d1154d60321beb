import { existsSync } from "node:fs";
import { Worker } from "node:worker_threads";
import type { OpenMode } from "./migrations.ts";
import { addStatements } from "./sql-inserts.ts";
import { sqlStore } from "./sql-store.ts";
import type { Database, DatabaseOptions } from "./sqlite-database.ts";
import { awaitLockFile, canGroupWrite, databaseFile, makeDirectory } from "./sqlite-files.ts";
import type { WorkerReply, WorkerRequest } from "./sqlite-worker.ts";
import { type LeadStore, StoreError } from "./store.ts";

/** Megabytes; the thread holds one group of leads, or one page of an export, at a time. */
const HEAP = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 16 };

export const hasSqliteStore = (dataDir: string) => existsSync(databaseFile(dataDir));

function errorOf({ isStoreError, ...fault }: NonNullable<WorkerReply["fault"]>): Error {
  return Object.assign(isStoreError ? new StoreError(fault.message) : new Error(fault.message), fault);
}

/** Starts the thread. When it ends unasked, waiting calls are rejected and the process ends too: no lead can be stored. */
function startThread(options: DatabaseOptions) {
  const file = new URL("./sqlite-worker.ts", import.meta.url);
  const thread = new Worker(file, { workerData: options, resourceLimits: HEAP });
  const waiting = new Map<number, PromiseWithResolvers<unknown>>();
  const ended = Promise.withResolvers<void>();
  let lastNumber = 0;
  let isClosing = false;
  let fault: unknown;

  thread.on("message", ({ number, result, fault: problem }: WorkerReply) => {
    const call = waiting.get(number);
    waiting.delete(number);
    if (problem) call?.reject(errorOf(problem));
    else call?.resolve(result);
  });
  thread.on("error", (error) => {
    fault = error;
  });
  thread.on("exit", () => {
    fault ??= new Error("The store's thread has ended.");
    for (const { reject } of waiting.values()) reject(fault);
    ended.resolve();
    if (!isClosing) throw fault;
  });

  type CallResult<Name extends keyof Database> = Promise<Awaited<ReturnType<Database[Name]>>>;

  function call<Name extends keyof Database>(name: Name, ...args: Parameters<Database[Name]>) {
    const answer = Promise.withResolvers<unknown>();
    if (fault) answer.reject(fault);
    else {
      waiting.set(++lastNumber, answer);
      thread.postMessage({ number: lastNumber, name, args } satisfies WorkerRequest);
    }
    // The thread answers with what the function of this name returns.
    return answer.promise as CallResult<Name>;
  }

  return {
    call,
    async close() {
      isClosing = true;
      await call("close").catch(() => thread.terminate());
      await ended.promise;
    },
  };
}

/**
 * Opens the store in a directory and makes both when they are missing. The store lives in a thread of its own; one
 * message takes it all leads that arrived while it was busy.
 * @param mode only one `server` may have a store; others work beside it
 * @throws StoreError when another server has it, and SQLite's errors when it cannot be opened
 */
export async function openSqlite(dataDir: string, mode: OpenMode = "server"): Promise<LeadStore> {
  makeDirectory(dataDir);
  // Only this account may use the store and every copy of it; its group too where that may write in the folder.
  process.umask(canGroupWrite(dataDir) ? 0o007 : 0o077);
  if (mode === "server" && hasSqliteStore(dataDir)) await awaitLockFile(dataDir);
  const { call, close } = startThread({ dataDir, mode });
  try {
    await call("update");
  } catch (error) {
    await close();
    throw error;
  }
  return sqlStore({
    location: `${databaseFile(dataDir)} (SQLite)`,
    rowLock: "",
    positionFunction: "instr",
    addStatements: (leads) => leads.flatMap(addStatements),
    probeSetup: [],
    now: async () => Date.now(),
    transact: (statements) => call("transact", statements),
    read: (sql, values) => call("read", sql, values),
    compact: () => call("compact"),
    backup: (file) => call("backup", file),
    close,
  });
}
