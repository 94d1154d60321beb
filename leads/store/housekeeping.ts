import { DAY_MS, HOUR_MS } from "../days.ts";
import { errorCode } from "../error.ts";
import { type LeadStore, NEEDS_COMPACTION } from "./store.ts";

const SPAM_DAYS = 30;
const SWEEP_EVERY_MS = 10 * 60_000;
/** Each sweep advances the limit by at most this: with a clock set years ahead, little is deleted before somebody notices. */
const ADVANCE_MAX_MS = HOUR_MS;

const LAST_SWEEP = "swept";
/** The user of the entries that the system itself makes in the log: the variable by which it deletes. */
const RETENTION_USER = "RETENTION_DAYS";

interface HousekeepingOptions {
  store: LeadStore;
  retentionDays: number | undefined;
  log: (line: string) => void;
}

/**
 * Deletes leads older than the retention; returns how many, how far the clock was ahead of the last sweep, and the fault
 * that left text of deleted leads in the store's files.
 */
export async function sweep({ store, retentionDays }: Omit<HousekeepingOptions, "log">) {
  const clock = await store.now();
  const last = Number((await store.value(LAST_SWEEP)) ?? clock);
  const time = Math.min(clock, last + ADVANCE_MAX_MS);
  const before = retentionDays === undefined ? undefined : time - retentionDays * DAY_MS;
  const deleted = await store.deleteExpired({ before, spamBefore: time - SPAM_DAYS * DAY_MS, now: clock });
  // Never earlier than the last sweep: after a clock that starts in 1970 the next sweep would be limited for years.
  await store.setValue(LAST_SWEEP, String(Math.max(last, time)));
  // An erasure may have left its text in the files.
  const isCompact = !(await store.value(NEEDS_COMPACTION));
  const fault = isCompact ? undefined : await store.compact().then(() => undefined, errorCode);
  return { deleted, aheadMs: clock - last, fault };
}

/** Sweeps now and every ten minutes; returns a function that stops it. */
export function startHousekeeping({ log, ...options }: HousekeepingOptions) {
  let isLogged = false;

  async function run() {
    try {
      const { deleted, aheadMs, fault } = await sweep(options);
      const leads = deleted === 1 ? "lead" : "leads";
      const logged = { user: RETENTION_USER, action: "erase", leadId: "", detail: String(deleted) };
      if (deleted > 0) await options.store.logAction(logged);
      if (deleted > 0) log(`Deleted ${deleted} ${leads} older than ${options.retentionDays} days.`);
      if (fault)
        log(`The store's files still hold text of deleted leads (${fault}); the next sweep tries again.`);
      if (options.retentionDays === undefined || aheadMs < DAY_MS || isLogged) return;
      isLogged = true;
      const days = Math.floor(aheadMs / DAY_MS);
      log(`The clock is ${days} days ahead of the last sweep: retention catches up by one hour per sweep.`);
    } catch (error) {
      log(`Old leads could not be deleted (${errorCode(error)}).`);
    }
  }
  let running = run();
  const timer = setInterval(() => {
    running = run();
  }, SWEEP_EVERY_MS);
  return async () => {
    clearInterval(timer);
    await running;
  };
}
