import path from "node:path";
import { parseConfig } from "../../leads/config.ts";
import { openSqlite } from "../../leads/store/sqlite-store.ts";
import { createServer, type ServerOptions } from "../../server/http/server.ts";
import { contactBody, freshDir, METRICS_TOKEN, post } from "./server.ts";
import { makeSite } from "./site.ts";

/** Starts the whole server in this process, on a free port, with an empty SQLite store unless it is given another. */
export async function startApp(env: Record<string, string> = {}, given: Partial<ServerOptions> = {}) {
  const lines: string[] = [];
  const store = given.store ?? (await openSqlite(freshDir()));
  const server = await createServer({
    config: parseConfig({ PORT: "0", RATE_LIMIT: "0", METRICS_TOKEN, ...env }),
    store,
    buildDir: path.join(await makeSite(), "build"),
    log: (line) => lines.push(line),
    graceMs: 0,
    ...given,
  });
  const url = await server.listen();
  async function close() {
    await server.close();
    await store.close();
  }
  return {
    url,
    store,
    lines,
    server,
    leads: () => store.leads({ limit: 1_000 }),
    post: (fields: Record<string, unknown> = {}) => post(url, contactBody(fields)),
    status: async (path: string) => (await fetch(url + path)).status,
    close,
    [Symbol.asyncDispose]: close,
  };
}

/** Returns a clock that is a minute later at each look, so that no answer about the store is an old one. */
export function fastClock() {
  let time = Date.now();
  return () => (time += 60_000);
}
