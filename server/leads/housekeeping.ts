import { codeOf } from "./fault.ts";
import type { Outbox } from "./outbox.ts";

const DAY_MS = 24 * 3_600_000;
const EVERY_MS = 10 * 60_000;

export interface HousekeepingOptions {
  outbox: Outbox;
  retentionDays: number | undefined;
  now: () => number;
  log: (line: string) => void;
}

/** Deletes what is older than the retention, from the tables and from the store's files; answers how many leads. */
export async function sweep({
  outbox,
  retentionDays,
  now,
}: Omit<HousekeepingOptions, "log">): Promise<number> {
  const before = retentionDays === undefined ? undefined : Math.round(now() - retentionDays * DAY_MS);
  const removed = await outbox.purge(before, Math.round(now()));
  if (removed > 0) await outbox.scrub();
  return removed;
}

/** Sweeps now and every ten minutes; answers how to stop. */
export function startHousekeeping(options: HousekeepingOptions) {
  async function run() {
    try {
      const removed = await sweep(options);
      if (removed > 0) options.log(`Deleted ${removed} leads older than ${options.retentionDays} days.`);
    } catch (error) {
      options.log(`Old leads could not be deleted (${codeOf(error)}).`);
    }
  }
  let running = run();
  const timer = setInterval(() => {
    running = run();
  }, EVERY_MS);
  return async () => {
    clearInterval(timer);
    await running;
  };
}
