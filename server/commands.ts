import path from "node:path";
import type { Config } from "./config.ts";
import { channelNames } from "./leads/channels.ts";
import { allLeads, csvLines, jsonLines, jsonOf, record } from "./leads/export.ts";
import type { KeptLead, stateOf } from "./leads/lead.ts";
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
  values: { [option in Option]?: string };
  out: (text: string) => Promise<void>;
}

type Option = "format" | "since" | "state";

/** Answers the exit code. */
type Run = (given: Given) => Promise<number>;

interface Command {
  run: Run;
  /** Something stands after its name. */
  hasTarget?: true;
  options?: readonly Option[];
}

function wanted(target: string | undefined, what: string): string {
  if (!target?.trim()) throw new UsageError(`Name ${what}.`);
  return target.trim();
}

/** A day, or a time as `list` prints it. */
const TIME = /^(\d{4}-\d{2}-\d{2})(T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2}))?$/;

function sinceOf(text: string | undefined): number {
  if (text === undefined) return 0;
  const [, day = ""] = TIME.exec(text) ?? [];
  const [start, time] = [Date.parse(day), Date.parse(text)];
  // The last of February but one too many is no day, though the parser counts on into March.
  if (Number.isNaN(start) || Number.isNaN(time) || new Date(start).toISOString().slice(0, 10) !== day) {
    throw new UsageError(
      `--since wants a day such as 2026-01-31, or a time as list prints it, not "${text}".`,
    );
  }
  return time;
}

/** Text of visitors on a terminal: no line breaks and no control codes. */
const printable = (text: string) => text.replace(/[\p{Cc}\u2028\u2029]+/gu, " ");

const STATES: readonly ReturnType<typeof stateOf>[] = ["pending", "delivered", "held", "quarantined"];

const list: Run = async ({ config, outbox, values, out }) => {
  if (values.state !== undefined && !STATES.some((state) => state === values.state))
    throw new UsageError(`--state is one of ${STATES.join(", ")}, not "${values.state}".`);
  let count = 0;
  for await (const lead of allLeads(outbox, sinceOf(values.since))) {
    const { state, receivedAt } = record(lead, channelNames(config));
    if (values.state && values.state !== state) continue;
    count++;
    await out(
      `${lead.id}  ${receivedAt}  ${state.padEnd(11)}  ${lead.kind.padEnd(15)}  ${printable(lead.subject)}\n`,
    );
  }
  if (count === 0) await out("No leads.\n");
  return 0;
};

const show: Run = async ({ config, outbox, target, out }) => {
  const lead = await outbox.get(wanted(target, "the id of a lead"));
  if (!lead) return missing(out);
  await out(`${jsonOf(record(lead, channelNames(config)), 2)}\n`);
  return 0;
};

const formats: Record<string, typeof jsonLines> = { json: jsonLines, csv: csvLines };

const exportLeads: Run = async ({ config, outbox, values, out }) => {
  const { format = "json", since } = values;
  const lines = Object.hasOwn(formats, format) ? formats[format] : undefined;
  if (!lines) throw new UsageError(`--format is csv or json, not "${format}".`);
  for await (const piece of lines(allLeads(outbox, sinceOf(since)), channelNames(config))) await out(piece);
  return 0;
};

async function missing(out: Given["out"]): Promise<number> {
  await out("There is no such lead.\n");
  return 1;
}

const retry: Run = async ({ config, outbox, target, out }) => {
  if (target && !(await outbox.get(target))) return missing(out);
  const count = await outbox.retry(channelNames(config), Date.now(), target);
  const due = count === 1 ? "1 delivery is due" : `${count} deliveries are due`;
  const wait = config.smtpUrl
    ? "a channel that rests after a fault tries within five minutes"
    : "mail waits until SMTP_URL is set";
  await out(count === 0 ? "Nothing is left to deliver.\n" : `${due} now; ${wait}.\n`);
  return 0;
};

const release: Run = async ({ config, outbox, target, out }) => {
  const id = wanted(target, "the id of a lead");
  const released = await outbox.release(id, channelNames(config), Date.now());
  await out(released ? "Released; it will be delivered now.\n" : "No quarantined lead has this id.\n");
  return released ? 0 : 1;
};

function isFrom(lead: KeptLead, email: string): boolean {
  const own = [lead.replyTo, lead.fields.email, lead.fields._replyto, lead.fields.replyTo];
  return own.some((address) => address?.trim().toLowerCase() === email);
}

const forget: Run = async ({ config, outbox, target, out }) => {
  const name = wanted(target, "an e-mail address or the id of a lead");
  if (name.toLowerCase() === config.mailbox.toLowerCase()) {
    throw new UsageError("That is the company's own mailbox; forget its leads by id.");
  }
  const email = name.toLowerCase();
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

const backup: Run = async ({ outbox, target, out }) => {
  const file = path.resolve(wanted(target, "the file to write"));
  await out(`Wrote ${await outbox.backup(file)} leads to ${file}.\n`);
  return 0;
};

const ADOPT_AT_ONCE = 100;

const adopt: Run = async ({ config, outbox, out }) => {
  if (!config.databaseUrl)
    throw new UsageError("Set DATABASE_URL: adopt copies into it what DATA_DIR holds.");
  if (!hasSqlite(config.dataDir)) throw new StoreError(`There is no store in ${config.dataDir}.`);
  // Opened as a server does: while one runs it would go on to keep and deliver what is copied here.
  const source = await openSqlite(config.dataDir, "server");
  let count = 0;
  let fresh = 0;
  let some: KeptLead[] = [];
  const flush = async () => {
    fresh += await outbox.importLeads(some);
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

const check: Run = async ({ config, out }) => {
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
  list: { run: list, options: ["state", "since"] },
  show: { run: show, hasTarget: true },
  export: { run: exportLeads, options: ["format", "since"] },
  retry: { run: retry, hasTarget: true },
  release: { run: release, hasTarget: true },
  forget: { run: forget, hasTarget: true },
  backup: { run: backup, hasTarget: true },
  adopt: { run: adopt },
  "check-mail": { run: check },
};

/**
 * The command of this name, when it takes what was given with it.
 * @throws UsageError with what it does not take
 */
export function commandOf(name: string, given: readonly string[], options: readonly string[]): Run {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) throw new UsageError(name ? `There is no such command: ${name}` : "");
  const [extra] = given.slice(command.hasTarget ? 1 : 0);
  if (extra !== undefined) throw new UsageError(`${name} does not take "${extra}".`);
  const wrong = options.find((option) => !command.options?.some((known) => known === option));
  if (wrong) throw new UsageError(`${name} does not take --${wrong}.`);
  return command.run;
}
