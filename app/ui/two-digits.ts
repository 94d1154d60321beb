/** Writes a number with at least two digits. */
export const twoDigits = (n: number): string => String(n).padStart(2, "0");
