import { randomUUIDv7 } from "node:crypto";
import type { NewLead } from "../../server/leads/outbox.ts";

let count = 0;

/** Returns a valid lead, different from all before. */
export function newLead(given: Partial<NewLead> = {}): NewLead {
  count++;
  const email = `visitor${count}@example.com`;
  return {
    id: randomUUIDv7(),
    kind: "contact",
    subject: `New Contact Form - ${count}`,
    replyTo: email,
    fields: { name: "Huda Sample", email, company: "", subject: String(count), message: "Hello there." },
    quarantined: false,
    receivedAt: Date.now(),
    fingerprint: `print ${count}`,
    channels: ["mail"],
    ...given,
  };
}
