import { afterAll } from "vitest";
import type { Given } from "../../cli/command.ts";
import { commands } from "../../cli/commands.ts";
import { parseConfig } from "../../leads/config.ts";
import { openSqlite } from "../../leads/store/sqlite.ts";
import { freshDir } from "./server.ts";

/** Opens a store, as a running server does, beside which commands run in this process. */
export async function startCommands() {
  const dataDir = freshDir();
  const outbox = await openSqlite(dataDir);
  afterAll(() => outbox.close());
  async function run(name: string, given: Partial<Given> = {}, env: Record<string, string> = {}) {
    let text = "";
    const out = async (piece: string) => {
      text += piece;
    };
    const config = parseConfig({ DATA_DIR: dataDir, ...env });
    const code = await commands[name]?.run({ config, target: undefined, values: {}, out, ...given });
    return { code, text };
  }
  return { outbox, dataDir, run };
}
