import { afterAll } from "vitest";
import type { Given } from "../../cli/command.ts";
import { openSqlite } from "../../leads/store/sqlite.ts";
import { freshDir, runCommand } from "./server.ts";

/** Opens a store, as a running server does, beside which commands run in this process. */
export async function startCommands() {
  const dataDir = freshDir();
  const outbox = await openSqlite(dataDir);
  afterAll(() => outbox.close());
  const run = (name: string, given: Partial<Given> = {}, env = {}) =>
    runCommand(name, { DATA_DIR: dataDir, ...env }, given);
  return { outbox, dataDir, run };
}
