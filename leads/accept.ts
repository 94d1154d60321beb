import { hash, randomUUIDv7 } from "node:crypto";
import type { CheckedLead } from "../contract/kinds.ts";
import type { NewLead } from "./store/outbox.ts";
import { oneLine } from "./text.ts";

/** Returns a checked lead as the store keeps it; spam gets no delivery. */
export function leadToKeep(
  { kind, subject, replyTo, fields, isSpam }: CheckedLead,
  {
    visitor,
    origin,
    channels,
    receivedAt,
  }: { visitor: string } & Pick<NewLead, "origin" | "channels" | "receivedAt">,
): NewLead {
  const content = JSON.stringify([visitor, kind, isSpam, Object.entries(fields).sort()]);
  return {
    ...{ kind, fields, origin, isSpam, receivedAt, id: randomUUIDv7() },
    subject: oneLine(subject),
    replyTo: oneLine(replyTo),
    fingerprint: hash("sha256", content, "base64url"),
    channels: isSpam ? [] : channels,
  };
}
