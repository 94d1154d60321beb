import { languages } from "../contract/language.ts";
import { crmLines, csvLines } from "../leads/csv.ts";
import { utcTime } from "../leads/days.ts";
import { leadStates, type StoredLead, senderOf, stateOf } from "../leads/lead.ts";
import { jsonLines, jsonOf, leadJson, otherFields } from "../leads/lead-json.ts";
import { changeLead } from "../leads/operations/change.ts";
import { personCopy } from "../leads/operations/copy.ts";
import { eraseLeads, type Receipt } from "../leads/operations/erase.ts";
import { eachLead, findPerson, OperationError } from "../leads/operations/find.ts";
import { allLeads, type DeletedLead, type Search } from "../leads/store/store.ts";
import { lookUp, toPrintable } from "../leads/text.ts";
import type { StoreCommand, StoreContext } from "./command.ts";
import { notFound, parseChoice, parseLimit, parseSince, requireTarget } from "./command.ts";

const LIMIT = 100;
/** The words of the version before, which work until the next. */
const formerStates: Record<string, string> = { held: "failed", quarantined: "spam" };

function parseState(text: string) {
  const current = lookUp(formerStates, text);
  if (current) console.error(`--state ${text} is now --state ${current}.`);
  return parseChoice("state", leadStates, current ?? text)[0];
}

function truncate(text: string, width = Number.POSITIVE_INFINITY): string {
  const characters = [...text];
  return characters.length > width ? `${characters.slice(0, width - 1).join("")}…` : text;
}

function leadLine(lead: StoredLead, { config, channels, width }: StoreContext): string {
  const { id, kind, replyTo } = lead;
  // To the minute, and the visitor early, so that a window of 80 columns still shows who it was.
  const time = `${new Date(lead.receivedAt).toISOString().slice(0, 16)}Z`;
  const who = senderOf(lead);
  const email = [config.mailbox, who].includes(replyTo) ? "" : replyTo;
  const columns = [id, time, stateOf(lead, channels).padEnd(11), who, email, kind, lead.subject];
  const others = otherFields(lead).map(([name, text]) => `${name}: ${text}`);
  return `${truncate([...columns, ...others].map(toPrintable).filter(Boolean).join("  "), width)}\n`;
}

async function printLines(context: StoreContext, search: Search, limit = Number.POSITIVE_INFINITY) {
  let count = 0;
  for await (const lead of allLeads(context.store, { ...search, order: "newest" })) {
    if (count++ === limit) {
      await context.out(`Listed the newest ${limit}; --limit 0 lists all.\n`);
      break;
    }
    await context.out(leadLine(lead, context));
  }
  return count;
}

export const list: StoreCommand = async (context) => {
  const { store, channels, values, out } = context;
  const state = values.state === undefined ? undefined : parseState(values.state);
  const search = { since: parseSince(context), state, channels };
  const limit = parseLimit(context);
  if (!values.json) {
    if ((await printLines(context, search, limit ?? LIMIT)) === 0) await out("No leads.\n");
    return 0;
  }
  if (limit !== undefined) throw new OperationError("list --json prints all leads: leave --limit out.");
  for await (const piece of jsonLines(allLeads(store, search), channels)) await out(piece);
  return 0;
};

export const find: StoreCommand = async (context) => {
  const text = requireTarget(context, "the text to look for");
  const count = await printLines(context, { text });
  if (count === 0) await context.out("No lead contains this text.\n");
  return count > 0 ? 0 : 1;
};

export const show: StoreCommand = async (context) => {
  const { store, channels, out } = context;
  const lead = await store.get(requireTarget(context, "the id of a lead"));
  if (!lead) return notFound(context);
  await out(`${jsonOf(leadJson(lead, channels), 2)}\n`);
  return 0;
};

const formats = ["json", "csv", "crm"] as const;

export const exportLeads: StoreCommand = async (context) => {
  const { store, channels, values, out } = context;
  const [format = "json"] = values.format ? parseChoice("format", formats, values.format) : [];
  const state = format === "crm" ? ("active" as const) : undefined;
  const leads = allLeads(store, { since: parseSince(context), state });
  const lines = { json: jsonLines, csv: csvLines, crm: crmLines }[format];
  for await (const piece of lines(leads, channels)) await out(piece);
  return 0;
};

export const retry: StoreCommand = async (context) => {
  const { config, store, channels, user, target, out } = context;
  if (target && !(await store.get(target))) return notFound(context);
  const count = await store.retry(channels, await store.now(), target);
  if (count > 0) await store.logAction({ user, action: "retry", leadId: target ?? "" });
  const due = count === 1 ? "1 delivery is due" : `${count} deliveries are due`;
  const wait = config.smtpUrl
    ? "a channel that rests after a fault tries within five minutes"
    : "mail waits until SMTP_URL is set";
  await out(count === 0 ? "Nothing is left to deliver.\n" : `${due} now; ${wait}.\n`);
  return 0;
};

export const release: StoreCommand = async (context) => {
  const lead = await context.store.get(requireTarget(context, "the id of a lead"));
  const isReleased = lead !== undefined && (await changeLead(context, "release", lead.id));
  await context.out(isReleased ? "Released; it will be delivered now.\n" : "No spam has this id.\n");
  return isReleased ? 0 : 1;
};

const findTarget = (context: StoreContext) =>
  findPerson(context, requireTarget(context, "an email address or the id of a lead"));

const registrations =
  "A registration holds no email address: find it by name or telephone, and name its id.\n";

const idLines = (ids: readonly string[]) => ids.map((id) => `${id}\n`).join("");

export const person: StoreCommand = async (context) => {
  const { store, channels, values, out } = context;
  const found = await findTarget(context);
  const { email, ids, mentioningIds } = found;
  if (!email && ids.length === 0) return notFound(context);
  if (values.json) {
    const printedAt = new Date(await store.now()).toISOString();
    await out(`${jsonOf({ email, printedAt, mentionedIn: mentioningIds }).slice(0, -1)},"leads":`);
    for await (const piece of jsonLines(eachLead(context, ids), channels)) await out(piece);
    await out("}\n");
    return 0;
  }
  const [language = "en"] = values.language ? parseChoice("language", languages, values.language) : [];
  for await (const piece of personCopy(context, found, language)) await out(piece);
  if (mentioningIds.length > 0)
    await out(`\nOther leads mention this address, by id:\n${idLines(mentioningIds)}`);
  if (email) console.error(registrations);
  return 0;
};

/** Returns a line with the id of a deleted lead, by which its copies can be found, and the channels that took it. */
function erasedLine({ id, delivered, sending }: DeletedLead): string {
  const parts = [
    delivered.length > 0 ? `delivered by ${delivered.join(", ")}` : "not delivered",
    sending.length > 0 && `under way by ${sending.join(", ")}: look there too`,
  ];
  return `${id}: ${parts.filter(Boolean).join("; ")}\n`;
}

function receiptText({ at, count, proof }: Receipt): string {
  const lines = ["Receipt", `Time: ${utcTime(at)}`, `Leads deleted: ${count}`];
  if (proof) lines.push(`Salt: ${proof.salt}`, `SHA-256 of salt and address: ${proof.hash}`);
  return `\n${lines.join("\n")}\n`;
}

export const erase: StoreCommand = async (context) => {
  const { out } = context;
  const found = await findTarget(context);
  const { email, ids, mentioningIds } = found;
  const isNobody = email !== undefined && ids.length === 0;
  const { receipt, residue } = await eraseLeads(context, found, (part) => out(part.map(erasedLine).join("")));
  const { count } = receipt;
  await out(
    isNobody
      ? "No lead is from this address.\n"
      : `Deleted ${count} ${count === 1 ? "lead" : "leads"}. Mails, webhooks, chat notices, exports and backups made before keep their copies.\n`,
  );
  if (mentioningIds.length > 0)
    await out(`Other leads mention this address; look, and forget them by id:\n${idLines(mentioningIds)}`);
  if (email) await out(registrations);
  if (!isNobody) await out(receiptText(receipt));
  if (residue)
    await out(
      `\nThe deleted text is still in the store's files: ${residue}. The server removes it once it can.\n`,
    );
  return !residue && (count > 0 || email !== undefined) ? 0 : 1;
};
