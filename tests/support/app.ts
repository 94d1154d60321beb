import path from "node:path";
import { parseConfig } from "../../leads/config.ts";
import type { Outbox } from "../../leads/store/outbox.ts";
import { openSqlite } from "../../leads/store/sqlite.ts";
import { createServer, type ServerOptions } from "../../server/http/server.ts";
import { freshDir, METRICS_TOKEN } from "./server.ts";
import { makeSite } from "./site.ts";

/** Starts the whole server in this process, on a free port, with an empty SQLite store. */
export async function startApp(
  env: Record<string, string> = {},
  given: Partial<ServerOptions> & { wrap?: (outbox: Outbox) => Outbox } = {},
) {
  const { wrap = (outbox) => outbox, ...options } = given;
  const lines: string[] = [];
  const outbox = wrap(await openSqlite(freshDir()));
  const server = await createServer({
    config: parseConfig({ PORT: "0", RATE_LIMIT: "0", METRICS_TOKEN, ...env }),
    outbox,
    buildDir: path.join(await makeSite(), "build"),
    log: (line) => lines.push(line),
    keptMs: 0,
    ...options,
  });
  const url = await server.listen();
  async function close() {
    await server.close();
    await outbox.close();
  }
  return {
    url,
    outbox,
    lines,
    server,
    leads: () => outbox.page({ limit: 1_000 }),
    close,
    [Symbol.asyncDispose]: close,
  };
}
