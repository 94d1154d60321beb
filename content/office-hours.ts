import type { Language } from "../contract/language.ts";
import { type LocalizedText, site } from "../settings/site.js";
import { officesBeside } from "./contact-details.ts";
import type { Words } from "./words.ts";

interface OfficeClock {
  city: LocalizedText;
  /** Hours ahead of GMT, without summer time. */
  ahead: number;
  /** Summer time adds an hour. */
  hasSummerTime: boolean;
}

const HOUR_MS = 3_600_000;

/** Returns how many hours a zone is ahead of GMT at a moment. */
function hoursAhead(timeZone: string, moment: Date): number {
  const there = moment.toLocaleString("sv-SE", { timeZone });
  return (Date.parse(`${there}Z`) - moment.getTime()) / HOUR_MS;
}

/** Returns the clock of a city, as it is this year. */
export function clockOf({ city, timeZone }: { city: LocalizedText; timeZone: string }): OfficeClock {
  const year = new Date().getUTCFullYear();
  const [winter, summer] = [0, 6].map((month) => hoursAhead(timeZone, new Date(Date.UTC(year, month, 15))));
  const ahead = Math.min(winter ?? 0, summer ?? 0);
  return { city, ahead, hasSummerTime: winter !== summer };
}

/** Returns the clocks on which the chart shows the office hours, from west to east. */
export function officeClocks(): OfficeClock[] {
  return [...officesBeside("contact"), ...site.clocks].map(clockOf).sort((a, b) => a.ahead - b.ahead);
}

/** Writes an hour of GMT as a clock so many hours ahead shows it, such as "11:00". */
export function localTime(hour: number, ahead: number): string {
  const minutes = ((((hour + ahead) * 60) % 1_440) + 1_440) % 1_440;
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, "0")}`;
}

/** Returns what the chart shows: the office hours on the clock of each city, and the cities where summer moves them. */
export function officeHoursChart({ sentence, zone, summer }: Words["officeHours"], language: Language) {
  const { from, to } = site.officeHours;
  const clocks = officeClocks();
  const time = (hour: number, ahead: number) => localTime(hour, ahead).padStart(5, "0");
  const moved = clocks.flatMap(({ city, hasSummerTime }) => (hasSummerTime ? [city[language]] : []));
  const cities = new Intl.ListFormat(language, { type: "unit" }).format(moved);
  return {
    sentence,
    zone,
    summer: moved.length > 0 ? `${cities}: ${summer}` : "",
    rows: clocks.map(({ city, ahead }) => ({
      city: city[language],
      from: time(from, ahead),
      to: time(to, ahead),
    })),
  };
}

/**
 * Returns the office hours of a day on the clock of a place; undefined where the browser knows no time there.
 * @param day any moment of the day in question, GMT: summer time may move the result
 * @param timeZone an IANA zone; without one, the visitor's
 * @param locale the locale the times are written in
 */
export function officeHoursIn(day: Date, timeZone: string | undefined, locale: string) {
  try {
    const clock = new Intl.DateTimeFormat(locale, { timeZone, hour: "numeric", minute: "2-digit" });
    // Without the invisible marks of direction that some browsers add: the page's fonts do not have them.
    const at = (hour: number) =>
      clock
        .format(Date.UTC(day.getUTCFullYear(), day.getUTCMonth(), day.getUTCDate(), hour))
        .replace(/[\u061c\u200e\u200f]/g, "");
    return { from: at(site.officeHours.from), to: at(site.officeHours.to) };
  } catch {
    return undefined;
  }
}
