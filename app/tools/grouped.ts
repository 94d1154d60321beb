const whole = new Intl.NumberFormat("en-GB", { maximumFractionDigits: 0 });

/** Writes a whole number with its thousands apart. */
export const grouped = (value: number): string => whole.format(value);
