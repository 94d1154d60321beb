/** The words in the chart of the office hours. */
export const officeHoursWords = {
  cities: { london: "London", cairo: "Cairo", riyadh: "Riyadh", dubai: "Dubai" },
  zone: "GMT",
  summer: "+1 h in summer",
} as const;
