import path from "node:path";
import type { Config } from "./config.ts";
import { allLeads, csvLines, jsonLines, record } from "./leads/export.ts";
import { type KeptLead, stateOf } from "./leads/lead.ts";
import { checkMail } from "./leads/mail.ts";
import { type Outbox, StoreError } from "./leads/outbox.ts";
import { hasSqlite, openSqlite } from "./leads/sqlite.ts";

/** The command was not understood; the usage is shown. */
export class UsageError extends Error {}

export interface Given {
  config: Config;
  outbox: Outbox;
  /** What stands after the command. */
  target: string | undefined;
  values: { format?: string; since?: string; state?: string };
  out: (text: string) => Promise<void>;
}

/** Answers the exit code. */
type Command = (given: Given) => Promise<number>;

function wanted(target: string | undefined, what: string): string {
  if (!target) throw new UsageError(`Name ${what}.`);
  return target;
}

function sinceOf(text: string | undefined): number {
  const time = text === undefined ? 0 : Date.parse(text);
  if (Number.isNaN(time)) throw new UsageError(`--since wants a date such as 2026-01-31, not "${text}".`);
  return time;
}

/** Text of visitors on a terminal: no line breaks and no control codes. */
const printable = (text: string) => text.replace(/[\p{Cc}\u2028\u2029]+/gu, " ");

const STATES: readonly ReturnType<typeof stateOf>[] = ["pending", "delivered", "held", "quarantined"];

const list: Command = async ({ outbox, values, out }) => {
  if (values.state !== undefined && !STATES.some((state) => state === values.state))
    throw new UsageError(`--state is one of ${STATES.join(", ")}, not "${values.state}".`);
  let count = 0;
  for await (const lead of allLeads(outbox, sinceOf(values.since))) {
    const state = stateOf(lead);
    if (values.state && values.state !== state) continue;
    count++;
    const { receivedAt } = record(lead);
    await out(
      `${lead.id}  ${receivedAt}  ${state.padEnd(11)}  ${lead.kind.padEnd(15)}  ${printable(lead.subject)}\n`,
    );
  }
  if (count === 0) await out("No leads.\n");
  return 0;
};

const show: Command = async ({ outbox, target, out }) => {
  const lead = await outbox.get(wanted(target, "the id of a lead"));
  if (!lead) return missing(out);
  await out(`${JSON.stringify(record(lead), undefined, 2)}\n`);
  return 0;
};

const exportLeads: Command = async ({ outbox, values, out }) => {
  const formats = { json: jsonLines, csv: csvLines };
  const format = formats[(values.format ?? "json") as keyof typeof formats];
  if (!format) throw new UsageError(`--format is csv or json, not "${values.format}".`);
  for await (const piece of format(allLeads(outbox, sinceOf(values.since)))) await out(piece);
  return 0;
};

async function missing(out: Given["out"]): Promise<number> {
  await out("There is no such lead.\n");
  return 1;
}

const retry: Command = async ({ outbox, target, out }) => {
  if (target && !(await outbox.get(target))) return missing(out);
  const count = await outbox.retry(Date.now(), target);
  await out(count > 0 ? `${count} deliveries will be tried now.\n` : "Nothing is left to deliver.\n");
  return 0;
};

const release: Command = async ({ config, outbox, target, out }) => {
  const channels = config.webhook ? (["mail", "webhook"] as const) : (["mail"] as const);
  const released = await outbox.release(wanted(target, "the id of a lead"), channels, Date.now());
  await out(released ? "Released; it will be delivered now.\n" : "No quarantined lead has this id.\n");
  return released ? 0 : 1;
};

function isFrom(lead: KeptLead, email: string): boolean {
  const own = [lead.replyTo, lead.fields.email, lead.fields._replyto, lead.fields.replyTo];
  return own.some((address) => address?.trim().toLowerCase() === email);
}

const forget: Command = async ({ config, outbox, target, out }) => {
  const name = wanted(target, "an e-mail address or the id of a lead").trim();
  if (name.toLowerCase() === config.mailbox.toLowerCase()) {
    throw new UsageError("That is the company's own mailbox; forget its leads by id.");
  }
  const email = name.toLowerCase();
  const found = name.includes("@") ? await outbox.mentioning(email) : [];
  const ids = name.includes("@") ? found.filter((lead) => isFrom(lead, email)).map(({ id }) => id) : [name];
  const count = await outbox.remove(ids);
  await outbox.scrub();
  await out(
    `Deleted ${count} ${count === 1 ? "lead" : "leads"}. Mails, webhooks, exports and backups made before keep their copies.\n`,
  );
  const others = found.filter((lead) => !isFrom(lead, email));
  if (others.length > 0) await out("Other leads mention this address; look, and forget them by id:\n");
  for (const { id } of others) await out(`${id}\n`);
  return count > 0 || name.includes("@") ? 0 : 1;
};

const backup: Command = async ({ outbox, target, out }) => {
  const file = path.resolve(wanted(target, "the file to write"));
  await out(`Wrote ${await outbox.backup(file)} leads to ${file}.\n`);
  return 0;
};

const ADOPT_AT_ONCE = 100;

const adopt: Command = async ({ config, outbox, out }) => {
  if (!config.databaseUrl)
    throw new UsageError("Set DATABASE_URL: adopt copies into it what DATA_DIR holds.");
  if (!hasSqlite(config.dataDir)) throw new StoreError(`There is no store in ${config.dataDir}.`);
  // Opened as a server does: while one runs it would go on to keep and deliver what is copied here.
  const source = await openSqlite(config.dataDir, "server");
  let count = 0;
  let fresh = 0;
  let some: KeptLead[] = [];
  const flush = async () => {
    fresh += await outbox.adopt(some);
    some = [];
  };
  try {
    for await (const lead of allLeads(source)) {
      count++;
      if (some.push(lead) >= ADOPT_AT_ONCE) await flush();
    }
    if (some.length > 0) await flush();
  } finally {
    await source.close();
  }
  await out(`${outbox.place} now holds all ${count} leads of ${config.dataDir}; ${fresh} of them are new.\n`);
  return 0;
};

const check: Command = async ({ config, out }) => {
  const { smtpUrl, mailFrom: from, mailbox } = config;
  if (!smtpUrl) {
    await out("SMTP_URL is not set, so nothing is mailed.\n");
    return 1;
  }
  const problem = await checkMail({ smtpUrl, from, mailbox });
  await out(problem ? `No mail could be sent: ${problem}.\n` : `A test mail was sent to ${mailbox}.\n`);
  return problem ? 1 : 0;
};

/** What `npm run leads -- NAME` does. */
export const commands: Record<string, Command> = {
  list,
  show,
  export: exportLeads,
  retry,
  release,
  forget,
  backup,
  adopt,
  "check-mail": check,
};
