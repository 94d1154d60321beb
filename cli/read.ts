import { csvLines } from "../leads/csv.ts";
import { jsonLines, jsonOf, record } from "../leads/record.ts";
import { allLeads } from "../leads/store/outbox.ts";
import { notFound, requireTarget, type StoreRun, UsageError } from "./command.ts";

/** A day, or a time as `list` prints it. */
const TIME = /^(\d{4}-\d{2}-\d{2})(T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2}))?$/;

/**
 * Returns the time that `--since` names; 0 without it.
 * @throws UsageError for anything but a day or a time
 */
export function parseSince(text: string | undefined): number {
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

export const show: StoreRun = async (given) => {
  const { outbox, channels, out } = given;
  const lead = await outbox.get(requireTarget(given, "the id of a lead"));
  if (!lead) return notFound(given);
  await out(`${jsonOf(record(lead, channels), 2)}\n`);
  return 0;
};

const formats = new Map([
  ["json", jsonLines],
  ["csv", csvLines],
]);

export const exportLeads: StoreRun = async ({ outbox, channels, values, out }) => {
  const { format = "json", since } = values;
  const lines = formats.get(format);
  if (!lines) throw new UsageError(`--format is csv or json, not "${format}".`);
  for await (const piece of lines(allLeads(outbox, { since: parseSince(since) }), channels)) {
    await out(piece);
  }
  return 0;
};
