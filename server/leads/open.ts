import type { Config } from "../config.ts";
import type { Outbox } from "./outbox.ts";
import { openSqlite } from "./sqlite.ts";

/** Opens the store the settings name; PostgreSQL is loaded only where it is used. */
export async function openOutbox(config: Config, role: "server" | "operator"): Promise<Outbox> {
  if (!config.databaseUrl) return openSqlite(config.dataDir, role);
  const { openPostgres } = await import("./postgres.ts");
  return openPostgres(config.databaseUrl);
}
