import { site } from "../../settings/site.js";
import { localTime, officeClocks } from "../office-hours.ts";
import { formatList } from "../texts.ts";

const clocks = officeClocks();
const hours = (ahead: number) =>
  `${localTime(site.officeHours.from, ahead)} to ${localTime(site.officeHours.to, ahead)}`;
const summer = formatList(
  clocks.flatMap(({ city, hasSummerTime }) => (hasSummerTime ? [city.en] : [])),
  "en",
);
const here = formatList(
  clocks.map(({ city, ahead }) => `${hours(ahead)} in ${city.en}`),
  "en",
);

export const officeHours = {
  zone: "GMT",
  summer: "+1 h in summer",
  sentence: `${hours(0)} GMT is ${here}${summer ? `; in summer one hour later in ${summer}.` : "."}`,
} as const;
