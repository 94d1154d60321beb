import { channelNames } from "../leads/channels.ts";
import { allLeads, csvLines, jsonLines, jsonOf, record } from "../leads/export.ts";
import { leadStates } from "../leads/lead.ts";
import { notFound, requireTarget, type StoreRun, UsageError } from "./command.ts";

/** A day, or a time as `list` prints it. */
const TIME = /^(\d{4}-\d{2}-\d{2})(T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2}))?$/;

function parseSince(text: string | undefined): number {
  if (text === undefined) return 0;
  const [, day = ""] = TIME.exec(text) ?? [];
  const [start, time] = [Date.parse(day), Date.parse(text)];
  // Date.parse reads 30 February as 1 March, so the day is compared with the one it gives.
  if (Number.isNaN(start) || Number.isNaN(time) || new Date(start).toISOString().slice(0, 10) !== day) {
    throw new UsageError(
      `--since wants a day such as 2026-01-31, or a time as list prints it, not "${text}".`,
    );
  }
  return time;
}

/** Removes line breaks and control codes, which could steer the terminal. */
const printable = (text: string) => text.replace(/[\p{Cc}\u2028\u2029]+/gu, " ");

/** Prints one line for each lead. */
export const list: StoreRun = async ({ config, outbox, values, out }) => {
  if (values.state !== undefined && !leadStates.some((state) => state === values.state))
    throw new UsageError(`--state is one of ${leadStates.join(", ")}, not "${values.state}".`);
  let count = 0;
  for await (const lead of allLeads(outbox, parseSince(values.since))) {
    const { state, receivedAt } = record(lead, channelNames(config));
    if (values.state && values.state !== state) continue;
    count++;
    await out(
      `${lead.id}  ${receivedAt}  ${state.padEnd(11)}  ${lead.kind.padEnd(15)}  ${printable(lead.subject)}\n`,
    );
  }
  if (count === 0) await out("No leads.\n");
  return 0;
};

/** Prints one lead as JSON. */
export const show: StoreRun = async (given) => {
  const { config, outbox, out } = given;
  const lead = await outbox.get(requireTarget(given, "the id of a lead"));
  if (!lead) return notFound(given);
  await out(`${jsonOf(record(lead, channelNames(config)), 2)}\n`);
  return 0;
};

const formats = new Map([
  ["json", jsonLines],
  ["csv", csvLines],
]);

/** Prints all leads as JSON or CSV. */
export const exportLeads: StoreRun = async ({ config, outbox, values, out }) => {
  const { format = "json", since } = values;
  const lines = formats.get(format);
  if (!lines) throw new UsageError(`--format is csv or json, not "${format}".`);
  for await (const piece of lines(allLeads(outbox, parseSince(since)), channelNames(config))) {
    await out(piece);
  }
  return 0;
};
