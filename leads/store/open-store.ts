import { accessSync, constants, existsSync } from "node:fs";
import type { Config } from "../config.ts";
import { describeError } from "../error.ts";
import type { OpenMode } from "./migrations.ts";
import { databaseFile } from "./sqlite-files.ts";
import { hasSqliteStore, openSqlite } from "./sqlite-store.ts";
import { type LeadStore, StoreError, storeError } from "./store.ts";

/** Returns which permission this account lacks; SQLite itself says only that it cannot open the file. */
function accessFault(dataDir: string, mode: OpenMode): Error | undefined {
  const needed = mode === "reader" ? constants.R_OK : constants.R_OK | constants.W_OK;
  try {
    for (const place of [dataDir, databaseFile(dataDir)]) if (existsSync(place)) accessSync(place, needed);
    return undefined;
  } catch (error) {
    return new Error(`${describeError(error)} for user ${process.getuid?.()}`);
  }
}

/** Opens the store that the settings name; the PostgreSQL client is loaded only when it is used. */
export async function openStore(config: Config, mode: OpenMode): Promise<LeadStore> {
  if (config.databaseUrl) {
    const { openPostgres } = await import("./postgres-store.ts");
    return openPostgres(config.databaseUrl, mode);
  }
  try {
    return await openSqlite(config.dataDir, mode);
  } catch (cause) {
    throw storeError(accessFault(config.dataDir, mode) ?? cause, `DATA_DIR ${config.dataDir} cannot be used`);
  }
}

/** Opens the store beside a running server; throws a StoreError when there is none yet. */
export async function openExistingStore(config: Config, mode: OpenMode = "operator"): Promise<LeadStore> {
  if (!config.databaseUrl && !hasSqliteStore(config.dataDir)) {
    throw new StoreError(
      `There is no store in ${config.dataDir} (DATA_DIR) yet; the server makes it when it first starts.`,
    );
  }
  return openStore(config, mode);
}
