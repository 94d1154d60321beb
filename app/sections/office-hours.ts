import { OFFICE_HOURS_GMT } from "../../content/office-hours.ts";

/**
 * Returns the office hours of a day on the clock of a place.
 * @param day any moment of the day in question, GMT: summer time may move the result
 * @param timeZone an IANA zone; without one, the visitor's
 * @param locale the locale the times are written in; without one, the browser's
 */
export function officeHoursIn(day: Date, timeZone: string | undefined, locale: string | undefined) {
  const clock = new Intl.DateTimeFormat(locale, { timeZone, hour: "numeric", minute: "2-digit" });
  // Without the invisible marks of direction that some browsers add: the page's fonts do not have them.
  const at = (hour: number) =>
    clock
      .format(Date.UTC(day.getUTCFullYear(), day.getUTCMonth(), day.getUTCDate(), hour))
      .replace(/[\u061c\u200e\u200f]/g, "");
  return { from: at(OFFICE_HOURS_GMT.from), to: at(OFFICE_HOURS_GMT.to) };
}
