import { hash, randomUUIDv7 } from "node:crypto";
import type { CheckedLead } from "../../contract/kinds.ts";
import type { ChannelName } from "./lead.ts";
import type { Outbox } from "./store/outbox.ts";

const SUBJECT_MAX = 200;

/** Replaces NUL and lone surrogates, which no store and no mail can carry, by U+FFFD. */
const storable = (text: string) => text.toWellFormed().replaceAll("\0", "\uFFFD");

/** Returns text as one line: every run of control characters and line separators becomes a space. */
export function oneLine(text: string): string {
  const line = storable(text)
    .replace(/[\p{Cc}\u2028\u2029]+/gu, " ")
    .trim();
  return line.length > SUBJECT_MAX ? `${line.slice(0, SUBJECT_MAX - 1).toWellFormed()}…` : line;
}

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
  return (lead: CheckedLead, visitor: string): Promise<string> =>
    outbox.add({
      id: randomUUIDv7(),
      kind: lead.kind,
      subject: oneLine(lead.subject),
      replyTo: oneLine(lead.replyTo),
      fields: Object.fromEntries(Object.entries(lead.fields).map(([key, value]) => [key, storable(value)])),
      quarantined: lead.quarantined,
      receivedAt: Math.round(now()),
      fingerprint: fingerprint(lead, visitor),
      channels: lead.quarantined ? [] : channels,
    });
}

export type Accept = ReturnType<typeof createAccept>;
