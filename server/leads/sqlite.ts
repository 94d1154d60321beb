import { existsSync } from "node:fs";
import path from "node:path";
import { Worker } from "node:worker_threads";
import { groupCommit } from "./group-commit.ts";
import { DUPLICATE_MS, type Outbox, StoreError } from "./outbox.ts";
import { migrations } from "./schema.ts";
import { type Row, sqlOutbox } from "./sql-outbox.ts";
import type { Opening, Store, Task } from "./sqlite-store.js";
import type { Answer, Call, Fault } from "./sqlite-thread.js";

const FILE = "leads.db";

/** Megabytes; the thread holds one group of leads, or one page of an export, at a time. */
const HEAP = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 16 };

/** True when there is a store to open. */
export const hasSqlite = (dataDir: string) => existsSync(path.join(dataDir, FILE));

function errorOf({ message, isStoreFault, ...codes }: Fault): Error {
  return Object.assign(isStoreFault ? new StoreError(message) : new Error(message), codes);
}

/** Starts the thread; what it does not answer is refused when it ends, and then the process ends as well. */
function startThread(opening: Opening) {
  const thread = new Worker(new URL("./sqlite-thread.js", import.meta.url), {
    workerData: opening,
    resourceLimits: HEAP,
  });
  const waiting = new Map<number, { resolve: (result: never) => void; reject: (error: unknown) => void }>();
  const ended = Promise.withResolvers<void>();
  let asked = 0;
  let isClosing = false;
  let fault: Error | undefined;

  thread.on("message", ([number, result, problem]: Answer) => {
    const call = waiting.get(number);
    waiting.delete(number);
    if (problem) call?.reject(errorOf(problem));
    else call?.resolve(result as never);
  });
  thread.on("error", (error) => {
    fault = error as Error;
  });
  thread.on("exit", () => {
    fault ??= Object.assign(new Error("The store's thread has ended."), { code: "ERR_STORE_ENDED" });
    for (const { reject } of waiting.values()) reject(fault);
    waiting.clear();
    ended.resolve();
    // Nobody can keep a lead any more: this is a fault like any other that nobody caught.
    if (!isClosing) throw fault;
  });

  function call<Name extends keyof Store>(name: Name, ...args: Parameters<Store[Name]>) {
    return new Promise<Awaited<ReturnType<Store[Name]>>>((resolve, reject) => {
      if (fault) return reject(fault);
      waiting.set(++asked, { resolve, reject });
      thread.postMessage([asked, name, args] satisfies Call);
    });
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
 * Opens the store in a directory, making both when they are missing. It lives in a thread of its own; one message
 * takes it all leads that came while it was busy.
 * @param role only one `server` may have it; an `operator` works beside it
 * @throws StoreError when another server has it; what SQLite says when it cannot be opened
 */
export async function openSqlite(dataDir: string, role: "server" | "operator" = "server"): Promise<Outbox> {
  const { call, close } = startThread({
    dataDir,
    file: FILE,
    role,
    steps: migrations("sqlite"),
    duplicateMs: DUPLICATE_MS,
  });
  try {
    await call("ready");
  } catch (error) {
    await close();
    throw error;
  }
  const write = groupCommit<Task, string | Row[][]>((tasks) => call("write", tasks));
  return sqlOutbox({
    place: `${path.join(dataDir, FILE)} (SQLite)`,
    claimLock: "",
    add: (lead) => write(lead) as Promise<string>,
    batch: (statements) => write(statements) as Promise<Row[][]>,
    read: (sql, values) => call("read", sql, values),
    scrub: () => call("scrub"),
    backup: (file) => call("backup", file),
    async close() {
      // What is waiting is written before.
      await write([]).catch(() => undefined);
      await close();
    },
  });
}
