const format = (options: Intl.NumberFormatOptions) => new Intl.NumberFormat("en-GB", options).format;
/** Writes an integer with its thousands apart. */
export const grouped = format({ maximumFractionDigits: 0 });
const fine = format({ maximumFractionDigits: 1 });
const finest = format({ maximumFractionDigits: 4 });
const tiny = format({ maximumSignificantDigits: 1 });

/** Writes a number with its decimal places; nothing for none. */
export const exact = (value: number | undefined): string => (value === undefined ? "" : finest(value));

/** Below this, one decimal place is shown. */
const FINE_UNDER = 9.95;
/** Shares this close to 0 or 1 are neither shown as 0% or 100% nor kept apart from them in a sentence. */
export const SHARE_TOLERANCE = 0.0005;

/** Writes a number of things: whole, or with one place under ten. A few hundredths are not rounded to nothing. */
export function formatCount(value: number): string {
  const sound = Math.abs(value) < 1e-9 ? 0 : value;
  if (sound > 0 && sound < 0.05) return tiny(sound);
  return sound < FINE_UNDER ? fine(sound) : grouped(sound);
}

/** Writes per cent, without the rounding errors of binary fractions. */
export const perCent = (value: number): string => `${exact(value)}%`;

/** Writes a share from 0 to 1 as per cent, never rounded to nothing or to everything. */
export function shareOf(value: number): string {
  if (value > 0 && value < SHARE_TOLERANCE) return "0.1%";
  if (value < 1 && value > 1 - SHARE_TOLERANCE) return "99.9%";
  return `${fine(value * 100)}%`;
}
