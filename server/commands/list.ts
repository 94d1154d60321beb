import { latinDigits } from "../../contract/characters.ts";
import { type KeptLead, leadStates, stateOf } from "../leads/lead.ts";
import { jsonLines, otherLines } from "../leads/record.ts";
import { allLeads } from "../leads/store/outbox.ts";
import { addressOf, printable } from "../leads/text.ts";
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
export const list: StoreRun = async (given) => {
  const { outbox, channels, values, out } = given;
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
  for (const lead of last) await out(`${lineOf(lead, given)}\n`);
  if (count === 0) await out("No leads.\n");
  if (count > last.length) await out(`The newest ${last.length} of ${count} leads; --limit 0 lists all.\n`);
  return 0;
};

/** Returns letters and digits only, so that a phone number is one word however it was typed. */
const bare = (text: string) =>
  latinDigits(text)
    .replaceAll("(0)", "")
    .replace(/[^\p{L}\d]+/gu, "");

/** Returns a test for texts that contain the wanted one in any case, or its address or phone number however it was typed. */
function matcher(wanted: string): (text: string) => boolean {
  const texts = [wanted.toLowerCase(), ...(wanted.includes("@") ? [addressOf(wanted)] : [])];
  // The same number starts with +971, 00971 or 0.
  const number = bare(wanted).replace(/^0+/, "");
  const isNumber = /^\d{5,}$/.test(number);
  return (text) =>
    texts.some((one) => text.toLowerCase().includes(one)) || (isNumber && bare(text).includes(number));
}

/** Prints one line for each lead that contains the text in its fields or in where it came from. */
export const find: StoreRun = async (given) => {
  const { outbox, out } = given;
  const isMatch = matcher(requireTarget(given, "the text to look for"));
  let isFound = false;
  // SQL would have to read all leads too, and SQLite knows no case but that of A to Z.
  for await (const lead of allLeads(outbox)) {
    const { page, via, campaign } = lead.origin;
    if (![lead.replyTo, page, via, campaign, ...Object.values(lead.fields)].some(isMatch)) continue;
    isFound = true;
    await out(`${lineOf(lead, given)}\n`);
  }
  if (!isFound) await out("No lead contains this text.\n");
  return isFound ? 0 : 1;
};
