/** The office hours, in whole hours of GMT. */
export const OFFICE_HOURS_GMT = { from: 9, to: 18 } as const;
