import { codeOf } from "../fault.ts";
import type { OwnerText } from "../store/outbox.ts";
import { type AlarmOptions, createAlarm, createDiskAlarm } from "./alarm.ts";
import { spamMail, type WeeklyOptions, weeklyMail } from "./weekly.ts";

const EVERY_MS = 60_000;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Mails about a day or a week go out at this hour, UTC: nine in Dubai, eight in Riyadh. */
const HOUR = 5;
/** Day 0, 1 January 1970, was a Thursday: so many days after a Monday. */
const DAY_0 = 3;

export interface WatchOptions extends AlarmOptions, Pick<WeeklyOptions, "retentionDays"> {
  /** True if there is a mailbox that wants a mail each week. */
  hasWeeklyMail: boolean;
  /** The folder of a store that is on this machine. */
  dataDir: string | undefined;
}

const dateOf = (day: number) => new Date(day * DAY_MS).toISOString().slice(0, 10);

/** Tells the owner what is wrong, and each week what came. `check` looks once. */
export function createWatch(options: WatchOptions) {
  const { outbox, channels, now, log, retentionDays, hasWeeklyMail, dataDir } = options;
  const checkAlarm = createAlarm(options);
  const checkDisk = dataDir === undefined ? undefined : createDiskAlarm(options, dataDir);
  const weekly = { outbox, retentionDays, channels: channels.map(({ name }) => name) };

  /** Queues a mail once for each period, which begins at a day; none for the one in which the store was made. */
  async function mailOnce(
    key: string,
    day: number,
    days: number,
    make: () => Promise<OwnerText | undefined>,
  ) {
    const [last, period] = [await outbox.note(key), dateOf(day)];
    // A note from the far future was written while the clock was wrong.
    if (last !== undefined && last >= period && last <= dateOf(day + days)) return;
    // Before the work, so that work which ends the process is not done again by the next start.
    await outbox.setNote(key, period);
    if (last === undefined) return;
    try {
      const mail = await make();
      if (mail) await outbox.tell(mail, { occasion: `${key} ${period}`, channels: ["mail"], now: now() });
    } catch (error) {
      await outbox.setNote(key, last);
      throw error;
    }
  }

  async function checkCalendar() {
    const day = Math.floor((now() - HOUR * HOUR_MS) / DAY_MS);
    const monday = day - ((day + DAY_0) % 7);
    await mailOnce("weekly", monday, 7, () => weeklyMail(weekly, monday * DAY_MS + HOUR * HOUR_MS));
    // Monday's mail names the spam.
    await mailOnce("spam", day, 1, async () => (day === monday ? undefined : spamMail(outbox)));
  }

  async function check() {
    try {
      await checkAlarm();
      await checkDisk?.();
      if (hasWeeklyMail) await checkCalendar();
    } catch (error) {
      log(`The store cannot be watched (${codeOf(error)}).`);
    }
  }

  return {
    check,
    /** Looks every minute; returns a function that stops it. The first look waits, as a start makes all leads due. */
    start() {
      let running = Promise.resolve();
      const timer = setInterval(() => {
        running = running.then(check);
      }, EVERY_MS);
      return async () => {
        clearInterval(timer);
        await running;
      };
    },
  };
}
