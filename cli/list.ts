import { type KeptLead, leadStates, stateOf } from "../leads/lead.ts";
import { jsonLines, otherLines } from "../leads/record.ts";
import { allLeads, inPages, LAST } from "../leads/store/outbox.ts";
import { folded, matcher, printable } from "../leads/text.ts";
import { requireTarget, type StoreRun, UsageError } from "./command.ts";
import { parseSince } from "./read.ts";

/** Leads that `list` prints unless it is given another limit. */
const LIMIT = 100;

function cut(text: string, width = Number.POSITIVE_INFINITY): string {
  const signs = [...text];
  return signs.length > width ? `${signs.slice(0, width - 1).join("")}…` : text;
}

/** Returns the line of a lead, cut to the window. */
export function lineOf(lead: KeptLead, { config, channels, width }: Parameters<StoreRun>[0]): string {
  const { id, kind, person } = lead;
  const address = lead.replyTo === config.mailbox ? "" : lead.replyTo;
  // To the minute, and the visitor early, so that a window of 80 columns still shows who it was.
  const time = `${new Date(lead.receivedAt).toISOString().slice(0, 16)}Z`;
  const columns = [
    id,
    time,
    stateOf(lead, channels).padEnd(11),
    person.name || person.company || "",
    address,
    kind,
    lead.subject,
    ...otherLines(lead),
  ];
  return cut(columns.map(printable).filter(Boolean).join("  "), width);
}

function parseLimit(text: string | undefined): number | undefined {
  if (text !== undefined && !/^\d{1,9}$/.test(text)) {
    throw new UsageError(`--limit is a whole number, and 0 means all, not "${text}".`);
  }
  return text === undefined ? undefined : Number(text) || Number.POSITIVE_INFINITY;
}

/** Prints one line for each of the newest leads, or all as JSON. */
export const list: StoreRun = async (given) => {
  const { outbox, channels, values, out } = given;
  const { state, since, json } = values;
  if (state !== undefined && !leadStates.some((known) => known === state))
    throw new UsageError(`--state is one of ${leadStates.join(", ")}, not "${state}".`);
  const limit = parseLimit(values.limit) ?? (json ? Number.POSITIVE_INFINITY : LIMIT);
  const chosen = { since: parseSince(since), state: leadStates.find((known) => known === state), channels };
  let count = 0;
  /** The newest that is not printed. */
  let after: string | undefined;
  for await (const page of inPages(outbox.facts, { ...chosen, before: LAST })) {
    after ??= page[limit - count]?.id;
    count += page.length;
  }
  const newest = allLeads(outbox, { ...chosen, after });
  if (json) {
    for await (const piece of jsonLines(newest, channels)) await out(piece);
    return 0;
  }
  for await (const lead of newest) await out(`${lineOf(lead, given)}\n`);
  if (count === 0) await out("No leads.\n");
  if (count > limit) await out(`The newest ${limit} of ${count} leads; --limit 0 lists all.\n`);
  return 0;
};

/** Tells whether a lead contains a text in its fields or in where it came from. */
export function mentions({ replyTo, origin, fields }: KeptLead, isMatch: (text: string) => boolean): boolean {
  return [replyTo, ...Object.values(origin), ...Object.values(fields)].map(folded).some(isMatch);
}

/** Prints one line for each lead that contains the text. */
export const find: StoreRun = async (given) => {
  const { outbox, out } = given;
  const isMatch = matcher(requireTarget(given, "the text to look for"));
  let isFound = false;
  for await (const lead of allLeads(outbox)) {
    if (!mentions(lead, isMatch)) continue;
    isFound = true;
    await out(`${lineOf(lead, given)}\n`);
  }
  if (!isFound) await out("No lead contains this text.\n");
  return isFound ? 0 : 1;
};
