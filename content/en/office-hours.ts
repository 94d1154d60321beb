import type { OfficeHoursWords } from "../types/office-hours.ts";

export const officeHoursWords: OfficeHoursWords = {
  cities: { london: "London", cairo: "Cairo", riyadh: "Riyadh", dubai: "Dubai" },
  zone: "GMT",
  summer: "+1 h in summer",
};
