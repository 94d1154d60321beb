import { latinDigits, visible } from "../../contract/typed.ts";

/**
 * Reads a number that a visitor typed, in Latin, Arabic or Persian digits; NaN for anything else. A comma before exactly
 * three digits groups thousands, any other is the decimal sign. No group begins with a lone zero.
 */
export function typedNumber(text: string): number {
  const latin = latinDigits(visible(text)).replace(/[\s٬]/g, "").replaceAll("،", ",");
  const isGrouped = /^(?!0,).*,\d{3}(?!\d)/.test(latin);
  return Number(latin.replaceAll(",", isGrouped ? "" : ".").replace("٫", ".") || Number.NaN);
}
