import { exact, grouped } from "../grouped.ts";

const fine = new Intl.NumberFormat("en-GB", { maximumFractionDigits: 1 });
const tiny = new Intl.NumberFormat("en-GB", { maximumSignificantDigits: 1 });

/** Below this, one decimal place is shown. */
const FINE_UNDER = 9.95;
/** Shares this close to 0 or 1 are neither shown as 0% or 100% nor told apart from them in a sentence. */
export const SHARE_TOLERANCE = 0.0005;

/** Writes a number of things: whole, or with one place under ten. A few hundredths are not rounded to nothing. */
export function count(value: number): string {
  const sound = Math.abs(value) < 1e-9 ? 0 : value;
  if (sound > 0 && sound < 0.05) return tiny.format(sound);
  return sound < FINE_UNDER ? fine.format(sound) : grouped(sound);
}

/** Writes per cent, without the rounding errors of binary fractions. */
export const perCent = (value: number): string => `${exact(value)}%`;

/** Writes a share from 0 to 1 as per cent, never rounded to nothing or to everything. */
export function shareOf(value: number): string {
  if (value > 0 && value < SHARE_TOLERANCE) return "0.1%";
  if (value < 1 && value > 1 - SHARE_TOLERANCE) return "99.9%";
  return `${fine.format(value * 100)}%`;
}
