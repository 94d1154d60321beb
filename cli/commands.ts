import path from "node:path";
import { directions, type Language, languages } from "../contract/language.ts";
import { formatCommand } from "../leads/config.ts";
import { documentNames, writeDocument } from "../leads/data-protection/documents.ts";
import { checkMail, exposedPassword } from "../leads/delivery/mail.ts";
import { describeError } from "../leads/error.ts";
import { LAST_BACKUP } from "../leads/go-live-checklist.ts";
import { OperationError } from "../leads/operations/find.ts";
import { storeCode } from "../leads/operations/sign-in-code.ts";
import { hasSqliteStore, openSqlite } from "../leads/store/sqlite-store.ts";
import { allActions, inBatches, type Search, StoreError } from "../leads/store/store.ts";
import { emailKey, lookUp } from "../leads/text.ts";
import type { Command, StoreCommand } from "./command.ts";
import { parseChoice, parseSince, requireTarget, withStore } from "./command.ts";
import { erase, exportLeads, find, list, person, release, retry, show } from "./leads.ts";

const backup: StoreCommand = async (context) => {
  const { store, channels, width, out } = context;
  const file = path.resolve(requireTarget(context, "the file to write"));
  let count: number;
  try {
    count = await store.backup(file);
  } catch (error) {
    // Without a terminal, as at night, nobody reads it. Of a store that cannot be written the server itself notifies.
    const [subject, text] = ["The leads could not be backed up", `No copy was made: ${describeError(error)}`];
    const now = Date.now();
    if (width === undefined)
      await store.queueOwnerMail({ subject, text }, { event: `backup ${now}`, channels }).catch(() => {});
    throw error;
  }
  await out(`Wrote ${count} leads to ${file}.\n`);
  await store.setValue(LAST_BACKUP, String(await store.now()));
  return 0;
};

const importLeads: StoreCommand = async ({ config, store, out }) => {
  if (!config.databaseUrl)
    throw new OperationError("Set DATABASE_URL: import copies into it the leads of DATA_DIR.");
  if (!hasSqliteStore(config.dataDir)) throw new StoreError(`There is no store in ${config.dataDir}.`);
  // Opened as a server, so that none runs meanwhile: it would go on to keep and deliver leads that are copied here.
  const source = await openSqlite(config.dataDir, "server");
  let count = 0;
  let added = 0;
  try {
    for await (const batch of inBatches(source.leads)) {
      count += batch.length;
      added += await store.importLeads(batch);
    }
    const readActions = ({ cursor }: Search) => source.actions({ cursor });
    for await (const batch of inBatches(readActions)) await store.importActions(batch);
  } finally {
    await source.close();
  }
  await out(
    `${store.location} now holds all ${count} leads of ${config.dataDir}; ${added} of them are new.\n`,
  );
  return 0;
};

const activity: StoreCommand = async (context) => {
  const { store, out } = context;
  const since = parseSince(context);
  for await (const { at, user, action, leadId, detail } of allActions(store))
    if (at >= since)
      await out(`${[new Date(at).toISOString(), user, action, leadId, detail].join("  ").trim()}\n`);
  return 0;
};

const deskCode: StoreCommand = async (context) => {
  const { config, store, out } = context;
  const email = emailKey(requireTarget(context, "the email address of a user in DESK_PEOPLE"));
  if (!config.desk.users.includes(email))
    throw new OperationError(`${email} is not in DESK_PEOPLE; add it there and restart the desk.`);
  await out(`${await storeCode(store, email, Date.now())}\nValid for ten minutes, for ${email}.\n`);
  return 0;
};

const domainOf = (address = "") => address.slice(address.lastIndexOf("@"));

const sendTestMail: Command = async ({ config, out }) => {
  const { smtpUrl, mailFrom: from, mailbox, siteUrl } = config;
  if (!smtpUrl) {
    await out("SMTP_URL is not set, so nothing is mailed.\n");
    return 1;
  }
  for (const warning of exposedPassword(smtpUrl)) await out(`${warning}\n`);
  const problem = await checkMail({ smtpUrl, from, mailbox, siteUrl });
  if (problem) {
    await out(`Sending failed: ${problem}.\n`);
    return 1;
  }
  await out(`A test mail was sent to ${mailbox}. See that it is not in the spam folder.\n`);
  const [sender, own] = [from.address, mailbox].map((address) => address.toLowerCase());
  if (sender !== own && domainOf(sender) === domainOf(own))
    await out(
      "MAIL_FROM is another address at the mailbox's domain, which spam filters mark as forged: leave it unset, or use a subdomain.\n",
    );
  return 0;
};

const documents: Command = async ({ config, values, out }) => {
  const names = parseChoice("paper", documentNames, values.paper);
  const inLanguage = (language: Language) => {
    const text = names.map((name) => writeDocument(name, language, config, Date.now())).join("\n\n");
    // Markdown itself knows no direction.
    return directions[language] === "rtl" ? `<div dir="rtl">\n\n${text}\n\n</div>` : text;
  };
  await out(`${parseChoice("language", languages, values.language).map(inLanguage).join("\n\n")}\n`);
  return 0;
};

const since = "[--since DATE]";
const language = "[--language en|ar]";

export const commands: Record<string, { run: Command; usage?: string; summary?: string }> = {
  list: {
    run: withStore(list, "reader"),
    usage: `[--state pending|delivered|failed|spam] ${since} [--limit N] [--json]`,
  },
  find: { run: withStore(find, "reader"), usage: "TEXT", summary: "list the leads that contain a text" },
  show: { run: withStore(show, "reader"), usage: "ID" },
  export: { run: withStore(exportLeads, "reader"), usage: `[--format csv|json|crm] ${since}` },
  retry: { run: withStore(retry), usage: "[ID]", summary: "try undelivered leads again, failed ones too" },
  release: { run: withStore(release), usage: "ID", summary: "deliver a lead that was taken for spam" },
  person: { run: withStore(person, "reader"), usage: `EMAIL|ID [--json] ${language}` },
  forget: { run: withStore(erase), usage: "EMAIL|ID", summary: "delete for good, and print a receipt" },
  activity: { run: withStore(activity, "reader"), usage: since },
  papers: { run: documents, usage: `[--paper record|notice] ${language}` },
  backup: { run: withStore(backup), usage: "FILE", summary: "copy the whole store" },
  import: { run: withStore(importLeads, "import"), summary: "copy the leads of DATA_DIR into DATABASE_URL" },
  "desk-code": { run: withStore(deskCode), usage: "EMAIL", summary: "print a code for the desk" },
  "check-mail": { run: sendTestMail, summary: "send a test mail, or say why none can be sent" },
};

const usages = Object.entries(commands).map(([name, { usage = "", summary = "" }]) =>
  `  ${formatCommand(`${name} ${usage}`.trim().padEnd(18))} ${summary}`.trimEnd(),
);
export const USAGE = `The leads of the website. Works while the server runs.\n\n${usages.join("\n")}\n`;

/** Returns the command of this name. Throws when there is none, or it does not take these arguments and options. */
export function commandOf(name: string, args: readonly string[], options: readonly string[]): Command {
  const command = lookUp(commands, name);
  if (!command) throw new OperationError(name ? `There is no such command: ${name}` : "");
  const { usage = "" } = command;
  const [extra] = args.slice(/^\[?[A-Z]/.test(usage) ? 1 : 0);
  if (extra !== undefined) throw new OperationError(`${name} does not take "${extra}".`);
  const wrong = options.find((option) => !usage.includes(`--${option}`));
  if (wrong) throw new OperationError(`${name} does not take --${wrong}.`);
  return command.run;
}
