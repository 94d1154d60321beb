import path from "node:path";
import { reasonOf } from "../leads/fault.ts";
import { inPages, StoreError } from "../leads/store/outbox.ts";
import { hasSqlite, openSqlite } from "../leads/store/sqlite.ts";
import { requireTarget, type StoreRun, UsageError } from "./command.ts";

export const backup: StoreRun = async (given) => {
  const { outbox, channels, width, out } = given;
  const file = path.resolve(requireTarget(given, "the file to write"));
  try {
    await out(`Wrote ${await outbox.backup(file)} leads to ${file}.\n`);
    return 0;
  } catch (error) {
    // Without a terminal, as at night, nobody reads it. Of a store that cannot be written the server itself tells.
    const [subject, text] = ["The leads could not be backed up", `No copy was made: ${reasonOf(error)}`];
    const now = Date.now();
    if (width === undefined)
      await outbox.tell({ subject, text }, { occasion: `backup ${now}`, channels, now }).catch(() => {});
    throw error;
  }
};

/** Copies all leads of DATA_DIR into DATABASE_URL. */
export const importLeads: StoreRun = async ({ config, outbox, out }) => {
  if (!config.databaseUrl)
    throw new UsageError("Set DATABASE_URL: import copies into it the leads of DATA_DIR.");
  if (!hasSqlite(config.dataDir)) throw new StoreError(`There is no store in ${config.dataDir}.`);
  // Opened as a server, so that none runs meanwhile: it would go on to keep and deliver leads that are copied here.
  const source = await openSqlite(config.dataDir, "server");
  let count = 0;
  let added = 0;
  try {
    for await (const page of inPages(source.page)) {
      count += page.length;
      added += await outbox.importLeads(page);
    }
  } finally {
    await source.close();
  }
  await out(
    `${outbox.location} now holds all ${count} leads of ${config.dataDir}; ${added} of them are new.\n`,
  );
  return 0;
};
