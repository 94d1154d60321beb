import { hash, randomUUIDv7 } from "node:crypto";
import type { CheckedLead } from "../contract/kinds.ts";
import type { NewLead } from "./store/outbox.ts";
import { oneLine } from "./text.ts";

/** Returns a checked lead as the store keeps it; a quarantined one gets no delivery. */
export function leadToKeep(
  { kind, subject, replyTo, fields, quarantined }: CheckedLead,
  {
    visitor,
    origin,
    channels,
    receivedAt,
  }: { visitor: string } & Pick<NewLead, "origin" | "channels" | "receivedAt">,
): NewLead {
  const content = JSON.stringify([visitor, kind, quarantined, Object.entries(fields).sort()]);
  return {
    ...{ kind, fields, origin, quarantined, receivedAt, id: randomUUIDv7() },
    subject: oneLine(subject),
    replyTo: oneLine(replyTo),
    fingerprint: hash("sha256", content, "base64url"),
    channels: quarantined ? [] : channels,
  };
}
