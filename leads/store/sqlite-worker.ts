/** The thread that owns the SQLite store, so that no page waits for the disk. */
import { parentPort, workerData } from "node:worker_threads";
import { type ErrorInfo, errorInfo } from "../error.ts";
import { type Database, type DatabaseOptions, openDatabase } from "./sqlite-database.ts";
import { FILE_LOST_CODE, lockDirectory } from "./sqlite-files.ts";
import { StoreError } from "./store.ts";

const CHECK_EVERY_MS = 1_000;

export interface WorkerRequest {
  number: number;
  name: keyof Database;
  args: readonly unknown[];
}

export interface WorkerReply {
  number: number;
  result?: unknown;
  /** Errors lose their class and codes between threads, so they are sent as data. */
  fault?: ErrorInfo & { isStoreError: boolean };
}

const options: DatabaseOptions = workerData;
let lock: ReturnType<typeof lockDirectory> | undefined;
let database: Database | undefined;

function close() {
  database?.close();
  lock?.close();
  database = lock = undefined;
}

/** Opens the store; opens it again, after its log is saved in the database, if a file was lost that SQLite recreates. */
function open(): Database {
  try {
    if (database?.fault()?.code === FILE_LOST_CODE) {
      database.flushLog();
      close();
    }
  } catch {
    // The disk is full, or somebody reads: tried again with the next request.
  }
  if (options.mode === "server") lock ??= lockDirectory(options.dataDir);
  database ??= openDatabase(options);
  return database;
}
// Also when nobody posts: the leads in a deleted log would be lost at the next kill.
setInterval(() => {
  try {
    if (database) open();
  } catch {
    // Another server has the lock now: the next request says so.
  }
}, CHECK_EVERY_MS).unref();

async function run({ name, args }: WorkerRequest): Promise<unknown> {
  if (name === "close") return close();
  const opened = open();
  return Reflect.apply(opened[name], opened, args);
}

async function answer(request: WorkerRequest): Promise<WorkerReply> {
  const { number } = request;
  try {
    return { number, result: await run(request) };
  } catch (error) {
    return { number, fault: { ...errorInfo(error), isStoreError: error instanceof StoreError } };
  }
}

parentPort?.on("message", async (request: WorkerRequest) => {
  parentPort?.postMessage(await answer(request));
  if (request.name === "close") parentPort?.close();
});
