import { localTime, OFFICE_HOURS_GMT as OPEN, officeClocks } from "../office-hours.ts";
import type { OfficeHoursWords } from "../types/office-hours.ts";

const clocks = officeClocks();
const list = new Intl.ListFormat("ar");
const hours = (ahead: number) => `من ${localTime(OPEN.from, ahead)} إلى ${localTime(OPEN.to, ahead)}`;
const summer = list.format(clocks.flatMap(({ city, summerTime }) => (summerTime ? [city.ar] : [])));

export const officeHours: OfficeHoursWords = {
  zone: "غرينتش",
  summer: "ساعة إضافية صيفًا",
  sentence:
    `ساعات العمل ${hours(0)} بتوقيت غرينتش، وهي ${list.format(clocks.map(({ city, ahead }) => `${hours(ahead)} في ${city.ar}`))}` +
    (summer ? `، وتتأخر صيفًا ساعة واحدة في ${summer}.` : "."),
};
