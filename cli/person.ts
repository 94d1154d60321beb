import { createHash, randomBytes } from "node:crypto";
import { answersOf } from "../leads/delivery/mail-message.ts";
import { reasonOf } from "../leads/fault.ts";
import { formNameOf, type KeptLead } from "../leads/lead.ts";
import { jsonLines, jsonOf } from "../leads/record.ts";
import { allLeads, REMOVE_AT_ONCE, type Removed } from "../leads/store/outbox.ts";
import { addressOf, matcher, printable, timeOf } from "../leads/text.ts";
import { notFound, requireTarget, type StoreRun, UsageError } from "./command.ts";
import { mentions } from "./list.ts";

function isFrom(lead: KeptLead, email: string): boolean {
  const own = [lead.replyTo, lead.fields.email, lead.fields._replyto, lead.fields.replyTo];
  return own.some((address) => addressOf(address ?? "") === email);
}

type StoreGiven = Parameters<StoreRun>[0];

/** The ids of the leads that an email address or an id names, and of others that mention the address. */
interface Found {
  email?: string;
  own: string[];
  others: string[];
}

/**
 * Finds the leads that an email address or an id names.
 * @throws UsageError for the company's own mailbox, which stands in leads of anybody
 */
async function leadsOf(given: StoreGiven): Promise<Found> {
  const { config, outbox } = given;
  const name = requireTarget(given, "an email address or the id of a lead");
  const email = addressOf(name);
  if (!email.includes("@")) return { own: (await outbox.get(name)) ? [name] : [], others: [] };
  if (email === addressOf(config.mailbox))
    throw new UsageError("That is the company's own mailbox; name its leads by id.");
  const found = { email, own: [] as string[], others: [] as string[] };
  const isMatch = matcher(email);
  for await (const lead of allLeads(outbox)) {
    if (isFrom(lead, email)) found.own.push(lead.id);
    else if (mentions(lead, isMatch)) found.others.push(lead.id);
  }
  return found;
}

/** Yields leads by id; those that were deleted meanwhile are left out. */
async function* each({ outbox }: StoreGiven, ids: readonly string[]): AsyncGenerator<KeptLead> {
  for (const id of ids) {
    const lead = await outbox.get(id);
    if (lead) yield lead;
  }
}

const registrations =
  "A registration holds no email address: find it by name or telephone, and name its id.\n";

const idLines = (ids: readonly string[]) => ids.map((id) => `${id}\n`).join("");

/** Returns all that is kept of a lead, for people to read. */
function copyOf(lead: KeptLead): string {
  const answers = answersOf(lead);
  const sent = lead.deliveries.map(({ channel, doneAt }) =>
    doneAt === undefined ? `Not delivered by ${channel}` : `Delivered by ${channel}: ${timeOf(doneAt)}`,
  );
  const spam = lead.quarantined ? ["Held as spam, so not delivered"] : [];
  // Such as the subject of the mail, or the six answers of a registration as one text.
  const others = Object.entries(lead.fields).filter(([, text]) => text && !answers.includes(text));
  const parts = [
    [formNameOf(lead), `Received: ${timeOf(lead.receivedAt)}`, ...spam, ...sent, `Lead: ${lead.id}`].join(
      "\n",
    ),
    answers,
    ...(others.length > 0 ? ["Also in what the form sent:"] : []),
    ...others.map(([name, text]) => `${name}: ${text}`),
  ];
  const lines = parts.join("\n\n").split(/\r?\n/).map(printable);
  return `${lines.join("\n").replace(/\n{3,}/g, "\n\n")}\n`;
}

async function* copies(given: StoreGiven, { email, own }: Found): AsyncGenerator<string> {
  const count = own.length === 1 ? "1 lead" : `${own.length} leads`;
  const now = timeOf(await given.outbox.now());
  yield `Kept by the website${email ? ` from ${printable(email)}` : ""} on ${now}: ${count}.\n`;
  for await (const lead of each(given, own)) yield `\n${"-".repeat(72)}\n\n${copyOf(lead)}`;
}

/** Yields all that is kept from a person, to hand over as it is. */
export async function* personCopy(given: StoreGiven): AsyncGenerator<string> {
  yield* copies(given, await leadsOf(given));
}

/** Prints all that is kept from a person, and where else to look. */
export const person: StoreRun = async (given) => {
  const { outbox, channels, values, out } = given;
  const found = await leadsOf(given);
  const { email, own, others } = found;
  if (!email && own.length === 0) return notFound(given);
  if (values.json) {
    const printedAt = new Date(await outbox.now()).toISOString();
    await out(`${jsonOf({ email, printedAt, mentionedIn: others }).slice(0, -1)},"leads":`);
    for await (const piece of jsonLines(each(given, own), channels)) await out(piece);
    await out("}\n");
    return 0;
  }
  for await (const piece of copies(given, found)) await out(piece);
  if (others.length > 0) await out(`\nOther leads mention this address, by id:\n${idLines(others)}`);
  if (email) await out(`\n${registrations}`);
  return 0;
};

/** Returns a line with the id of a deleted lead, by which its copies can be found, and the channels that took it. */
function copyLine({ id, deliveries }: Removed, now: number): string {
  const list = (some: Removed["deliveries"]) => some.map(({ channel }) => channel).join(", ");
  const took = list(deliveries.filter(({ doneAt }) => doneAt !== undefined));
  const going = list(deliveries.filter(({ leasedUntil }) => leasedUntil > now));
  const says = [
    took ? `delivered by ${took}` : "not delivered",
    going && `under way by ${going}: look there too`,
  ];
  return `${id}: ${says.filter(Boolean).join("; ")}\n`;
}

/** Returns the proof of a deletion. Who knows the address can find it in the hash; nobody can read it there. */
function receipt(count: number, email: string | undefined, now: number): string {
  const lines = ["Receipt", `Time: ${timeOf(now)}`, `Leads deleted: ${count}`];
  if (email !== undefined) {
    const salt = randomBytes(16).toString("hex");
    const hash = createHash("sha256")
      .update(salt + email)
      .digest("hex");
    lines.push(`Salt: ${salt}`, `SHA-256 of salt and address: ${hash}`);
  }
  return `\n${lines.join("\n")}\n`;
}

/** Deletes one lead, or all leads from an email address, and lists where copies are and others that mention the address. */
export const forget: StoreRun = async (given) => {
  const { outbox, out } = given;
  const { email, own, others } = await leadsOf(given);
  const isNobody = email !== undefined && own.length === 0;
  const now = await outbox.now();
  let count = 0;
  for (let start = 0; start < own.length; start += REMOVE_AT_ONCE) {
    const removed = await outbox.remove(own.slice(start, start + REMOVE_AT_ONCE));
    count += removed.length;
    // Printed before anything else is tried: nobody can find these ids again.
    await out(removed.map((lead) => copyLine(lead, now)).join(""));
  }
  await out(
    isNobody
      ? "No lead is from this address.\n"
      : `Deleted ${count} ${count === 1 ? "lead" : "leads"}. Mails, webhooks, chat notices, exports and backups made before keep their copies.\n`,
  );
  if (others.length > 0)
    await out(`Other leads mention this address; look, and forget them by id:\n${idLines(others)}`);
  if (email) await out(registrations);
  if (!isNobody) await out(receipt(count, email, now));
  try {
    await outbox.compact();
  } catch (error) {
    await out(
      `\nThe deleted text is still in the store's files: ${reasonOf(error)}. The server removes it once it can.\n`,
    );
    return 1;
  }
  return count > 0 || email !== undefined ? 0 : 1;
};
