import { type Language, locales } from "../contract/language.ts";
import { site } from "../settings/site.js";

export const HOUR_MS = 3_600_000;
export const DAY_MS = 24 * HOUR_MS;

/** The office in whose time zone days begin, wherever one is shown. */
export const office = site.offices.find(({ isTeam }) => isTeam) ?? site.offices[0];
const { timeZone } = office;

export const officeTime = (language: Language, ms: number): string =>
  new Intl.DateTimeFormat(locales[language], { dateStyle: "medium", timeStyle: "short", timeZone }).format(
    ms,
  );

// Swedish writes a day as 2026-01-31.
const days = new Intl.DateTimeFormat("sv", { timeZone });
export const officeDay = (ms: number): string => days.format(ms);

const offsets = new Intl.DateTimeFormat("en", { timeZone, timeZoneName: "longOffset" });

/** Returns the time at which a day begins in the office; undefined for no day, such as 30 February. */
export function startOfDay(day: string): number | undefined {
  const midnight = Date.parse(`${day}T00:00Z`);
  // Date.parse reads 30 February as 2 March.
  if (Number.isNaN(midnight) || !new Date(midnight).toISOString().startsWith(day)) return undefined;
  const begin = (ms: number) => Date.parse(`${day}T00:00${/[+-]\d\d:\d\d$/.exec(offsets.format(ms)) ?? "Z"}`);
  // The offset may change (DST) between midnight UTC and midnight in the office.
  return begin(begin(midnight));
}

/** Returns the time at which a day ends in the office, which may have 23 or 25 hours. */
export function endOfDay(day: string): number | undefined {
  const start = startOfDay(day);
  return start && startOfDay(officeDay(start + 1.5 * DAY_MS));
}

export const utcTime = (ms: number) => `${new Date(ms).toISOString().slice(0, 16).replace("T", " ")} UTC`;

/** Returns the month of a time in the office, such as 2026-01. */
export const monthOf = (ms: number) => officeDay(ms).slice(0, "2026-01".length);

/** Returns the first and the last day of a month, within the days that were chosen. */
export function daysOf(month: string, from: string, to: string) {
  const first = `${month}-01`;
  const last = new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(-2)), 0));
  const until = last.toISOString().slice(0, first.length);
  return { from: from > first ? from : first, to: to && to < until ? to : until };
}
