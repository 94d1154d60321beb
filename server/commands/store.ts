import path from "node:path";
import type { KeptLead } from "../leads/lead.ts";
import { allPages, StoreError } from "../leads/store/outbox.ts";
import { hasSqlite, openSqlite } from "../leads/store/sqlite.ts";
import { requireTarget, type StoreRun, UsageError } from "./command.ts";

function isFrom(lead: KeptLead, email: string): boolean {
  const own = [lead.replyTo, lead.fields.email, lead.fields._replyto, lead.fields.replyTo];
  return own.some((address) => address?.trim().toLowerCase() === email);
}

/** Deletes one lead, or all leads from an e-mail address, and lists others that mention the address. */
export const forget: StoreRun = async (given) => {
  const { config, outbox, out } = given;
  const name = requireTarget(given, "an e-mail address or the id of a lead");
  const email = name.toLowerCase();
  if (email === config.mailbox.toLowerCase()) {
    throw new UsageError("That is the company's own mailbox; forget its leads by id.");
  }
  const found = name.includes("@") ? await outbox.mentioning(email) : [];
  const ids = name.includes("@") ? found.filter((lead) => isFrom(lead, email)).map(({ id }) => id) : [name];
  const count = await outbox.remove(ids);
  await outbox.compact();
  await out(
    `Deleted ${count} ${count === 1 ? "lead" : "leads"}. Mails, webhooks, exports and backups made before keep their copies.\n`,
  );
  const others = found.filter((lead) => !isFrom(lead, email));
  if (others.length > 0) await out("Other leads mention this address; look, and forget them by id:\n");
  for (const { id } of others) await out(`${id}\n`);
  return count > 0 || name.includes("@") ? 0 : 1;
};

/** Copies the store into a new file. */
export const backup: StoreRun = async (given) => {
  const file = path.resolve(requireTarget(given, "the file to write"));
  await given.out(`Wrote ${await given.outbox.backup(file)} leads to ${file}.\n`);
  return 0;
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
    for await (const page of allPages(source)) {
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
