import { localTime, OFFICE_HOURS_GMT as OPEN, officeClocks } from "../office-hours.ts";
import type { OfficeHoursWords } from "../types/office-hours.ts";

const clocks = officeClocks();
const list = new Intl.ListFormat("en-GB");
const hours = (ahead: number) => `${localTime(OPEN.from, ahead)} to ${localTime(OPEN.to, ahead)}`;
const summer = list.format(clocks.flatMap(({ city, summerTime }) => (summerTime ? [city.en] : [])));

export const officeHours: OfficeHoursWords = {
  zone: "GMT",
  summer: "+1 h in summer",
  sentence:
    `${hours(0)} GMT is ${list.format(clocks.map(({ city, ahead }) => `${hours(ahead)} in ${city.en}`))}` +
    (summer ? `; in summer one hour later in ${summer}.` : "."),
};
