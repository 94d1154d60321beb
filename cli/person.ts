import { languages } from "../contract/language.ts";
import { personCopy } from "../leads/operations/copy.ts";
import { eachLead, findPerson } from "../leads/operations/find.ts";
import { type ErasedLead, forget as forgetPerson, type Receipt } from "../leads/operations/forget.ts";
import { jsonLines, jsonOf } from "../leads/record.ts";
import { timeOf } from "../leads/text.ts";
import { choose, notFound, requireTarget, type StoreGiven, type StoreRun } from "./command.ts";

const find = (given: StoreGiven) =>
  findPerson(given, requireTarget(given, "an email address or the id of a lead"));

const registrations =
  "A registration holds no email address: find it by name or telephone, and name its id.\n";

const idLines = (ids: readonly string[]) => ids.map((id) => `${id}\n`).join("");

/** Prints all that is kept from a person, and where else to look. */
export const person: StoreRun = async (given) => {
  const { outbox, channels, values, out } = given;
  const found = await find(given);
  const { email, own, others } = found;
  if (!email && own.length === 0) return notFound(given);
  if (values.json) {
    const printedAt = new Date(await outbox.now()).toISOString();
    await out(`${jsonOf({ email, printedAt, mentionedIn: others }).slice(0, -1)},"leads":`);
    for await (const piece of jsonLines(eachLead(given, own), channels)) await out(piece);
    await out("}\n");
    return 0;
  }
  const [language = "en"] = values.language ? choose("language", languages, values.language) : [];
  for await (const piece of personCopy(given, found, language)) await out(piece);
  if (others.length > 0) await out(`\nOther leads mention this address, by id:\n${idLines(others)}`);
  if (email) await out(`\n${registrations}`);
  return 0;
};

/** Returns a line with the id of a deleted lead, by which its copies can be found, and the channels that took it. */
function erasedLine({ id, took, going }: ErasedLead): string {
  const says = [
    took.length > 0 ? `delivered by ${took.join(", ")}` : "not delivered",
    going.length > 0 && `under way by ${going.join(", ")}: look there too`,
  ];
  return `${id}: ${says.filter(Boolean).join("; ")}\n`;
}

function receiptText({ at, count, proof }: Receipt): string {
  const lines = ["Receipt", `Time: ${timeOf(at)}`, `Leads deleted: ${count}`];
  if (proof) lines.push(`Salt: ${proof.salt}`, `SHA-256 of salt and address: ${proof.hash}`);
  return `\n${lines.join("\n")}\n`;
}

/** Deletes one lead, or all leads from an email address, and lists where copies are and others that mention the address. */
export const forget: StoreRun = async (given) => {
  const { out } = given;
  const found = await find(given);
  const { email, own, others } = found;
  const isNobody = email !== undefined && own.length === 0;
  const { receipt, left } = await forgetPerson(given, found, (leads) => out(leads.map(erasedLine).join("")));
  const { count } = receipt;
  await out(
    isNobody
      ? "No lead is from this address.\n"
      : `Deleted ${count} ${count === 1 ? "lead" : "leads"}. Mails, webhooks, chat notices, exports and backups made before keep their copies.\n`,
  );
  if (others.length > 0)
    await out(`Other leads mention this address; look, and forget them by id:\n${idLines(others)}`);
  if (email) await out(registrations);
  if (!isNobody) await out(receiptText(receipt));
  if (left)
    await out(
      `\nThe deleted text is still in the store's files: ${left}. The server removes it once it can.\n`,
    );
  return !left && (count > 0 || email !== undefined) ? 0 : 1;
};
