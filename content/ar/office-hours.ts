import { site } from "../../settings/site.js";
import * as en from "../en/office-hours.ts";
import { localTime, officeClocks } from "../office-hours.ts";
import { formatList } from "../texts.ts";
import { translated } from "../translated.ts";

const clocks = officeClocks();
const hours = (ahead: number) =>
  `من ${localTime(site.officeHours.from, ahead)} إلى ${localTime(site.officeHours.to, ahead)}`;
const summer = formatList(
  clocks.flatMap(({ city, hasSummerTime }) => (hasSummerTime ? [city.ar] : [])),
  "ar",
);
const here = formatList(
  clocks.map(({ city, ahead }) => `${hours(ahead)} في ${city.ar}`),
  "ar",
);

export const officeHours = translated(en.officeHours, {
  zone: "غرينتش",
  summer: "تُضاف ساعة صيفًا",
  sentence:
    `ساعات العمل ${hours(0)} بتوقيت غرينتش، وهي ${here}` +
    (summer ? `، وتُضاف إليها صيفًا ساعة في ${summer}.` : "."),
});
