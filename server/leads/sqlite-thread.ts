/** The thread that owns the SQLite store, so that waiting for the disk keeps no page waiting. */
import { parentPort, workerData } from "node:worker_threads";
import { StoreError } from "./outbox.ts";
import { openStore, type Store } from "./sqlite-store.ts";

/** What is asked of the thread: a function of the store, by name. */
export type Call = {
  [Name in keyof Store]: [number: number, Name, args: Parameters<Store[Name]>];
}[keyof Store];

/** A fault on its way to the other thread, which keeps of an error only what is named here. */
export interface Fault {
  message: string;
  code: string | undefined;
  errcode: number | undefined;
  /** Its message is a sentence for the operator. */
  isStoreError: boolean;
}

export type Answer = [number: number, result: unknown, fault?: Fault];

const { dataDir, role } = workerData as { dataDir: string; role: "server" | "operator" };
// A store that does not open is told to whoever asks first.
const store = new Promise<Store>((resolve) => resolve(openStore(dataDir, role)));
store.catch(() => {});

function faultOf(error: unknown): Fault {
  const { message, code, errcode } = error as Error & { code?: string; errcode?: number };
  return { message, code, errcode, isStoreError: error instanceof StoreError };
}

parentPort?.on("message", async ([number, name, args]: Call) => {
  let answer: Answer;
  try {
    const call = (await store)[name] as (...args: unknown[]) => unknown;
    answer = [number, await call(...args)];
  } catch (error) {
    answer = [number, undefined, faultOf(error)];
  }
  parentPort?.postMessage(answer);
  if (name === "close") parentPort?.close();
});
