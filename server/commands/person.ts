import { createHash, randomBytes } from "node:crypto";
import { formNameOf } from "../leads/delivery/form-names.ts";
import { answersOf } from "../leads/delivery/mail-message.ts";
import type { KeptLead } from "../leads/lead.ts";
import { commandLine } from "../leads/notices/notice.ts";
import { jsonOf, record } from "../leads/record.ts";
import { addressOf, printable, timeOf } from "../leads/text.ts";
import { notFound, requireTarget, type StoreRun, UsageError } from "./command.ts";

function isFrom(lead: KeptLead, email: string): boolean {
  const own = [lead.replyTo, lead.fields.email, lead.fields._replyto, lead.fields.replyTo];
  return own.some((address) => addressOf(address ?? "") === email);
}

/**
 * Returns the leads that an email address or an id names, and the others that mention the address.
 * @throws UsageError for the company's own mailbox, which stands in leads of anybody
 */
async function leadsOf(given: Parameters<StoreRun>[0]) {
  const { config, outbox } = given;
  const name = requireTarget(given, "an email address or the id of a lead");
  const email = addressOf(name);
  if (!email.includes("@")) {
    const lead = await outbox.get(name);
    return { own: lead ? [lead] : [], others: [] };
  }
  if (email === addressOf(config.mailbox))
    throw new UsageError("That is the company's own mailbox; name its leads by id.");
  const found = await outbox.mentioning(email);
  const { own = [], others = [] } = Object.groupBy(found, (lead) => (isFrom(lead, email) ? "own" : "others"));
  return { email, own, others };
}

const registrations = `A registration holds no email address: find it by name or telephone (\`${commandLine("find TEXT")}\`) and name its id.\n`;

const idLines = (leads: readonly KeptLead[]) => leads.map(({ id }) => `${id}\n`).join("");

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

const copy =
  (isForUs: boolean): StoreRun =>
  async (given) => {
    const { outbox, channels, values, out } = given;
    const { email, own, others } = await leadsOf(given);
    if (!email && own.length === 0) return notFound(given);
    const now = await outbox.now();
    if (values.json) {
      const leads = own.map((lead) => record(lead, channels));
      const copy = { email, printedAt: new Date(now).toISOString(), leads };
      await out(`${jsonOf({ ...copy, mentionedIn: others.map(({ id }) => id) }, 2)}\n`);
      return 0;
    }
    const count = own.length === 1 ? "1 lead" : `${own.length} leads`;
    await out(
      `Kept by the website${email ? ` from ${printable(email)}` : ""} on ${timeOf(now)}: ${count}.\n`,
    );
    for (const lead of own) await out(`\n${"-".repeat(72)}\n\n${copyOf(lead)}`);
    if (!isForUs) return 0;
    if (others.length > 0) await out(`\nOther leads mention this address, by id:\n${idLines(others)}`);
    if (email) await out(`\n${registrations}`);
    return 0;
  };

/** Prints all that is kept from a person, and where else to look. */
export const person = copy(true);

/** Prints all that is kept from a person, to hand over as it is. */
export const personCopy = copy(false);

/** Returns a line for each lead with its id, by which its copies can be found, and the channels that took it. */
function copyLines(leads: readonly KeptLead[]): string {
  const lines = leads.map(({ id, deliveries }) => {
    const took = deliveries.filter(({ doneAt }) => doneAt !== undefined).map(({ channel }) => channel);
    return `${id}: ${took.length > 0 ? `delivered by ${took.join(", ")}` : "not delivered"}\n`;
  });
  return lines.join("");
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
  const count = await outbox.remove(own.map(({ id }) => id));
  await outbox.compact();
  const isNobody = email !== undefined && own.length === 0;
  await out(
    isNobody
      ? "No lead is from this address.\n"
      : `Deleted ${count} ${count === 1 ? "lead" : "leads"}. Mails, webhooks, chat notices, exports and backups made before keep their copies.\n${copyLines(own)}`,
  );
  if (others.length > 0)
    await out(`Other leads mention this address; look, and forget them by id:\n${idLines(others)}`);
  if (email) await out(registrations);
  if (!isNobody) await out(receipt(count, email, await outbox.now()));
  return count > 0 || email !== undefined ? 0 : 1;
};
