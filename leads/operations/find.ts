import type { Config } from "../config.ts";
import type { StoredLead } from "../lead.ts";
import { allLeads, type LeadStore } from "../store/store.ts";
import { emailKey } from "../text.ts";

export interface Operator {
  config: Config;
  store: LeadStore;
  /** The email address of a user of the desk, or `CLI_USER`. */
  user: string;
}

export const CLI_USER = "command line";

/** The operation was not understood; the message is a sentence for who asked for it. */
export class OperationError extends Error {}

/** The ids of the leads that an email address or an id names, and of others that mention the address. */
export interface FoundLeads {
  email?: string;
  ids: string[];
  mentioningIds: string[];
}

function isFrom(lead: StoredLead, email: string): boolean {
  const addresses = [lead.replyTo, lead.fields.email, lead.fields._replyto, lead.fields.replyTo];
  return addresses.some((address) => emailKey(address ?? "") === email);
}

/** Returns the email by which a person's leads are found; "" for the company's mailbox, which stands in leads of anybody. */
export function emailOf({ person }: StoredLead, mailbox: string): string {
  const email = emailKey(person.email ?? "");
  return email === emailKey(mailbox) ? "" : email;
}

/** Finds the leads that an email address or an id names. The company's own mailbox stands in leads of anybody. */
export async function findPerson({ config, store }: Operator, emailOrId: string): Promise<FoundLeads> {
  const email = emailKey(emailOrId);
  if (!email.includes("@"))
    return { ids: (await store.get(emailOrId)) ? [emailOrId] : [], mentioningIds: [] };
  if (email === emailKey(config.mailbox))
    throw new OperationError("That is the company's own mailbox; name its leads by id.");
  const found = { email, ids: [] as string[], mentioningIds: [] as string[] };
  for await (const lead of allLeads(store, { text: email }))
    (isFrom(lead, email) ? found.ids : found.mentioningIds).push(lead.id);
  return found;
}

/** Yields leads by id; those that were deleted meanwhile are left out. */
export async function* eachLead({ store }: Operator, ids: readonly string[]): AsyncGenerator<StoredLead> {
  for (const id of ids) {
    const lead = await store.get(id);
    if (lead) yield lead;
  }
}
