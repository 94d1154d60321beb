import type { Config } from "../../config.ts";
import { type Outbox, storeError } from "./outbox.ts";
import type { Role } from "./schema.ts";
import { openSqlite } from "./sqlite.ts";

/**
 * Opens the store that the settings name; the PostgreSQL client is loaded only when it is used.
 * @throws StoreError with one sentence that names the setting
 */
export async function openOutbox(config: Config, role: Role): Promise<Outbox> {
  if (config.databaseUrl) {
    const { openPostgres } = await import("./postgres.ts");
    return openPostgres(config.databaseUrl, role);
  }
  try {
    return await openSqlite(config.dataDir, role);
  } catch (cause) {
    throw storeError(cause, `DATA_DIR ${config.dataDir} cannot be used`);
  }
}
