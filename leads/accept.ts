import { hash, randomUUIDv7 } from "node:crypto";
import type { CheckedLead } from "../contract/kinds.ts";
import type { Origin } from "../contract/origin.ts";
import type { ChannelName } from "./lead.ts";
import type { Outbox } from "./store/outbox.ts";
import { oneLine } from "./text.ts";

function fingerprint(lead: CheckedLead, visitor: string): string {
  const content = JSON.stringify([visitor, lead.kind, lead.quarantined, Object.entries(lead.fields).sort()]);
  return hash("sha256", content, "base64url");
}

export interface AcceptOptions {
  outbox: Outbox;
  /** The channels a new lead is delivered through. */
  channels: readonly ChannelName[];
  now: () => number;
}

/**
 * Returns a function that keeps a checked lead and resolves to its id once it is durable; a quarantined lead gets no
 * delivery. It rejects when the store cannot write, and then nothing was kept.
 */
export function createAccept({ outbox, channels, now }: AcceptOptions) {
  return (lead: CheckedLead, visitor: string, origin: Origin): Promise<string> =>
    outbox.add({
      id: randomUUIDv7(),
      kind: lead.kind,
      subject: oneLine(lead.subject),
      replyTo: oneLine(lead.replyTo),
      fields: lead.fields,
      origin,
      quarantined: lead.quarantined,
      receivedAt: Math.round(now()),
      fingerprint: fingerprint(lead, visitor),
      channels: lead.quarantined ? [] : channels,
    });
}

export type Accept = ReturnType<typeof createAccept>;
