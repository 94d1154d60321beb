/** The thread that owns the SQLite store, so that no page waits for the disk. */
import { parentPort, workerData } from "node:worker_threads";
import { type Fault, faultOf } from "../fault.ts";
import { StoreError } from "./outbox.ts";
import { FILE_LOST, lockDirectory } from "./sqlite-files.ts";
import { openStore, type Store, type StoreOptions } from "./sqlite-store.ts";

const CHECK_EVERY_MS = 1_000;

/** A call of one of the store's functions, numbered so that its answer is known. */
export interface Request {
  number: number;
  name: keyof Store;
  args: readonly unknown[];
}

export interface Answer {
  number: number;
  result?: unknown;
  /** Errors lose their class and codes between threads, so they are sent as data. */
  fault?: Fault & { isStoreError: boolean };
}

const options: StoreOptions = workerData;
let lock: ReturnType<typeof lockDirectory> | undefined;
let store: Store | undefined;

/**
 * After the loss of a file that can be made again: locks the directory anew, and saves what is kept, so that the store
 * can be opened anew.
 */
function recover() {
  lock?.keep();
  if (store?.fault()?.code !== FILE_LOST) return;
  try {
    store.saveLog();
    store.close();
    store = undefined;
  } catch {
    // The disk is full, or somebody reads: tried again with the next request.
  }
}
// Also when nobody posts: the leads in a deleted log would be lost at the next kill.
setInterval(() => {
  try {
    recover();
  } catch {
    // Another server has the lock now: the next request says so.
  }
}, CHECK_EVERY_MS).unref();

async function run({ name, args }: Request): Promise<unknown> {
  if (name === "close") {
    store?.close();
    lock?.close();
    return;
  }
  recover();
  if (options.role === "server") lock ??= lockDirectory(options.dataDir);
  store ??= openStore(options);
  return Reflect.apply(store[name], store, args);
}

async function answer(request: Request): Promise<Answer> {
  const { number } = request;
  try {
    return { number, result: await run(request) };
  } catch (error) {
    return { number, fault: { ...faultOf(error), isStoreError: error instanceof StoreError } };
  }
}

parentPort?.on("message", async (request: Request) => {
  parentPort?.postMessage(await answer(request));
  if (request.name === "close") parentPort?.close();
});
