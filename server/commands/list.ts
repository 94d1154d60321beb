import { type KeptLead, type LeadState, leadStates, stateOf } from "../leads/lead.ts";
import { jsonLines, unknownLines } from "../leads/record.ts";
import { allLeads } from "../leads/store/outbox.ts";
import { type StoreRun, UsageError } from "./command.ts";
import { parseSince } from "./read.ts";

/** Leads that `list` prints unless it is given another limit. */
const LIMIT = 100;

/** Line breaks, control and bidirectional characters could steer the terminal. */
const UNPRINTABLE = /[\p{Cc}\u2028\u2029\p{Bidi_Control}]+/gu;

function cut(text: string, width = Number.POSITIVE_INFINITY): string {
  const signs = [...text];
  return signs.length > width ? `${signs.slice(0, width - 1).join("")}…` : text;
}

function lineOf(lead: KeptLead, state: LeadState, mailbox: string): string {
  const { id, kind, person } = lead;
  const address = lead.replyTo === mailbox ? "" : lead.replyTo;
  // To the minute, and the visitor early, so that a window of 80 columns still shows who it was.
  const time = `${new Date(lead.receivedAt).toISOString().slice(0, 16)}Z`;
  const columns = [
    id,
    time,
    state.padEnd(11),
    person.name || person.company || "",
    address,
    kind,
    lead.subject,
    ...unknownLines(lead),
  ];
  return columns
    .map((column) => column.replace(UNPRINTABLE, " "))
    .filter(Boolean)
    .join("  ");
}

function parseLimit(text: string | undefined): number | undefined {
  if (text !== undefined && !/^\d{1,9}$/.test(text)) {
    throw new UsageError(`--limit is a whole number, and 0 means all, not "${text}".`);
  }
  return text === undefined ? undefined : Number(text) || Number.POSITIVE_INFINITY;
}

/** Returns the newest of the leads, oldest first, and how many there are. */
async function newest(leads: AsyncIterable<KeptLead>, limit: number) {
  const last: KeptLead[] = [];
  let count = 0;
  for await (const lead of leads) {
    count++;
    if (last.push(lead) > limit) last.shift();
  }
  return { last, count };
}

/** Prints one line for each of the newest leads, or all as JSON. */
export const list: StoreRun = async ({ config, outbox, channels, values, width, out }) => {
  const { state, since, json } = values;
  if (state !== undefined && !leadStates.some((known) => known === state))
    throw new UsageError(`--state is one of ${leadStates.join(", ")}, not "${state}".`);
  const limit = parseLimit(values.limit);
  const from = parseSince(since);
  async function* chosen() {
    for await (const lead of allLeads(outbox, from)) {
      if (!state || stateOf(lead, channels) === state) yield lead;
    }
  }
  if (json) {
    const leads = limit === undefined ? chosen() : (await newest(chosen(), limit)).last;
    for await (const piece of jsonLines(leads, channels)) await out(piece);
    return 0;
  }
  const { last, count } = await newest(chosen(), limit ?? LIMIT);
  for (const lead of last) {
    await out(`${cut(lineOf(lead, stateOf(lead, channels), config.mailbox), width)}\n`);
  }
  if (count === 0) await out("No leads.\n");
  if (count > last.length) await out(`The newest ${last.length} of ${count} leads; --limit 0 lists all.\n`);
  return 0;
};
