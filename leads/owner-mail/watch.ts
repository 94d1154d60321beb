import { DAY_MS, HOUR_MS, officeDay } from "../days.ts";
import { errorCode } from "../error.ts";
import { type AlarmOptions, createAlarm } from "./alarm.ts";
import { type WeeklyOptions, weeklyMail } from "./weekly.ts";

const CHECK_EVERY_MS = 60_000;
/** The mail about a week goes out at this hour: nine in Dubai, eight in Riyadh. */
const MAIL_HOUR_UTC = 5;
/** 1 January 1970 was a Thursday, three days after a Monday. */
const EPOCH_WEEKDAY = 3;

type WatchOptions = AlarmOptions & Omit<WeeklyOptions, "channels"> & { hasWeeklyMail: boolean };

/** Returns the time at which the mail of a day goes out. */
const timeOn = (day: number) => day * DAY_MS + MAIL_HOUR_UTC * HOUR_MS;

/** Notifies the owner of what is wrong, and each week of what came. `check` looks once. */
export function createWatch(options: WatchOptions) {
  const { store, channels, now, log, retentionDays, deskUrl, hasWeeklyMail } = options;
  const checkAlarm = createAlarm(options);
  const weekly = { store, retentionDays, deskUrl, channels: channels.map(({ name }) => name) };

  /** Queues the mail about a week once, on its Monday; none for the week in which the store was made. */
  async function checkCalendar() {
    const day = Math.floor((now() - MAIL_HOUR_UTC * HOUR_MS) / DAY_MS);
    const monday = day - ((day + EPOCH_WEEKDAY) % 7);
    const [last, week] = [await store.value("weekly"), officeDay(timeOn(monday))];
    // A value from the far future was written while the clock was wrong.
    if (last !== undefined && last >= week && last <= officeDay(timeOn(monday + 7))) return;
    // Noted before the work: if the work ends the process, the next start must not do it again.
    await store.setValue("weekly", week);
    if (last === undefined) return;
    try {
      const mail = await weeklyMail(weekly, timeOn(monday));
      await store.queueOwnerMail(mail, { event: `weekly ${week}`, channels: ["mail"] });
    } catch (error) {
      await store.setValue("weekly", last);
      throw error;
    }
  }

  async function check() {
    try {
      await checkAlarm();
      if (hasWeeklyMail) await checkCalendar();
    } catch (error) {
      log(`The store cannot be watched (${errorCode(error)}).`);
    }
  }

  return {
    check,
    /** Looks every minute; returns a function that stops it. The first look waits, as a start makes all leads due. */
    start() {
      let running = Promise.resolve();
      const timer = setInterval(() => {
        running = running.then(check);
      }, CHECK_EVERY_MS);
      return async () => {
        clearInterval(timer);
        await running;
      };
    },
  };
}
