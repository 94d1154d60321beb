/** The thread that owns the SQLite store, so that no page waits for the disk. */
import { parentPort, workerData } from "node:worker_threads";
import { type Fault, faultOf } from "./fault.ts";
import { StoreError } from "./outbox.ts";
import { openStore, type Store, type StoreOptions } from "./sqlite-store.ts";

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
// An error on opening becomes the answer to the first request.
const opened = new Promise<Store>((resolve) => resolve(openStore(options)));
opened.catch(() => {});

async function answer({ number, name, args }: Request): Promise<Answer> {
  try {
    const store = await opened;
    return { number, result: await Reflect.apply(store[name], store, args) };
  } catch (error) {
    return { number, fault: { ...faultOf(error), isStoreError: error instanceof StoreError } };
  }
}

parentPort?.on("message", async (request: Request) => {
  parentPort?.postMessage(await answer(request));
  if (request.name === "close") parentPort?.close();
});
