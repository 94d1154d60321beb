import type { Config } from "../config.ts";
import { type Outbox, StoreError } from "./outbox.ts";
import { openSqlite } from "./sqlite.ts";

/**
 * Opens the store the settings name; PostgreSQL is loaded only where it is used.
 * @throws StoreError with one sentence that names the setting
 */
export async function openOutbox(config: Config, role: "server" | "operator"): Promise<Outbox> {
  if (config.databaseUrl) {
    const { openPostgres } = await import("./postgres.ts");
    return openPostgres(config.databaseUrl);
  }
  // what visitors wrote, and every copy of it, is for this account alone
  process.umask(0o077);
  try {
    return await openSqlite(config.dataDir, role);
  } catch (cause) {
    if (cause instanceof StoreError) throw cause;
    const { code, message } = cause as { code?: string; message: string };
    const reason = code === "ERR_SQLITE_ERROR" ? message : (code ?? message);
    throw new StoreError(`DATA_DIR ${config.dataDir} cannot be used: ${reason}.`, { cause });
  }
}
