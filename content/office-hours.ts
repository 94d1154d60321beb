/** The office hours, in whole hours of GMT. */
export const OFFICE_HOURS_GMT = { from: 9, to: 18 } as const;

/** The clocks on which the chart shows the office hours: hours ahead of GMT, and whether summer time adds one. */
export const officeClocks = [
  { city: "london", ahead: 0, summerTime: true },
  { city: "cairo", ahead: 2, summerTime: true },
  { city: "riyadh", ahead: 3, summerTime: false },
  { city: "dubai", ahead: 4, summerTime: false },
] as const;
