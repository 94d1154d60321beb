const whole = new Intl.NumberFormat("en-GB", { maximumFractionDigits: 0 });
const fine = new Intl.NumberFormat("en-GB", { maximumFractionDigits: 4 });

/** Writes a whole number with its thousands apart. */
export const grouped = (value: number): string => whole.format(value);

/** Writes a number with its decimal places; nothing for none. */
export const exact = (value: number | undefined): string => (value === undefined ? "" : fine.format(value));
