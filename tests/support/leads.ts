import { randomUUIDv7 } from "node:crypto";
import { type LeadOrigin, unknownOrigin } from "../../contract/origin.ts";
import { inBatches, type LeadStore, type NewLead, type Search } from "../../leads/store/store.ts";

let count = 0;
let lastId = "";

/** Returns an id that sorts after those before, also within one millisecond. */
function nextId(): string {
  const id = randomUUIDv7();
  if (id <= lastId) return nextId();
  lastId = id;
  return id;
}

/** Returns a valid lead, different from all before. */
export function newLead({
  origin,
  ...given
}: Partial<Omit<NewLead, "origin">> & { origin?: Partial<LeadOrigin> } = {}): NewLead {
  count++;
  const email = `visitor${count}@example.com`;
  const texts = { name: "Huda Sample", email, company: "", subject: String(count), message: "Hello there." };
  return {
    id: nextId(),
    kind: "contact",
    subject: `New Contact Form - ${count}`,
    replyTo: email,
    fields: texts,
    origin: { ...unknownOrigin, ...origin },
    isSpam: false,
    receivedAt: Date.now(),
    fingerprint: `print ${count}`,
    channels: ["mail"],
    ...given,
  };
}

/** Returns the ids of a choice of leads, by batch. */
export async function listed(store: LeadStore, search: Search) {
  const batches: string[][] = [];
  for await (const batch of inBatches(store.leads, search)) batches.push(batch.map(({ id }) => id));
  return batches;
}
