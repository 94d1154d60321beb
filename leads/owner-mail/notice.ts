import { randomUUIDv7 } from "node:crypto";
import { existsSync } from "node:fs";
import { unknownOrigin } from "../../contract/origin.ts";
import type { ChannelName } from "../lead.ts";
import type { NewLead } from "../store/outbox.ts";

/** The kind of a message of the site itself. It takes the same way as a lead but is in no list of leads. */
export const NOTICE = "notice";

/** Returns an operator's command as it is called on this machine, where `deploy/leads` may be installed. */
export const commandLine = (command: string, installed = "/usr/local/bin/leads"): string =>
  existsSync(installed) ? `leads ${command}` : `npm run leads -- ${command}`;

/** A message of the site itself to the people who own it. */
export interface Notice {
  subject: string;
  text: string;
  /** The same for mails; without it the text. */
  html?: string;
}

/**
 * Returns a notice as the outbox keeps it.
 * @param occasion the same for the same occasion, so that two servers with one store tell of it once
 */
export const kept = (
  { subject, ...fields }: Notice,
  { occasion, channels, now }: { occasion: string; channels: readonly ChannelName[]; now: number },
): NewLead => ({
  id: randomUUIDv7(),
  kind: NOTICE,
  subject,
  replyTo: "",
  fields,
  person: {},
  origin: unknownOrigin,
  quarantined: false,
  receivedAt: now,
  fingerprint: `${NOTICE} ${occasion}`,
  channels,
});
