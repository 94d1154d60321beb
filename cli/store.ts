import path from "node:path";
import { BACKED_UP } from "../leads/before-live.ts";
import { reasonOf } from "../leads/fault.ts";
import { OperationError } from "../leads/operations/find.ts";
import { noteCode } from "../leads/operations/sign-in-code.ts";
import { inPages, LAST, StoreError } from "../leads/store/outbox.ts";
import { hasSqlite, openSqlite } from "../leads/store/sqlite.ts";
import { addressOf } from "../leads/text.ts";
import { parseSince, requireTarget, type StoreRun } from "./command.ts";

const ACTIONS_AT_ONCE = 200;

export const backup: StoreRun = async (given) => {
  const { outbox, channels, width, out } = given;
  const file = path.resolve(requireTarget(given, "the file to write"));
  try {
    await out(`Wrote ${await outbox.backup(file)} leads to ${file}.\n`);
    await outbox.setNote(BACKED_UP, String(await outbox.now()));
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
    throw new OperationError("Set DATABASE_URL: import copies into it the leads of DATA_DIR.");
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

/** Prints what people did with the leads, the newest first. */
export const activity: StoreRun = async (given) => {
  const { outbox, out } = given;
  const since = parseSince(given);
  const read = ({ before }: { before?: string | undefined }) => outbox.actions(ACTIONS_AT_ONCE, before);
  for await (const page of inPages(read, { before: LAST }))
    for (const { at, person, action, leadId, detail } of page)
      if (at >= since)
        await out(`${[new Date(at).toISOString(), person, action, leadId, detail].join("  ").trim()}\n`);
  return 0;
};

/** Prints a code with which a person signs in at the desk, for a server that sends no mails. */
export const deskCode: StoreRun = async (given) => {
  const { config, outbox, out } = given;
  const email = addressOf(requireTarget(given, "the email address of a person in DESK_PEOPLE"));
  if (!config.desk.people.includes(email))
    throw new OperationError(`${email} is not in DESK_PEOPLE; add it there and restart the desk.`);
  await out(`${await noteCode(outbox, email, Date.now())}\nValid for ten minutes, for ${email}.\n`);
  return 0;
};
