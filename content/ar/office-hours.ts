import { localTime, officeClocks } from "../office-clocks.ts";
import { OFFICE_HOURS_GMT as OPEN } from "../office-hours.ts";
import type { OfficeHoursWords } from "../types/office-hours.ts";

export const officeHoursWords: OfficeHoursWords = {
  zone: "غرينتش",
  summer: "ساعة إضافية صيفًا",
};

const list = new Intl.ListFormat("ar");
const hours = (ahead: number) => `من ${localTime(OPEN.from, ahead)} إلى ${localTime(OPEN.to, ahead)}`;
const summer = list.format(officeClocks.flatMap(({ city, summerTime }) => (summerTime ? [city.ar] : [])));

/** The chart of the office hours in a sentence. */
export const officeHoursSentence =
  `ساعات العمل ${hours(0)} بتوقيت غرينتش، وهي ${list.format(officeClocks.map(({ city, ahead }) => `${hours(ahead)} في ${city.ar}`))}` +
  (summer ? `، وتتأخر صيفًا ساعة واحدة في ${summer}.` : ".");
