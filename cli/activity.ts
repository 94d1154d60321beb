import { inPages, LAST } from "../leads/store/outbox.ts";
import type { StoreRun } from "./command.ts";
import { parseSince } from "./read.ts";

const PAGE_SIZE = 200;

/** Prints what people did at the desk, the newest first. */
export const activity: StoreRun = async ({ outbox, values, out }) => {
  const since = parseSince(values.since);
  const read = ({ before }: { before?: string | undefined }) => outbox.actions(PAGE_SIZE, before);
  for await (const page of inPages(read, { before: LAST }))
    for (const { at, person, action, leadId } of page)
      if (at >= since)
        await out(`${[new Date(at).toISOString(), person, action, leadId].join("  ").trim()}\n`);
  return 0;
};
