/**
 * The thread that owns the SQLite store, so that waiting for the disk keeps no page waiting. It and what it
 * imports are JavaScript: a thread that has to take types out itself needs 15 MB more.
 */
import { parentPort, workerData } from "node:worker_threads";
import { openStore, StoreFault } from "./sqlite-store.js";

/** @typedef {import("./sqlite-store.js").Store} Store */
/** @typedef {{ message: string, code?: string, errcode?: number, isStoreFault: boolean }} Fault what passes of an error */
/** @typedef {[number: number, name: keyof Store, args: unknown[]]} Call a function of the store, by name */
/** @typedef {[number: number, result: unknown, fault?: Fault]} Answer */

// A store that does not open is told to whoever asks first.
/** @type {Promise<Store>} */
const store = new Promise((resolve) => resolve(openStore(workerData)));
store.catch(() => {});

/** @param {Error & { code?: string, errcode?: number }} error @returns {Fault} */
function faultOf(error) {
  const { message, code, errcode } = error;
  return {
    message,
    ...(code && { code }),
    ...(errcode && { errcode }),
    isStoreFault: error instanceof StoreFault,
  };
}

parentPort?.on("message", async (/** @type {Call} */ [number, name, args]) => {
  /** @type {Answer} */
  let answer;
  try {
    const call = /** @type {(...args: unknown[]) => unknown} */ ((await store)[name]);
    answer = [number, await call(...args)];
  } catch (error) {
    answer = [number, undefined, faultOf(/** @type {Error} */ (error))];
  }
  parentPort?.postMessage(answer);
  if (name === "close") parentPort?.close();
});
