import { localTime, officeClocks } from "../office-clocks.ts";
import { OFFICE_HOURS_GMT as OPEN } from "../office-hours.ts";
import type { OfficeHoursWords } from "../types/office-hours.ts";

export const officeHoursWords: OfficeHoursWords = {
  zone: "GMT",
  summer: "+1 h in summer",
};

const list = new Intl.ListFormat("en-GB");
const hours = (ahead: number) => `${localTime(OPEN.from, ahead)} to ${localTime(OPEN.to, ahead)}`;
const summer = list.format(officeClocks.flatMap(({ city, summerTime }) => (summerTime ? [city.en] : [])));

/** The chart of the office hours in a sentence. */
export const officeHoursSentence =
  `${hours(0)} GMT is ${list.format(officeClocks.map(({ city, ahead }) => `${hours(ahead)} in ${city.en}`))}` +
  (summer ? `; in summer one hour later in ${summer}.` : ".");
