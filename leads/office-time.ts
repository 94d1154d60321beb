import { type Language, locales } from "../contract/language.ts";
import { site } from "../settings/site.js";

/** The office whose days and times people read in mails and at the desk. */
export const teamOffice = site.offices.find(({ isTeam }) => isTeam) ?? site.offices[0];
const { timeZone } = teamOffice;

export const timeIn = (language: Language, ms: number): string =>
  new Intl.DateTimeFormat(locales[language], { dateStyle: "medium", timeStyle: "short", timeZone }).format(
    ms,
  );

// Swedish writes a day as 2026-01-31.
const days = new Intl.DateTimeFormat("sv", { timeZone });
export const dayOf = (ms: number): string => days.format(ms);

/** Returns the time at which a day begins; undefined for no day. */
export function startOf(day: string): number | undefined {
  const midnight = Date.parse(`${day}T00:00Z`);
  if (Number.isNaN(midnight)) return undefined;
  const shown = new Intl.DateTimeFormat("en", { timeZone, timeZoneName: "longOffset" }).format(midnight);
  return Date.parse(`${day}T00:00${/[+-]\d\d:\d\d$/.exec(shown) ?? "Z"}`);
}
